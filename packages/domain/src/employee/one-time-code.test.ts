import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { acceptedSteps, base32, codeOfHash, codeStepAt } from './one-time-code.ts'

function codeAt(seconds: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(codeStepAt(new Date(seconds * 1000))))
  return codeOfHash(createHmac('sha1', '12345678901234567890').update(counter).digest())
}

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at %i s is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(seconds)).toBe(code)
})

it('a code is accepted a step early or late, and never twice', () => {
  const now = new Date(30_000 * 100)
  expect(acceptedSteps(now, null)).toEqual([99, 100, 101])
  expect(acceptedSteps(now, 99)).toEqual([100, 101])
  expect(acceptedSteps(now, 101)).toEqual([])
})

it('secrets are written as RFC 4648 has it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
})
