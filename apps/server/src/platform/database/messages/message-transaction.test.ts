import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { inTransaction } from './message-transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'nothing' })
  await database.pool.query('create table kept (text text)')
})
afterAll(() => database.drop())

const ECHO = {
  name: 'echo',
  text: `select $1::text as text, $2::text[] as list, $3::int as number, $4::timestamptz as time, $5::boolean as yes`,
}
const KEEP = { name: 'keep', text: `insert into kept values ($1::text)` }

it('CART-03 what is written is there after the work, and nothing of it when the work fails', async () => {
  const { pool } = database
  await inTransaction(pool, async (tx) => {
    await tx.query(ECHO, ['', [], 1, null, true])
    tx.write(KEEP, ["it's"])
    tx.write(KEEP, ['two'])
  })
  const failing = inTransaction(pool, async (tx) => {
    tx.write(KEEP, ['lost'])
    await tx.query(ECHO, ['', [], 'no number', null, true])
  })
  await expect(failing).rejects.toThrow('invalid input syntax')
  const refused = inTransaction(pool, async (tx) => {
    tx.write(KEEP, ['lost'])
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect((await pool.query('select text from kept')).rows).toEqual([{ text: "it's" }, { text: 'two' }])
  expect(pool.idleCount).toBe(pool.totalCount)
  const { rows } = await pool.query(`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`)
  expect(rows).toEqual([{ open: 0 }])
})

it('CART-03 a failed write or a failed question that the work ignored is an error, never a silent rollback', async () => {
  const { pool } = database
  const before = (await pool.query('select text from kept')).rows
  const badWrite = inTransaction(pool, async (tx) => {
    tx.write(KEEP, ['lost'])
    tx.write({ name: 'divide', text: 'insert into kept values ((1 / $1::int)::text)' }, [0])
    tx.write(KEEP, ['lost as well'])
  })
  await expect(badWrite).rejects.toThrow('division by zero')
  const ignored = inTransaction(pool, async (tx) => {
    await tx.query(ECHO, ['', [], 1, null, true])
    await tx.query(ECHO, ['', [], 'no number', null, true]).catch(() => undefined)
  })
  await expect(ignored).rejects.toThrow('was rolled back')
  expect((await pool.query('select text from kept')).rows).toEqual(before)
  expect(pool.idleCount).toBe(pool.totalCount)
})

it('CART-03 a connection that ends before the commit is an error, and leaves the pool', async () => {
  const { pool } = database
  const ended = inTransaction(pool, async (tx) => {
    tx.write(KEEP, ['lost'])
    tx.write({ name: 'end', text: 'select pg_terminate_backend(pg_backend_pid() + $1::int)' }, [0])
  })
  await expect(ended).rejects.toThrow(/terminat/)
  expect((await pool.query(`select text from kept where text = 'lost'`)).rows).toEqual([])
})
