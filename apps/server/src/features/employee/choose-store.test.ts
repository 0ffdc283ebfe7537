import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { employeeAtWork } from '../../../test/visitors/test-employee.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

it('EMP-01 a store that is chosen while the session ends is not chosen, and no fault of the shop', async () => {
  const { id, call } = await employeeAtWork(shop, { now: TEST_NOW })
  const ending = await shop.database.pool.connect()
  try {
    await ending.query('begin')
    await ending.query('delete from sessions where subject_id = $1', [id])
    const choosing = call('store', { storeId: 'aarhus' })
    await until(async () => {
      const { rows } = await shop.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
    await ending.query('commit')
    const answer = await choosing
    expect([answer.status, await answer.json()]).toEqual([200, { success: false }])
  } finally {
    ending.release()
  }
  const { rows } = await shop.database.pool.query('select kind from employee_events where employee_id = $1', [id])
  expect(rows.map(({ kind }) => kind)).not.toContain('storeChosen')
})
