import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { stockForecasts } from '../../features/stock/stock-tables.ts'
import { errorForLog, shortMessage } from './error-for-log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const failureOf = async (work: PromiseLike<unknown>): Promise<Error> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Error) return error
  }
  return expect.unreachable('it was done')
}

it('a query of many rows fails in a few words, without what it was to write', async () => {
  const rows = Array.from({ length: 1000 }, (_none, index) => ({
    sku: `SECRET-${index}`,
    computedAt: new Date(0),
    available: -1,
    soldIn14Days: 1,
    stockOutAt: null,
  }))
  await database.pool.query('alter table stock_forecasts add constraint never check (available >= 0)')
  const error = await failureOf(database.main.insert(stockForecasts).values(rows))
  const logged = JSON.stringify(errorForLog(error))
  expect(logged.length).toBeLessThan(2500)
  expect(logged).not.toContain('SECRET')
  expect(errorForLog(error)).toMatchObject({ type: 'DrizzleQueryError', code: '23514' })
  expect(shortMessage(error)).toMatch(
    /^The database did not do »insert into "stock_forecasts" .{1,160} …«: new row .* "never"$/,
  )
})

it('a short query is named whole, and any other error stays as it is', async () => {
  const error = await failureOf(database.main.execute(sql`select  nothing`))
  expect(shortMessage(error)).toBe('The database did not do »select nothing«: column "nothing" does not exist')
  expect(errorForLog(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  })
})

it('TRACK-09 what an error quotes of a visitor is left out, in its message, its stack and its other words', async () => {
  const error = Object.assign(new Error('no card GAVE-7K3M-92QX for anna@example.dk'), {
    detail: 'Key (email)=(anna@example.dk) already exists.',
  })
  const logged = JSON.stringify(errorForLog(error))
  expect(logged).not.toMatch(/GAVE|anna/)
  expect(errorForLog(error)).toMatchObject({
    message: 'no card <code> for <email>',
    detail: 'Key (email)=(<email>) already exists.',
  })
})
