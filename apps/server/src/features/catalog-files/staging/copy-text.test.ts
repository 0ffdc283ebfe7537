import { pgTable, boolean, doublePrecision, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { copyLine } from './copy-text.ts'
import { stagedTable } from './staged-table.ts'

const table = stagedTable(
  pgTable('samples', {
    name: text('name'),
    tags: text('tags').array(),
    facts: jsonb('facts'),
    count: integer('count'),
    share: doublePrecision('share'),
    isOn: boolean('is_on'),
    at: timestamp('at', { withTimezone: true }),
  }),
)

it('names the columns that its lines have', () => {
  expect(table.copyStatement).toBe(
    'copy "staged_samples" ("place", "name", "tags", "facts", "count", "share", "is_on", "at") from stdin',
  )
})

it('writes each kind of value, and null for what is missing', () => {
  const at = new Date('2026-11-15T12:00:00Z')
  const row = { name: 'a', tags: ['b', 'c d'], facts: { e: [1, null] }, count: 0, share: 0.5, isOn: false, at }
  expect(copyLine(table, 7, row)).toBe('7\ta\t{"b","c d"}\t{"e":[1,null]}\t0\t0.5\tfalse\t2026-11-15T12:00:00.000Z\n')
  expect(copyLine(table, 8, { name: '', tags: [], facts: null, at: '2026-11-15T13:00:00+01:00' })).toBe(
    '8\t\t{}\t\\N\t\\N\t\\N\t\\N\t2026-11-15T13:00:00+01:00\n',
  )
})

it('escapes what would end a cell, a line, or the data', () => {
  expect(copyLine(table, 1, { name: 'a\tb\nc\rd\\N' }).split('\t')[1]).toBe(String.raw`a\tb\nc\rd\\N`)
  expect(copyLine(table, 1, { tags: ['a"b\\c\td'] }).split('\t')[2]).toBe(String.raw`{"a\\"b\\\\c\td"}`)
  expect(copyLine(table, 1, { facts: { a: '"\n\\' } }).split('\t')[3]).toBe(String.raw`{"a":"\\"\\n\\\\"}`)
})

it('refuses half of a character pair, which would be replaced in silence', () => {
  expect(copyLine(table, 1, { name: 'a🛋' })).toContain('a🛋')
  expect(() => copyLine(table, 1, { name: 'a\uD83D' })).toThrow('half of a character pair')
})
