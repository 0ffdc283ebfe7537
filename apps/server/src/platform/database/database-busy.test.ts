import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { isDatabaseAway, isDatabaseBusy } from './database-busy.ts'

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

it('OPS-02 so is one that is read-only, in recovery, out of reach, or gave no answer', () => {
  const codes = ['57P01', '57P03', '53300', '08006', '08001', '08P01', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', 'EPIPE']
  const away = codes.map(withCode)
  const silent = ['Query read timeout', 'Connection terminated unexpectedly', 'timeout expired'].map(
    (message) => new Error(message),
  )
  const both = new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])
  for (const error of [...away, ...silent, both]) expect([error, isDatabaseAway(error)]).toEqual([error, true])
  for (const error of [...away, ...silent, both, ...['25006', '40001', '53100'].map(withCode)])
    expect([error, isDatabaseBusy(error)]).toEqual([error, true])
  for (const error of ['25006', '40001', '57014'].map(withCode)) expect(isDatabaseAway(error)).toBe(false)
})

it('a fault of a query, or of ours, is none', () => {
  const faults = [withCode('42P01'), withCode('23505'), new Error('timeout'), new TypeError('x is undefined'), 'busy']
  expect(faults.map(isDatabaseBusy)).toEqual(faults.map(() => false))
})
