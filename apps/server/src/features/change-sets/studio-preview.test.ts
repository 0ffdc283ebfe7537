import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeSetAnswer, SaveAnswer, ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
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

interface Page {
  readonly title: string
  readonly blocks: readonly { readonly props: object }[]
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { ...JSON_HEADERS, cookie: manager.cookie }
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, { headers, ...sent })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

/** A set that changes one document. */
async function draft<Value>(document: string, change: (live: Value) => object): Promise<string> {
  const { set } = await ask<{ set: ShownChangeSet }>('sets/create', { name: 'Prøve' })
  const { live } = await ask<{ live: Value }>(`document?document=${document}`)
  const saved = await ask<SaveAnswer>('sets/save', { id: set.id, document, seen: live, value: change(live) })
  expect([saved.success, saved.problems]).toEqual([true, []])
  return set.id
}

async function shown(path: string, { cookie }: { cookie?: string } = manager): Promise<string> {
  const headers = { accept: 'text/html', ...(cookie !== undefined && { cookie }) }
  return (await fetch(shop.origin + path, { headers })).text()
}

/** The block at the top for everybody, and another one for those who come back. */
const withVariant = (page: Page): object => {
  const [first, ...rest] = page.blocks
  const variant = {
    componentName: 'Editorial',
    props: { html: '<p>Hej igen</p>', heading: 'Godt at se dig', level: '1' },
  }
  const rule = { key: 'preview-again', kind: 'personalisation', audience: { visitor: 'returning' } }
  return {
    ...page,
    blocks: [{ ...first, experience: { ...rule, variants: [{ key: 'again', block: variant }] } }, ...rest],
  }
}

describe('the page beside its form', () => {
  it('STU-03 is as each visitor will get it: known, new, or with a variant by name', async () => {
    const id = await draft('page/da/start', withVariant)
    const seenWith = async (visitor: string) =>
      (await shown(`/?preview=studio&set=${id}${visitor}`)).includes('Godt at se dig')
    expect(await seenWith('')).toBe(false)
    expect(await seenWith('&visit=new')).toBe(false)
    expect(await seenWith('&visit=returning')).toBe(true)
    expect(await seenWith('&experience=preview-again:again')).toBe(true)
  })

  it('STU-03 is of any minute to come, with what is planned until then; of no other it is', async () => {
    const id = await draft<Page>('page/da/start', (page) => ({ ...page, title: 'Om to dage' }))
    const publishAt = new Date(TEST_NOW.getTime() + 2 * DAY_MS).toISOString()
    const unpublishAt = new Date(TEST_NOW.getTime() + 4 * DAY_MS).toISOString()
    expect((await ask<ChangeSetAnswer>('sets/step', { id, step: 'publish', publishAt, unpublishAt })).success).toBe(
      true,
    )
    const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS + 1).toISOString()
    const titleIn = async (days: number) =>
      /<title>([^<]*)/.exec(await shown(`/?preview=studio&at=${inDays(days)}`))?.[1]
    expect(await titleIn(1)).not.toContain('Om to dage')
    expect(await titleIn(2)).toContain('Om to dage')
    expect(await titleIn(5)).not.toContain('Om to dage')
    await ask('sets/step', { id, step: 'takeBack' })
  })

  it('SEC-02 STU-03 is shown to nobody who may not write, whatever the address says, and is never kept', async () => {
    const id = await draft<Page>('page/da/start', (page) => ({ ...page, title: 'Ingen ser mig' }))
    const path = `/?preview=studio&set=${id}`
    const service = await employeeAtWork(shop, { role: 'service', now: TEST_NOW })
    const editor = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
    expect(await shown(path)).toContain('<title>Ingen ser mig')
    // A draft is its owner’s, and the others get the page as it is.
    for (const other of [service, editor, {}]) expect(await shown(path, other)).not.toContain('Ingen ser mig')
    expect(await shown('/')).not.toContain('Ingen ser mig')
    const answer = await fetch(shop.origin + path, { headers: { accept: 'text/html', cookie: manager.cookie } })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'none'/)
  })
})
