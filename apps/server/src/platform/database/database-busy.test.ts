import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { isDatabaseBusy } from './database-busy.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

it('a database without time, room or connection is busy, also when the error is wrapped', () => {
  const pool = new Error('timeout exceeded when trying to connect')
  expect([withCode('57014'), withCode('53300'), withCode('ECONNREFUSED'), pool].map(isDatabaseBusy)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isDatabaseBusy(new DrizzleQueryError('select 1', [], pool))).toBe(true)
})

it('a fault of a query, or of ours, is none', () => {
  const faults = [withCode('42P01'), withCode('23505'), new Error('timeout'), new TypeError('x is undefined'), 'busy']
  expect(faults.map(isDatabaseBusy)).toEqual(faults.map(() => false))
})
