import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../duration/duration.ts'
import { isFreshLogin } from './fresh-login.ts'

const AT = new Date('2026-11-18T12:00:00Z')
const after = (minutes: number) => new Date(AT.getTime() + minutes * MINUTE_MS)

describe('a login', () => {
  it.each([
    [0, true],
    [10, true],
    [10.01, false],
    [11, false],
  ])('SEC-02 of %s minutes ago stands for the password: %s', (minutes, isFresh) => {
    expect(isFreshLogin(AT, after(minutes))).toBe(isFresh)
  })
})
