import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { literalOf, type StatementValue } from './literal.ts'
import { inTransaction } from './message-transaction.ts'

fc.configureGlobal({ seed: 20_261_118 })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'nothing' })
})
afterAll(() => database.drop())

const statementOf = (type: string) => ({ name: `echo-${type}`, text: `select $1::${type} as value` })

/** In the first message of a transaction: a literal. */
async function asLiteral(type: string, value: StatementValue): Promise<unknown> {
  const [row] = await inTransaction(database.pool, (tx) => tx.query<{ value: unknown }>(statementOf(type), [value]))
  return row?.value
}

async function asParameter(type: string, value: unknown): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select $1::${type} as value`, [value])
  return rows[0]?.value
}

/** Characters with a meaning in SQL, in arrays and in JSON, among others. */
const hostileText = fc.string({
  unit: fc.constantFrom(
    'a',
    "'",
    '"',
    '\\',
    '$',
    ';',
    '-',
    '{',
    '}',
    '[',
    ',',
    ':',
    'ø',
    '🪑',
    '\n',
    '\t',
    '%',
    'NULL',
  ),
})
const hostileTexts = fc.array(fc.option(hostileText))

it.each<readonly [string, string, fc.Arbitrary<StatementValue>]>([
  ['texts', 'text', hostileText],
  ['lists of texts, also with nothing in them', 'text[]', hostileTexts],
  ['numbers', 'float8', fc.double()],
  ['whole numbers', 'int', fc.integer()],
  ['lists of numbers', 'float8[]', fc.array(fc.double())],
  ['booleans', 'bool', fc.boolean()],
  ['moments', 'timestamptz', fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })],
  ['JSON', 'jsonb', fc.dictionary(hostileText, fc.oneof(hostileText, fc.integer(), fc.array(hostileText)))],
  ['absent values', 'text', fc.constant(null)],
])('API-03 %s arrive in a message as they arrive as a parameter', async (_name, type, values) => {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      expect(await asLiteral(type, value)).toEqual(await asParameter(type, value))
    }),
    { numRuns: 60 },
  )
})

it.each([
  "'; drop table kept; --",
  "\\'; drop table kept; --",
  String.raw`E'\'; commit; --`,
  '$$; select 1; $$',
  '\');execute "echo-text-call"(\'',
])('API-03 %s is a text and no statement', async (text) => {
  expect(await asLiteral('text', text)).toBe(text)
  expect(await asLiteral('text[]', [text, 'NULL', ''])).toEqual([text, 'NULL', ''])
  expect(await asLiteral('jsonb', { [text]: text })).toEqual({ [text]: text })
})

it('API-03 a text with a NUL is refused with its whole message, and the connection goes on', async () => {
  await database.pool.query('create table kept (text text)')
  const keep = { name: 'keep', text: 'insert into kept values ($1)' }
  const cut = inTransaction(database.pool, async (tx) => {
    tx.write(keep, ['before'])
    tx.write(keep, ["cut\0'); insert into kept values ('after"])
  })
  await expect(cut).rejects.toThrow()
  expect((await database.pool.query('select * from kept')).rows).toEqual([])
  expect(database.pool.idleCount).toBe(database.pool.totalCount)
  expect(await asLiteral('text', 'next')).toBe('next')
})

it('bytes are refused, and so is a second statement of one name', async () => {
  expect(() => literalOf(Buffer.from('x'))).toThrow('as a parameter')
  await expect(
    inTransaction(database.pool, (tx) => tx.query({ name: 'echo-text', text: 'select 1' }, [])),
  ).rejects.toThrow('Two statements are named echo-text')
})
