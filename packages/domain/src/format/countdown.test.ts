import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, DAY_MS } from '../duration/duration.ts'
import { countdownParts } from './countdown.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

describe('a countdown', () => {
  it('CARD-08 is cut into days, hours, minutes and seconds', () => {
    expect(countdownParts(after(2 * DAY_MS + 14 * HOUR_MS + 6 * 60_000 + 9_999), NOW)).toEqual({
      days: 2,
      hours: 14,
      minutes: 6,
      seconds: 9,
    })
  })

  it('CARD-08 has no seconds while the end is more than five days away', () => {
    expect(countdownParts(after(5 * DAY_MS), NOW)).toEqual({ days: 5, hours: 0, minutes: 0, seconds: 0 })
    expect(countdownParts(after(5 * DAY_MS + 1), NOW)).toEqual({ days: 5, hours: 0, minutes: 0 })
  })

  it('CARD-08 stays at zero after its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY_MS }), (ms) => {
        expect(countdownParts(after(-ms), NOW)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
      }),
    )
  })

  it('CARD-08 its parts add up to what remains', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * DAY_MS }), (ms) => {
        const { days, hours, minutes, seconds = 0 } = countdownParts(after(ms), NOW)
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(ms / 1000))
      }),
    )
  })
})
