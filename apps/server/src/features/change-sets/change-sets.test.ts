import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ChangeSetAnswer,
  SaveAnswer,
  ShownChangeSet,
  ShownVersion,
} from '@firkant/domain/change-sets/change-set-calls.ts'
import { DAY_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
let eva: WorkingEmployee
let ole: WorkingEmployee
let manager: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop()
  eva = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
  ole = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
  manager = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
})
afterAll(() => shop.close())

async function get<Answer>(path: string, { cookie } = manager): Promise<Answer> {
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, { headers: { cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

async function post<Answer>(path: string, body: unknown, { cookie } = manager): Promise<Answer> {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie }, body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, init)
  expect([path, answer.status, answer.ok ? '' : await answer.text()]).toEqual([path, 200, ''])
  return (await answer.json()) as Answer
}

interface Block {
  readonly id: string
  readonly componentName: string
  readonly props: Record<string, unknown>
}
interface Page {
  readonly title: string
  readonly description?: string
  readonly path: string
  readonly blocks: readonly Block[]
}

const START = 'page/da/start'
const live = async (document = START) => (await get<{ live: Page }>(`document?document=${document}`)).live
const create = async (name: string, who = manager) =>
  (await post<{ set: ShownChangeSet }>('sets/create', { name }, who)).set.id
const save = (id: string, body: { seen: unknown; value: unknown; document?: string }, who = manager) =>
  post<SaveAnswer>('sets/save', { id, document: START, ...body }, who)
const step = (id: string, name: string, body: object = {}, who = manager) =>
  post<ChangeSetAnswer>('sets/step', { id, step: name, ...body }, who)
/** The document, with what React takes it over with. */
const html = async (path = '/') => {
  await shop.heardAll()
  const document = await (await fetch(shop.origin + path, { headers: { accept: 'text/html' } })).text()
  const state = /data-rest="([^"]+)"/.exec(document)?.[1]?.replaceAll('&amp;', '&')
  return state === undefined ? document : document + (await (await fetch(shop.origin + state)).text())
}
/** Nobody is at work for days: whoever goes on signs in again. */
async function travel(to: number): Promise<void> {
  shop.setNow(new Date(to))
  manager = await employeeAtWork(shop, { role: 'manager', now: shop.now() })
}
const at = (ms: number) => new Date(shop.now().getTime() + ms).toISOString()

/** A set of one change of the start page's title. */
async function titled(title: string): Promise<string> {
  const id = await create(title)
  const page = await live()
  const saved = await save(id, { seen: page, value: { ...page, title } })
  expect([saved.success, saved.problems]).toEqual([true, []])
  return id
}

describe('a change set', () => {
  it('STU-02 a brand’s switches are changed by a set and taken back with it; what makes no sense is told at its field', async () => {
    const document = 'switches'
    const switches = async () => {
      await shop.heardAll()
      const query = new URLSearchParams({ language: 'da', d: '[["settings"]]' })
      const answer = await fetch(`${shop.origin}/api/client/dynamic-data/resolve?${query}`)
      return ((await answer.json()) as [{ data: object }])[0].data
    }
    const [id, before] = [await create('Black Friday'), await live(document)]
    const draft = { ...before, blackFridayTheme: true, useNewBadges: true }
    const wrong = { ...draft, enableConfettiOnFirstLoad: true, confettiColors: [] }
    const refused = await save(id, { document, seen: before, value: wrong })
    expect(refused.problems).toMatchObject([{ path: ['enableConfettiOnFirstLoad'] }])
    await save(id, { document, seen: wrong, value: draft })
    expect(await switches()).toMatchObject({ blackFridayTheme: false, useNewBadges: false })
    expect(await step(id, 'publish')).toMatchObject({ success: true })
    expect(await switches()).toMatchObject({ blackFridayTheme: true, useNewBadges: true })
    expect(await step(id, 'takeBack', { reason: 'For tidligt' })).toMatchObject({ success: true })
    expect(await switches()).toMatchObject({ blackFridayTheme: false, useNewBadges: false })
  })

  it('STU-02 a draft is its owner’s, shared everybody’s; an editor asks, and who may publishes', async () => {
    const id = await create('Min kladde', eva)
    const page = await live()
    await save(id, { seen: page, value: { ...page, title: 'Evas titel' } }, eva)
    const seenBy = async (who: WorkingEmployee) =>
      (await get<{ open: ShownChangeSet[] }>('sets', who)).open.some((each) => each.id === id)
    expect([await seenBy(eva), await seenBy(ole)]).toEqual([true, false])
    const hidden = await fetch(`${shop.origin}/api/studio/sets/${id}`, { headers: { cookie: ole.cookie } })
    expect(hidden.status).toBe(404)
    await step(id, 'share', {}, eva)
    expect(await seenBy(ole)).toBe(true)
    const asked = await step(id, 'ask', {}, eva)
    expect(asked.set.steps.find((each) => each.step === 'publish')).toEqual({ step: 'publish', bar: 'role' })
    expect(await save(id, { seen: page, value: { ...page, title: 'Sent' } }, ole)).toMatchObject({
      errorCode: 'barred',
    })
    const refused = await fetch(`${shop.origin}/api/studio/sets/step`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, cookie: eva.cookie },
      body: JSON.stringify({ id, step: 'publish' }),
    })
    expect(refused.status).toBe(403)
    expect(await html()).not.toContain('Evas titel')
    expect((await step(id, 'publish', { reason: 'Set igennem' })).success).toBe(true)
    expect(await html()).toContain('<title>Evas titel')
    const { changes } = await get<{ changes: { kind: string; subject: string; reason?: string }[] }>('changes')
    expect(changes[0]).toMatchObject({ kind: 'setPublished', subject: 'Min kladde', reason: 'Set igennem' })
    expect((await step(id, 'takeBack')).success).toBe(true)
    expect(await html()).not.toContain('Evas titel')
  })

  it('STU-02 two who write in one document keep both; a field of both is answered with three values', async () => {
    const id = await create('Fælles', eva)
    await step(id, 'share', {}, eva)
    const page = await live()
    await save(id, { seen: page, value: { ...page, title: 'Evas' } }, eva)
    const merged = await save(id, { seen: page, value: { ...page, description: 'Oles ord' } }, ole)
    expect(merged.value).toMatchObject({ title: 'Evas', description: 'Oles ord' })
    const refused = await save(id, { seen: page, value: { ...page, title: 'Oles' } }, ole)
    expect(refused).toMatchObject({
      success: false,
      errorCode: 'conflict',
      conflicts: [{ document: START, path: ['title'], base: page.title, mine: 'Oles', theirs: 'Evas' }],
      value: { title: 'Evas', description: 'Oles ord' },
    })
    const chosen = { ...(refused.value as Page), title: 'Oles' }
    expect((await save(id, { seen: refused.value, value: chosen }, ole)).value).toMatchObject({ title: 'Oles' })
    await step(id, 'discard', {}, eva)
  })

  it('STU-02 what was published meanwhile is merged, or told before anything is', async () => {
    const mine = await titled('Min')
    const theirs = await titled('Deres')
    expect((await step(theirs, 'publish')).success).toBe(true)
    const refused = await step(mine, 'publish')
    expect(refused).toMatchObject({ success: false, errorCode: 'conflict', set: { state: 'draft' } })
    expect(refused.conflicts).toMatchObject([{ path: ['title'], mine: 'Min', theirs: 'Deres' }])
    expect(await html()).toContain('<title>Deres')
    await step(theirs, 'takeBack')
    expect((await step(mine, 'publish')).success).toBe(true)
    await step(mine, 'takeBack')
  })
})

describe('times', () => {
  it('STU-02 a page and the frame show a set from its beginning to its end, without any timer', async () => {
    const before = shop.now()
    const id = await titled('Fredag')
    const frame = (await get<{ live: { tagline: string } }>('document?document=frame/da')).live
    await save(id, { document: 'frame/da', seen: frame, value: { ...frame, tagline: 'Kun fredag og lørdag' } })
    await step(id, 'publish', { publishAt: at(DAY_MS), unpublishAt: at(3 * DAY_MS) })
    expect(await html()).not.toContain('Fredag')
    await travel(before.getTime() + DAY_MS + 1)
    expect(await html()).toContain('<title>Fredag')
    expect(await html()).toContain('Kun fredag og lørdag')
    // What is published meanwhile is in it at once, and stays afterwards.
    const other = await create('Imens')
    const page = await live()
    await save(other, { seen: page, value: { ...page, description: 'Imens skrevet' } })
    await step(other, 'publish')
    expect(await html()).toMatch(/<title>Fredag[\s\S]*Imens skrevet/)
    await travel(before.getTime() + 3 * DAY_MS)
    const after = await html()
    expect(after).not.toMatch(/Fredag|Kun fredag/)
    expect(after).toContain('Imens skrevet')
    await travel(before.getTime())
    await step(other, 'takeBack')
  })

  it('STU-02 what has not begun is taken back before, what runs at once; times that can’t be are refused', async () => {
    const before = shop.now()
    const id = await titled('Senere')
    const wrong = { publishAt: at(DAY_MS), unpublishAt: at(HOUR_MS) }
    expect(await step(id, 'publish', wrong)).toMatchObject({
      success: false,
      errorCode: 'window',
      set: { state: 'draft' },
    })
    await step(id, 'publish', { publishAt: at(DAY_MS) })
    expect((await step(id, 'takeBack')).set.state).toBe('takenBack')
    await travel(before.getTime() + 2 * DAY_MS)
    expect(await html()).not.toContain('Senere')
    const forGood = await titled('For altid')
    await step(forGood, 'publish', { publishAt: at(HOUR_MS) })
    await travel(shop.now().getTime() + 2 * HOUR_MS)
    expect(await html()).toContain('<title>For altid')
    await step(forGood, 'takeBack')
    expect(await html()).not.toContain('For altid')
    await travel(before.getTime())
  })
})

describe('publishing', () => {
  it('STU-02 STU-03 what is wrong is told with document and field, and nothing is half-published', async () => {
    const id = await create('Med fejl')
    const page = await live()
    const [first, ...rest] = page.blocks
    const text = { id: 'ny-tekst', componentName: 'Editorial', props: { html: '<p><a href="/findes-ikke">x</a></p>' } }
    const wrong = { ...page, title: 'Halv', blocks: [first, text, ...rest] }
    const saved = await save(id, { seen: page, value: wrong })
    expect(saved.success).toBe(true)
    expect(saved.problems).toMatchObject([{ document: START, path: ['blocks', '1', 'props', 'html'] }])
    const frame = (await get<{ live: { tagline: string } }>('document?document=frame/da')).live
    await save(id, { document: 'frame/da', seen: frame, value: { ...frame, tagline: 'Halvt udgivet' } })
    const refused = await step(id, 'publish')
    expect(refused).toMatchObject({ success: false, errorCode: 'invalid', set: { state: 'draft' } })
    expect(refused.problems?.[0]?.message).toContain('"/findes-ikke" is dead')
    expect(await html()).not.toContain('Halvt udgivet')
    const shapeless = await save(id, { seen: wrong, value: { ...wrong, title: '' } })
    expect(shapeless.problems).toMatchObject([{ path: ['title'] }])
    expect(await step(id, 'publish')).toMatchObject({ success: false, errorCode: 'invalid' })
    await step(id, 'discard')
  })

  it('STU-02 STU-03 BLOCK-19 a film, its captions or its poster that is not there is told at its field, and is not published', async () => {
    const id = await create('Med film')
    const page = await live()
    const poster = { file: 'hero/dining-days.webp', alt: 'Et dækket bord' }
    const filmed = (source: object, image = poster) => {
      const film = { id: 'film', componentName: 'Video', props: { source, title: 'En aften', poster: image } }
      return { ...page, blocks: [...page.blocks, film] }
    }
    const hosted = { kind: 'hosted', film: 'video/evening-at-home.mp4' }
    const place = ['blocks', String(page.blocks.length), 'props']
    let seen: unknown = page
    const told = async (value: unknown) => {
      const saved = await save(id, { seen, value })
      seen = saved.value
      return saved.problems.map(({ path, message }) => ({ path, message }))
    }
    expect(await told(filmed({ ...hosted, film: 'video/findes-ikke.mp4' }))).toEqual([
      { path: [...place, 'source', 'film'], message: 'there is no file "video/findes-ikke.mp4" in the media folder' },
    ])
    expect(await step(id, 'publish')).toMatchObject({ success: false, errorCode: 'invalid', set: { state: 'draft' } })
    expect(await told(filmed({ ...hosted, captions: 'video/findes-ikke.da.vtt' }))).toMatchObject([
      { path: [...place, 'source', 'captions'] },
    ])
    expect(await told(filmed(hosted, { ...poster, file: 'hero/findes-ikke.webp' }))).toMatchObject([
      { path: [...place, 'poster', 'file'] },
    ])
    expect(await told(filmed(hosted))).toEqual([])
    expect((await step(id, 'publish')).success).toBe(true)
    expect((await step(id, 'takeBack')).success).toBe(true)
  })

  it('STU-02 a new page comes, moves and goes; its old addresses lead on', async () => {
    const page = {
      key: 'ny-side',
      path: '/ny-side',
      componentName: 'EditorialPage',
      title: 'Helt ny',
      blocks: [{ id: 'tekst', componentName: 'Editorial', props: { html: '<p>Hej</p>', level: '1', heading: 'Ny' } }],
    }
    const document = 'page/da/ny-side'
    const first = await create('Ny side')
    await save(first, { document, seen: null, value: page })
    expect((await step(first, 'publish')).problems).toBeUndefined()
    expect(await html('/ny-side')).toContain('<title>Helt ny')
    const second = await create('Flyttet')
    const stored = await live(document)
    await save(second, { document, seen: stored, value: { ...stored, path: '/flyttet' } })
    expect(await step(second, 'publish', { unpublishAt: at(DAY_MS) })).toMatchObject({ errorCode: 'fixed' })
    expect((await step(second, 'publish')).success).toBe(true)
    const old = await fetch(`${shop.origin}/ny-side`, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/flyttet'])
    expect((await step(second, 'takeBack')).success).toBe(true)
    expect((await step(first, 'takeBack')).success).toBe(true)
    expect(await live(document)).toBeNull()
  })

  it('STU-02 STU-03 a draft knows a page that came a moment ago', async () => {
    const text = { id: 'tekst', componentName: 'Editorial', props: { html: '<p>Hej</p>', level: '1', heading: 'Kort' } }
    const page = { key: 'kort', path: '/kort', componentName: 'EditorialPage', title: 'Kort', blocks: [text] }
    const [id, start] = [await create('Med link'), await live()]
    const link = { id: 'med-link', componentName: 'Editorial', props: { html: '<p><a href="/kort">Kort</a></p>' } }
    const linked = { ...start, blocks: [...start.blocks, link] }
    const seen = (await save(id, { seen: start, value: linked })).value
    expect((await save(id, { seen, value: linked })).problems).toHaveLength(1)
    const short = await create('En kort side')
    await save(short, { document: 'page/da/kort', seen: null, value: page })
    expect((await step(short, 'publish')).success).toBe(true)
    expect((await save(id, { seen, value: linked })).problems).toEqual([])
    await step(id, 'discard')
    expect((await step(short, 'takeBack')).success).toBe(true)
  })

  it('STU-02 the history of a document names who, when and the set, the newest first', async () => {
    const id = await titled('I historien')
    await step(id, 'publish')
    await step(id, 'takeBack')
    const { versions } = await get<{ versions: ShownVersion[] }>(`history?document=${START}`)
    expect(versions.slice(0, 2)).toMatchObject([
      { name: 'I historien', state: 'published', document: START },
      { name: 'I historien', state: 'takenBack', setId: id },
    ])
  })
})
