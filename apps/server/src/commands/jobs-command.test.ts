import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/ground/test-database.ts'
import { runHere } from '../../test/processes/command-run.ts'
import { runCommand } from '../../test/processes/shop-process.ts'
import { jobsCommand } from './jobs-command.ts'

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
    /mail\.hjemly: 1 dead\n {2}mail\.hjemly: 1 done\n {2}dead after 9 since [-\d: ]+: .*: the server is down/,
  )
  expect((await run('--retry')).output).toContain(
    '1 dead jobs begin again\n  mail.hjemly: 1 done\n  mail.hjemly: 1 waiting',
  )
})

it('OPS-01 npm run shop -- jobs --retry ID wakes that one alone, and says which it could not', async () => {
  const add = async (key: string, state: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into jobs (queue, key, payload, state, attempts, last_error, finished_at)
       values ('orders.hjemly', $1, '{}', $2, 9, 'the bank is down', '2026-11-15T12:00:00Z') returning id`,
      [key, state],
    )
    return rows[0]?.id ?? ''
  }
  const [one, other, done] = [await add('one', 'dead'), await add('other', 'dead'), await add('done', 'done')]
  const run = (...args: string[]) => runHere(jobsCommand, args, database.url)
  const woken = await run('--retry', one)
  expect(woken.code).toBe(0)
  expect(woken.output).toContain('1 dead jobs begin again')
  expect(woken.output).toContain(`dead after 9 since 2026-11-15 12:00: orders.hjemly ${other}: the bank is down`)
  const again = await run('--retry', one, done)
  expect(again.code).toBe(2)
  expect(again.output).toContain(`${one} is not among the dead`)
  expect(again.output).toContain(`${done} is not among the dead`)
  const { rows } = await database.pool.query(`select key, state from jobs where queue = 'orders.hjemly' order by key`)
  expect(rows).toEqual([
    { key: 'done', state: 'done' },
    { key: 'one', state: 'waiting' },
    { key: 'other', state: 'dead' },
  ])
  expect(await run('--retry', '17')).toMatchObject({ code: 1 })
  expect((await run(one)).output).toContain('Use --retry ID')
})
