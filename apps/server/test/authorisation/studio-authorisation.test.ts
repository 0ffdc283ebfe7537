import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeSetCalls } from '@firkant/domain/change-sets/change-set-calls.ts'
import { liveCalls } from '@firkant/domain/change-sets/live-calls.ts'
import { pageEditorCalls } from '@firkant/domain/change-sets/page-calls.ts'
import { EMPLOYEE_ROLES } from '@firkant/domain/employee/employee-roles.ts'
import { reviewDeskCalls } from '@firkant/domain/reviews/review-desk-calls.ts'
import { experimentCalls } from '@firkant/domain/studio/experiments/experiment-calls.ts'
import { mediaCalls } from '@firkant/domain/studio/media/media-calls.ts'
import { studioCalls } from '@firkant/domain/studio/studio-calls.ts'
import { isStudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import { disableEmployee } from '../../src/features/employee/employee-accounts.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import { addTestOrder } from '../samples/test-orders.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { accountWork, employeeAtWork } from '../visitors/test-employee.ts'
import { JSON_HEADERS } from '../visitors/visitor-client.ts'
import type { ThingsOfA } from './authorisation-rows.ts'
import { CHANGE_SET_CALL_ROWS, CHANGE_SET_ID, LIVE_CALL_ROWS } from './change-set-authorisation-rows.ts'
import { EXPERIMENT_CALL_ROWS, EXPERIMENT_KEY, MEDIA_CALL_ROWS } from './media-authorisation-rows.ts'
import { addAskedQuestion, REVIEW_CALL_ROWS } from './review-authorisation-rows.ts'
import { STUDIO_CALL_ROWS } from './studio-authorisation-rows.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const ROWS = {
  ...STUDIO_CALL_ROWS,
  ...CHANGE_SET_CALL_ROWS,
  ...LIVE_CALL_ROWS,
  ...MEDIA_CALL_ROWS,
  ...EXPERIMENT_CALL_ROWS,
  ...REVIEW_CALL_ROWS,
}
type StudioCall = keyof typeof ROWS
const tables = {
  ...studioCalls,
  ...changeSetCalls,
  ...pageEditorCalls,
  ...liveCalls,
  ...mediaCalls,
  ...experimentCalls,
  ...reviewDeskCalls,
}
const calls = Object.keys(tables) as StudioCall[]

/** The one that the calls name, shared and empty. */
async function addChangeSet(brand: string): Promise<void> {
  const { pool } = shop.database
  await pool.query('delete from change_sets where id = $1', [CHANGE_SET_ID])
  await pool.query(
    `insert into change_sets (id, brand, name, state, owner_name, created_at, changed_at)
      values ($1, $2, 'Efterår', 'shared', 'Asta', now(), now())`,
    [CHANGE_SET_ID, brand],
  )
}

/** The one whose results are asked for. */
async function addExperiment(brand: string): Promise<void> {
  const rule = { key: EXPERIMENT_KEY, kind: 'experiment', controlWeight: 1, variants: [{ key: 'b', weight: 1 }] }
  await shop.database.pool.query(
    `insert into experiences (brand, key, rule, started_at) values ($1, $2, $3, now()) on conflict do nothing`,
    [brand, EXPERIMENT_KEY, JSON.stringify(rule)],
  )
}

/** An order of another brand is nobody's here. */
async function ask(call: StudioCall, cookie: string, brand: 'hjemly' | 'skygge' = 'hjemly'): Promise<number> {
  const { order } = await addTestOrder(shop.database.main, { brand, state: 'shipped' })
  await addChangeSet(brand)
  await addExperiment(brand)
  await addAskedQuestion(shop.database, brand)
  const things = { email: order.buyer.email, orderNumber: order.number } as ThingsOfA
  const [method = '', named = ''] = call.split(' ')
  const { body, query, param } = ROWS[call]
  const path = named.replace(/:\w+/, param?.(things) ?? '')
  const sent = method === 'POST' ? { body: JSON.stringify(body?.(things) ?? {}) } : {}
  const params = new URLSearchParams(query?.(things))
  const headers = { ...JSON_HEADERS, ...(cookie && { cookie }) }
  const { status, body: answer } = await fetch(`${shop.origin}${path}?${params}`, { method, headers, ...sent })
  // Of what is live nobody waits for the end.
  await answer?.cancel()
  return status
}

const countChanges = async () =>
  Number((await shop.database.pool.query('select count(*) from studio_changes')).rows[0].count)

describe('every call of the studio', () => {
  it.each(calls)('SEC-02 STU-01 %s: each role by the table', async (call) => {
    const { roles } = ROWS[call]
    const before = await countChanges()
    expect(await ask(call, '')).toBe(401)
    const gone = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
    await disableEmployee(accountWork(shop, TEST_NOW), gone.email)
    expect(await ask(call, gone.cookie)).toBe(401)
    for (const role of EMPLOYEE_ROLES) {
      const { cookie } = await employeeAtWork(shop, { role, now: TEST_NOW })
      const may = isStudioRole(role) && roles.includes(role)
      if (!may) {
        expect([role, await ask(call, cookie)]).toEqual([role, 403])
        expect([role, await countChanges()]).toEqual([role, before])
      }
    }
    for (const role of roles)
      expect([role, await ask(call, (await employeeAtWork(shop, { role, now: TEST_NOW })).cookie)]).toEqual([role, 200])
  })

  it('SEC-02 STU-01 an order of another brand is not found, and is not changed', async () => {
    const { cookie } = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
    const before = await countChanges()
    for (const call of calls.filter((each) => /order\/|orders\/:/.test(each)))
      expect([call, await ask(call, cookie, 'skygge')]).toEqual([call, 404])
    expect(await countChanges()).toBe(before)
  })

  it('SEC-02 STU-02 a change set of another brand is not found', async () => {
    const { cookie } = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
    for (const call of calls.filter((each) => /sets\/(?!create)|document|live|check|translation/.test(each)))
      expect([call, await ask(call, cookie, 'skygge')]).toEqual([call, 404])
  })

  it('SEC-02 REV-01 what was written in the shop of another brand is not found', async () => {
    const { cookie } = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
    for (const call of calls.filter((each) => /reviews\//.test(each)))
      expect([call, await ask(call, cookie, 'skygge')]).toEqual([call, 404])
  })

  it('SEC-02 STU-01 nothing is taken from another site', async () => {
    const { cookie } = await employeeAtWork(shop, { role: 'manager', now: TEST_NOW })
    for (const call of calls.filter((each) => each.startsWith('POST'))) {
      const path = call.split(' ')[1] ?? ''
      const headers = { cookie, 'content-type': 'application/json' }
      const { status } = await fetch(shop.origin + path, { method: 'POST', headers, body: '{}' })
      expect([call, status]).toEqual([call, 403])
    }
  })
})
