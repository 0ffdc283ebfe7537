import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { inTransaction } from './message-transaction.ts'
import { writeLater } from './write-later.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'nothing' })
  await database.pool.query('create table noted (place int not null, text text not null)')
})
beforeEach(async () => {
  await database.pool.query('truncate noted')
})
afterAll(() => database.drop())

const FIRST = { name: 'first', text: 'select 1' }
const note = (place: number | null, text: string) => sql`insert into noted values (${place}, ${text})`
const notes = async () => (await database.pool.query<{ text: string }>('select text from noted order by place')).rows
const textsOf = (rows: readonly { readonly text: string }[]) => rows.map(({ text }) => text)

it('goes out with the commit, in one message with the others, in their order', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const write = () =>
    inTransaction(database.pool, async (tx) => {
      await tx.query(FIRST, [])
      await writeLater(tx.db(), note(1, `it's "one" \\ ; commit`))
      await writeLater(tx.db(), sql`update noted set text = text || ' and two'`)
    })
  // The statements of a connection are planned with the first.
  await write()
  await database.pool.query('truncate noted')
  const before = sent.mock.calls.length
  await write()
  expect(sent.mock.calls.length - before).toBe(2)
  sent.mockRestore()
  expect(textsOf(await notes())).toEqual([`it's "one" \\ ; commit and two`])
})

it('is seen by every query that follows', async () => {
  const [seen, also] = await inTransaction(database.pool, async (tx) => {
    await tx.query(FIRST, [])
    await writeLater(tx.db(), note(1, 'one'))
    const { rows } = await tx.db().execute<{ text: string }>(sql`select text from noted`)
    await writeLater(tx.db(), note(2, 'two'))
    const found = await tx.query<{ text: string }>({ name: 'noted', text: 'select text from noted order by place' }, [])
    return [rows, found]
  })
  expect(textsOf(seen)).toEqual(['one'])
  expect(textsOf(also)).toEqual(['one', 'two'])
})

it('that fails takes everything back, and leaves a connection that can be used', async () => {
  const failing = inTransaction(database.pool, async (tx) => {
    await tx.query(FIRST, [])
    await writeLater(tx.db(), note(1, 'one'))
    await writeLater(tx.db(), note(null, 'nowhere'))
    return 'answered'
  })
  await expect(failing).rejects.toMatchObject({ code: '23502', table: 'noted', column: 'place' })
  expect(await notes()).toEqual([])
})

it('is written at once on any other handle, and in a transaction of its own kind', async () => {
  await writeLater(database.main, note(1, 'one'))
  await database.main.transaction((tx) => writeLater(tx, note(2, 'two')))
  expect(textsOf(await notes())).toEqual(['one', 'two'])
})

it('of endless texts is written all the same, in its order', async () => {
  const texts = Array.from({ length: 320 }, (_, at) => `text ${at}`)
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await inTransaction(pool, async (tx) => {
    await tx.query(FIRST, [])
    for (const [place, text] of texts.entries())
      await writeLater(tx.db(), sql`insert into noted values (${place}, ${sql.raw(`'${text}'`)})`)
  })
  await pool.end()
  expect(textsOf(await notes())).toEqual(texts)
})
