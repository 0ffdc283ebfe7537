import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { LiveMessage, LivePerson } from '@firkant/domain/change-sets/live-calls.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { until } from '../../../../test/until.ts'
import { openLiveWindow, type LiveWindow } from '../../../../test/visitors/live-window.ts'
import { accountWork, employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'
import { JSON_HEADERS } from '../../../../test/visitors/visitor-client.ts'
import { publishStudioNotes } from '../../../platform/events/studio-notes.ts'
import { changeRole, disableEmployee } from '../../employee/employee-accounts.ts'
import { MAX_STREAMS_OF_ONE } from './presence.ts'

const BEAT_MS = 40
const START = 'page/da/start'

/** One shop in two processes: the second has a door of its own, and the same database. */
let shop: TestShop
let second: TestShop
let eva: WorkingEmployee
let ole: WorkingEmployee
beforeAll(async () => {
  shop = await startTestShop({ studioBeatMs: BEAT_MS })
  second = await startTestShop({ studioBeatMs: BEAT_MS, database: shop.database })
})
afterAll(async () => {
  await second.close()
  await shop.close()
})

const windows: LiveWindow[] = []
async function open(who: WorkingEmployee, query: Readonly<Record<string, string>> = {}, at = shop) {
  const window = await openLiveWindow(at, who, query)
  windows.push(window)
  return window
}
afterEach(async () => {
  await Promise.all(windows.splice(0).map((window) => window.close()))
})

async function post<Answer>(path: string, body: unknown, { cookie }: WorkingEmployee): Promise<Answer> {
  const init = { method: 'POST', headers: { ...JSON_HEADERS, cookie }, body: JSON.stringify(body) }
  const answer = await fetch(`${shop.origin}/api/studio/${path}`, init)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as Answer
}

async function createSet(who: WorkingEmployee, isShared = true): Promise<string> {
  const { set } = await post<{ set: ShownChangeSet }>('sets/create', { name: 'Efterår' }, who)
  if (isShared) await post('sets/step', { id: set.id, step: 'share' }, who)
  return set.id
}

async function saveTitle(id: string, title: string, who: WorkingEmployee, window?: string): Promise<void> {
  const asked = await fetch(`${shop.origin}/api/studio/document?document=${START}&set=${id}`, {
    headers: { cookie: who.cookie },
  })
  const { value } = (await asked.json()) as { value: object }
  await post('sets/save', { id, document: START, seen: value, value: { ...value, title }, window }, who)
}

const peopleIn = ({ messages }: LiveWindow): readonly LivePerson[] | undefined =>
  messages.findLast((each): each is Extract<LiveMessage, { kind: 'people' }> => each.kind === 'people')?.people
const told = ({ messages }: LiveWindow) => messages.filter(({ kind }) => kind === 'saved' || kind === 'step')
/** Notes come in the order of their commits: whoever has heard this one has heard all before it. */
async function expectHeard(window: LiveWindow): Promise<void> {
  const before = window.messages.filter(({ kind }) => kind === 'missed').length
  await publishStudioNotes(shop.database.main, [{ kind: 'missed' }])
  await until(() => expect(window.messages.filter(({ kind }) => kind === 'missed').length).toBeGreaterThan(before))
}

beforeAll(async () => {
  eva = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
  ole = await employeeAtWork(shop, { role: 'merchandiser', now: TEST_NOW })
})
const nameOf = ({ email }: WorkingEmployee) => email.replace(/@.*/, '').replace('ansat-', 'Ansat ')

describe('who is there', () => {
  it('STU-02 two in one document see each other come and go, in whichever process', async () => {
    const set = await createSet(eva)
    const evas = await open(eva, { document: START, set })
    expect([evas.status, evas.headers.get('content-type'), evas.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ])
    const oles = await open(ole, { document: START, set }, second)
    await until(() => expect(peopleIn(evas)).toEqual([{ name: nameOf(ole), isMe: false, isInSet: true }]))
    await until(() => expect(peopleIn(oles)).toEqual([{ name: nameOf(eva), isMe: false, isInSet: true }]))
    await oles.close()
    await until(() => expect(peopleIn(evas)).toEqual([]))
  })

  it('STU-02 whoever looks at the same page in a draft of their own is named, and the draft is not', async () => {
    const draft = await createSet(ole, false)
    const evas = await open(eva, { document: START, set: await createSet(eva) })
    await open(ole, { document: START, set: draft }, second)
    const elsewhere = await open(eva, { document: 'page/da/about' })
    await until(() => expect(peopleIn(evas)).toEqual([{ name: nameOf(ole), isMe: false, isInSet: false }]))
    await expectHeard(elsewhere)
    expect(peopleIn(elsewhere)).toEqual([])
    expect(JSON.stringify(evas.messages)).not.toContain(draft)
  })

  it('STU-02 of a process that was killed nobody stays', async () => {
    const evas = await open(eva, { document: START })
    const here = { brand: 'hjemly', stream: randomUUID(), employeeId: randomUUID(), name: 'Asta', document: START }
    await publishStudioNotes(shop.database.main, [{ kind: 'here', ...here, since: Date.now(), isNew: true }])
    await until(() => expect(peopleIn(evas)).toMatchObject([{ name: 'Asta' }]))
    await until(() => expect(peopleIn(evas)).toEqual([]))
    expect(evas.beats()).toBeGreaterThan(0)
  })

  it('SEC-02 STU-01 of too many windows of one employee the oldest ends, over all processes', async () => {
    const first = await open(eva, { document: START })
    await until(() => expect(peopleIn(first)).toEqual([]))
    for (let count = 1; count < MAX_STREAMS_OF_ONE; count += 1) await open(eva, { document: START }, second)
    await until(() => expect(peopleIn(first)).toMatchObject([{ isMe: true }]))
    expect(first.hasEnded()).toBe(false)
    const last = await open(eva, { document: START }, second)
    await until(() => expect(first.hasEnded()).toBe(true))
    expect(first.messages.at(-1)).toEqual({ kind: 'replaced' })
    expect(last.hasEnded()).toBe(false)
  })
})

describe('what others do', () => {
  it('STU-02 a save and a step are told to those in the set and the document, and not when nothing was stored', async () => {
    const set = await createSet(eva)
    const [inSet, inDocument, overview] = [
      await open(ole, { set }, second),
      await open(ole, { document: START }, second),
      await open(ole, {}, second),
    ]
    const elsewhere = await open(eva, { document: 'page/da/about' })
    await saveTitle(set, 'Evas titel', eva)
    const saved = { kind: 'saved', document: START, setId: set, by: nameOf(eva), isMe: false }
    for (const window of [inSet, inDocument, overview]) await until(() => expect(told(window)).toEqual([saved]))
    const live = { seen: { title: 'aldrig set' }, value: { title: 'Oles titel' } }
    const refused = await post<{ success: boolean }>('sets/save', { id: set, document: START, ...live }, ole)
    expect(refused.success).toBe(false)
    await post('sets/step', { id: set, step: 'ask' }, eva)
    const step = { kind: 'step', step: 'ask', setId: set, by: nameOf(eva), isMe: false }
    for (const window of [inSet, overview]) await until(() => expect(told(window)).toEqual([saved, step]))
    await expectHeard(elsewhere)
    expect(told(elsewhere)).toEqual([])
  })

  it('SEC-02 STU-02 of a draft its owner alone hears, in every window but the one that saved', async () => {
    const draft = await createSet(eva, false)
    const [evas, oles, overview] = [
      await open(eva, { document: START, set: draft }, second),
      await open(ole, { document: START }),
      await open(ole),
    ]
    const own = await open(eva, { document: START, set: draft, window: 'w-1' })
    await saveTitle(draft, 'Hemmelig', eva, 'w-1')
    await until(() => expect(told(evas)).toMatchObject([{ kind: 'saved', isMe: true }]))
    expect((await open(ole, { set: draft })).status).toBe(404)
    await post('sets/step', { id: draft, step: 'discard' }, eva)
    await until(() => expect(told(evas)).toHaveLength(2))
    await until(() => expect(told(own)).toMatchObject([{ kind: 'step' }]))
    for (const window of [oles, overview]) {
      await expectHeard(window)
      expect(told(window)).toEqual([])
    }
  })
})

describe('who may listen', () => {
  it('SEC-02 STU-01 it ends with the session, with another role and with the account, at once', async () => {
    const patient = await startTestShop({ database: shop.database })
    const leave = async (who: WorkingEmployee) => void (await who.call('authentication/logout', {}))
    const ends: readonly ((who: WorkingEmployee) => Promise<unknown>)[] = [
      leave,
      (who) => changeRole(accountWork(shop, TEST_NOW), who.email, 'service'),
      (who) => disableEmployee(accountWork(shop, TEST_NOW), who.email),
    ]
    for (const [index, end] of ends.entries()) {
      const who = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
      // Its beat is far: it ends because it is told.
      const window = await open(who, { document: START }, patient)
      await until(() => expect(peopleIn(window)).toEqual([]))
      await end(who)
      await until(() => expect([index, window.hasEnded()]).toEqual([index, true]))
      expect((await open(who, { document: START })).status).toBe(index === 1 ? 403 : 401)
    }
    await patient.close()
  })

  it('SEC-02 STU-01 a session that is over is found at the next beat', async () => {
    const who = await employeeAtWork(shop, { role: 'editor', now: TEST_NOW })
    const window = await open(who, { document: START })
    await shop.database.pool.query('delete from sessions where subject_id = $1', [who.id])
    await until(() => expect(window.hasEnded()).toBe(true))
  })

  it('OPS-01 a shop that stops ends them, and does not wait', async () => {
    const stopping = await startTestShop({ database: shop.database })
    const window = await open(eva, { document: START }, stopping)
    const evas = await open(ole, { document: START })
    await until(() => expect(peopleIn(evas)).toHaveLength(1))
    await stopping.app.close()
    await until(() => expect(window.hasEnded()).toBe(true))
    await until(() => expect(peopleIn(evas)).toEqual([]))
    await stopping.close()
  })
})
