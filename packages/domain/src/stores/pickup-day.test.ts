import { describe, expect, it } from 'vitest'
import type { OpeningTimes } from './opening-hours.ts'
import { pickupDay } from './pickup-day.ts'

const weekdays = Array.from({ length: 5 }, () => ['10:00', '18:00'] as const)
const TIMES: OpeningTimes = {
  openingHours: [...weekdays, ['10:00', '15:00'], []],
  specialDays: [{ day: '2026-11-18', name: 'Optælling', hours: [] }],
}
/** Copenhagen is an hour ahead of UTC in November. */
const at = (day: string, clock: string) => pickupDay(TIMES, 'DK', new Date(`${day}T${clock}:00+01:00`))

describe('the day on which goods can be fetched', () => {
  it.each([
    ['before it opens', '2026-11-16', '07:00', '2026-11-16'],
    ['while there is time', '2026-11-16', '16:00', '2026-11-16'],
    ['too late for today', '2026-11-16', '16:01', '2026-11-17'],
    ['too late before a special day', '2026-11-17', '17:00', '2026-11-19'],
    ['on a short Saturday', '2026-11-21', '13:00', '2026-11-21'],
    ['on Saturday evening', '2026-11-21', '14:00', '2026-11-23'],
    ['on Sunday', '2026-11-22', '12:00', '2026-11-23'],
  ])('CHK-01 %s', (_case, day, clock, expected) => {
    expect(at(day, clock)).toBe(expected)
  })

  it('CHK-01 is by the clock on the store’s wall, also when clocks are put forward', () => {
    expect(pickupDay(TIMES, 'DK', new Date('2026-06-15T14:00:00Z'))).toBe('2026-06-15')
    expect(pickupDay(TIMES, 'DK', new Date('2026-06-15T14:01:00Z'))).toBe('2026-06-16')
  })

  it('CHK-01 is not promised by a store that stays closed', () => {
    const closed = { openingHours: Array.from({ length: 7 }, () => [] as const), specialDays: [] }
    expect(pickupDay(closed, 'DK', new Date('2026-11-16T09:00:00Z'))).toBeUndefined()
  })
})
