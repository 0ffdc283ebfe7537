import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../test/shop-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

it('OPS-01 npm run shop -- jobs names the dead and why, and wakes them when asked to', async () => {
  await database.pool.query(
    `insert into jobs (queue, key, payload, state, attempts, last_error, finished_at)
     values ('mail.hjemly', 'a', '{}', 'dead', 9, 'the server is down', now()), ('mail.hjemly', 'b', '{}', 'done', 1, null, now())`,
  )
  const run = (...args: string[]) => runCommand(['jobs', ...args], { DATABASE_URL: database.url })
  const told = await run()
  expect(told.code).toBe(0)
  expect(told.output).toMatch(
    /mail\.hjemly: 1 dead\n {2}mail\.hjemly: 1 done\n {2}dead after 9: .*: the server is down/,
  )
  expect((await run('--retry')).output).toContain(
    '1 dead jobs begin again\n  mail.hjemly: 1 done\n  mail.hjemly: 1 waiting',
  )
})
