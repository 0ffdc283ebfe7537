import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeSetAnswer, SaveAnswer, ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { ShownCheck } from '@firkant/domain/change-sets/page-calls.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { measureHero } from './measure-pictures.ts'

let shop: TestShop
let manager: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  manager = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
})
afterAll(() => shop.close())

interface Block {
  readonly id: string
  readonly componentName: string
  readonly props: Record<string, unknown>
}
interface Page {
  readonly blocks: readonly Block[]
}

const DOCUMENT = 'page/da/start'

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, { headers: { cookie: manager.cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie: manager.cookie }, body: JSON.stringify(body) }
  return (await (await fetch(`${shop.origin}/api/studio/${path}`, init)).json()) as Answer
}

/** A set in which the start page is as the change makes it. */
async function written(change: (page: Page) => Page): Promise<{ id: string; saved: SaveAnswer }> {
  const { set } = await post<{ set: ShownChangeSet }>('sets/create', { name: 'Efterår' })
  const { live } = await get<{ live: Page }>(`document?document=${DOCUMENT}`)
  const body = { id: set.id, document: DOCUMENT, seen: live, value: change(live) }
  return { id: set.id, saved: await post<SaveAnswer>('sets/save', body) }
}

const checkOf = async (set: string) => {
  const { checks } = await get<{ checks: ShownCheck[] }>(`check?document=${DOCUMENT}&set=${set}`)
  return Object.fromEntries(checks.map((each) => [each.check, each]))
}
const withHero = (page: Page, props: Record<string, unknown>): Page => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.componentName === 'Hero' ? { ...block, props: { ...block.props, ...props } } : block,
  ),
})
const text = (id: string, html: string): Block => ({ id, componentName: 'Editorial', props: { html } })

it('STU-03 the check list weighs the page, reads its headings and measures words on the picture behind them', async () => {
  const { id } = await written((page) => ({
    ...withHero(page, { tone: 'dark', textSide: 'right' }),
    blocks: [
      ...withHero(page, { tone: 'dark', textSide: 'right' }).blocks,
      text('jump', '<h4>Et trin for langt nede</h4>'),
      { id: 'second', componentName: 'Editorial', props: { heading: 'En side til', level: '1', html: '<p>Ord</p>' } },
    ],
  }))
  const checks = await checkOf(id)
  expect([checks.fields?.state, checks.links?.state, checks.alt?.state]).toEqual(['ok', 'ok', 'ok'])
  expect(checks.headings?.findings).toMatchObject([
    { code: 'heading-second', block: 'second' },
    { code: 'heading-skipped', block: 'jump', values: { level: 4, words: 'Et trin for langt nede' } },
  ])
  // White words where the picture is light.
  expect(checks.contrast).toMatchObject({ state: 'look', findings: [{ code: 'contrast', block: 'hero' }] })
  expect(checks.weight?.figure?.kB).toBeGreaterThan(20)
  expect(checks.weight?.figure?.pictures).toBeGreaterThan(1)
})

it('STU-03 what keeps a page from being published is told where it is, and refused', async () => {
  const { id, saved } = await written((page) =>
    withHero(page, {
      image: { file: 'hero/dining-days.webp', alt: '' },
      links: [{ to: '/findes-ikke', title: 'Se mere' }],
    }),
  )
  expect(saved.problems.map(({ path }) => path.slice(2).join('/')).toSorted()).toEqual([
    'props/image/alt',
    'props/links/0/to',
  ])
  const checks = await checkOf(id)
  expect(checks.alt).toMatchObject({
    state: 'mend',
    findings: [{ code: 'told', path: ['blocks', '0', 'props', 'image', 'alt'] }],
  })
  expect(checks.links).toMatchObject({
    state: 'mend',
    findings: [{ path: ['blocks', '0', 'props', 'links', '0', 'to'] }],
  })
  const refused = await post<ChangeSetAnswer>('sets/step', { id, step: 'publish' })
  expect(refused).toMatchObject({ success: false, errorCode: 'invalid' })
  expect(refused.problems?.some(({ path }) => path.at(-1) === 'alt')).toBe(true)
})

it('STU-03 a page that can’t be shown is looked at when it can', async () => {
  const { id } = await written((page) => withHero(page, { heading: '' }))
  const checks = await checkOf(id)
  expect([checks.fields?.state, checks.headings?.state, checks.weight?.state]).toEqual(['mend', 'waits', 'waits'])
})

it('STU-03 of a page that is as it is for good the list is asked without a set; of no page it is not', async () => {
  const { checks } = await get<{ checks: ShownCheck[] }>(`check?document=${DOCUMENT}`)
  expect(checks.filter(({ state }) => state === 'mend')).toEqual([])
  const none = await fetch(`${shop.origin}/api/studio/check?document=switches`, { headers: { cookie: manager.cookie } })
  expect(none.status).toBe(404)
})

it('STU-03 the pixels are those around the focal point', async () => {
  const left = await sharp({ create: { width: 400, height: 900, channels: 3, background: '#101010' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#f0f0f0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .webp()
    .toBuffer()
  const hero = {
    block: 'hero',
    side: 'left',
    tone: 'dark',
    focus: { x: 50, y: 50 },
    src: '/images/a.webp?v=1&w=960',
  } as const
  const asked: string[] = []
  const contrast = await measureHero(hero, { ink: '#ffffff' }, async (address) => {
    asked.push(address)
    return picture
  })
  expect(asked).toEqual(['/images/a.webp?v=1&w=960'])
  expect(contrast).toBeLessThan(1.3)
})
