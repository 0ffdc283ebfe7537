import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeSetAnswer, SaveAnswer, ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { ShownSourceChange } from '@firkant/domain/change-sets/page-calls.ts'
import { ORDINARY_PATTERNS, pageFromPattern } from '@firkant/domain/content/patterns/page-patterns.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { StudioMe } from '@firkant/domain/studio/studio-calls.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
let manager: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  manager = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
})
afterAll(() => shop.close())

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, { headers: { cookie: manager.cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie: manager.cookie }, body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, init)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

const create = async () => (await post<{ set: ShownChangeSet }>('sets/create', { name: 'Nyt' })).set.id
const save = (id: string, document: string, seen: unknown, value: unknown) =>
  post<SaveAnswer>('sets/save', { id, document, seen, value })
const publish = (id: string) => post<ChangeSetAnswer>('sets/step', { id, step: 'publish' })
const pathsOf = ({ problems }: Pick<ChangeSetAnswer, 'problems'>) =>
  (problems ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const PICTURE = { file: 'hero/dining-days.webp', alt: 'Et bord' }
const page = (key: string, path: string) =>
  pageFromPattern('questions', { key, path, title: 'Spørg', language: 'da', look: ORDINARY_PATTERNS, picture: PICTURE })

/** As somebody writes it who has filled everything in. */
const filled = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\[[^[\]]{4,120}\]/g, 'Egne ord'))

describe('a new page', () => {
  it('STU-03 begins as its brand has it, is seen by its maker alone, and is published with words of its own', async () => {
    const { brand } = await get<StudioMe>('me')
    expect(brand.patterns.offered).toContain('questions')
    const [id, document] = [await create(), 'page/da/spoerg']
    const made = page('spoerg', '/spoerg')
    const saved = await save(id, document, null, made)
    expect([saved.success, pathsOf(saved)[0]]).toEqual([
      true,
      'blocks.0.props.html: is still the pattern’s: write words of your own',
    ])
    const at = `${shop.origin}/spoerg`
    expect((await fetch(at)).status).toBe(404)
    const shown = await fetch(`${at}?preview=studio&set=${id}`, {
      headers: { cookie: manager.cookie, accept: 'text/html' },
    })
    expect([shown.status, (await shown.text()).includes('[Svaret i to sætninger.]')]).toEqual([200, true])
    const refused = await publish(id)
    expect([refused.success, refused.errorCode]).toEqual([false, 'invalid'])
    const own = await save(id, document, made, filled(made))
    expect(pathsOf(own)).toEqual([])
    expect((await publish(id)).success).toBe(true)
    await shop.heardAll()
    expect((await fetch(at)).status).toBe(200)
  })

  it('STU-03 does not take the address of another page: it is told at the field, and nothing is published', async () => {
    const id = await create()
    const saved = await save(id, 'page/da/spoerg-2', null, filled(page('spoerg-2', '/om-hjemly')))
    const told = ['path: is the address of the page about already']
    expect(pathsOf(saved)).toEqual(told)
    const answer = await publish(id)
    expect([answer.success, answer.errorCode, pathsOf(answer)]).toEqual([false, 'invalid', told])
  })

  it('STU-03 two new pages of one set do not share an address', async () => {
    const id = await create()
    await save(id, 'page/da/en', null, filled(page('en', '/samme')))
    await save(id, 'page/da/to', null, filled(page('to', '/samme')))
    expect(pathsOf(await publish(id))).toEqual(['path: is the address of the page en already'])
  })
})

describe('a translation', () => {
  interface Written {
    readonly blocks: readonly { readonly id: string; readonly props: Record<string, unknown> }[]
  }
  const live = async (document: string) => (await get<{ live: Written }>(`document?document=${document}`)).live
  const changes = async (set = '') =>
    get<{ source: Written; changes: ShownSourceChange[]; translatedAt?: string }>(
      `translation?document=page/nb/about&from=da${set && `&set=${set}`}`,
    )
  const headed = (value: Written, heading: string): Written => ({
    ...value,
    blocks: value.blocks.map((block, at) => (at === 0 ? { ...block, props: { ...block.props, heading } } : block)),
  })

  it('STU-03 is out of date where the other language was changed since it was published, field by field', async () => {
    expect((await changes()).changes).toEqual([])
    shop.setNow(new Date(TEST_NOW.getTime() + DAY_MS))
    manager = await employeeAtWork(shop, { role: 'manager', now: shop.now() })
    const before = await live('page/da/about')
    const [first] = before.blocks
    const id = await create()
    await save(id, 'page/da/about', before, headed(before, 'Nye vilkår'))
    const path = ['blocks', `#${first?.id ?? ''}`, 'props', 'heading']
    const change = { path, before: first?.props.heading, after: 'Nye vilkår' }
    expect((await changes()).changes).toEqual([])
    expect((await changes(id)).changes).toEqual([change])
    // Versions have the database’s time: the old ones lie further back than one import takes.
    await shop.database.pool.query(`update page_versions set created_at = created_at - interval '1 hour'`)
    expect((await publish(id)).success).toBe(true)
    expect((await changes()).changes).toEqual([change])
    const norwegian = await live('page/nb/about')
    const own = await create()
    await save(own, 'page/nb/about', norwegian, headed(norwegian, 'Nye vilkår'))
    expect((await publish(own)).success).toBe(true)
    expect((await changes()).changes).toEqual([])
  })

  it('STU-03 there may be none yet, and another page is none', async () => {
    const id = await create()
    expect(await get(`translation?document=page/nb/nowhere&from=da&set=${id}`)).toMatchObject({
      source: null,
      changes: [],
    })
    const { status } = await fetch(`${shop.origin}/api/studio/translation?document=switches&from=da`, {
      headers: { cookie: manager.cookie },
    })
    expect(status).toBe(404)
  })
})

describe('what a link may name', () => {
  interface Found {
    readonly found: readonly { readonly value: string; readonly name: string; readonly kind: string }[]
  }
  it('STU-03 pages, categories, products, rooms, makers, series and stores are found by name, and none of them is dead', async () => {
    const said = ['om', 'sofa', 'nordlo', 'stue', 'kbh', 'a', 'e', 'o']
    const answers = await Promise.all(said.map((each) => get<Found>(`find?kind=link&of=da&said=${each}`)))
    const found = new Map(answers.flatMap((answer) => answer.found.map((each) => [each.value, each] as const)))
    const kinds = new Set([...found.values()].map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['category', 'maker', 'page', 'product', 'room', 'series', 'store'])
    const links = [...found.values()].map(({ value, name }) => ({ to: value, title: name }))
    const blocks = Array.from({ length: Math.ceil(links.length / 24) }, (_, at) => ({
      id: `links-${at}`,
      componentName: 'LinkCollection',
      props: { links: links.slice(at * 24, at * 24 + 24) },
    }))
    const value = { key: 'veje', path: '/veje', componentName: 'EditorialPage', title: 'Veje', blocks }
    const drafts = 'leads to a draft'
    const dead = pathsOf(await save(await create(), 'page/da/veje', null, value)).filter(
      (each) => !each.includes(drafts),
    )
    expect(dead).toEqual([])
  })
})
