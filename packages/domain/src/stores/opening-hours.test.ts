import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../delivery/working-days.ts'
import { marketTime, nextMidnight } from '../market/market-clock.ts'
import { MARKET_KEYS } from '../market/market.ts'
import {
  hoursOn,
  nextDays,
  openState,
  specialDaysFrom,
  weekRuns,
  type Hours,
  type OpeningTimes,
} from './opening-hours.ts'
import { dayOfMonth, formatClock, formatHours, weekdayName } from './opening-words.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

const DAILY: Hours = ['10:00', '18:00']
const STORE: OpeningTimes = {
  openingHours: [DAILY, DAILY, DAILY, DAILY, ['10:00', '19:30'], ['10:00', '15:00'], []],
  specialDays: [
    { day: '2026-12-24', name: 'Juleaften', hours: [] },
    { day: '2026-12-20', name: 'Julesøndag', hours: ['11:00', '17:00'] },
  ],
}
const at = (moment: string) => openState(STORE, 'DK', new Date(moment))

describe('the hours of a day', () => {
  it('EMP-05 are those of its weekday, unless the day is special', () => {
    expect(hoursOn(STORE, '2026-11-16')).toEqual({ day: '2026-11-16', hours: DAILY })
    expect(hoursOn(STORE, '2026-11-15').hours).toEqual([])
    expect(hoursOn(STORE, '2026-12-20')).toEqual({ day: '2026-12-20', hours: ['11:00', '17:00'], name: 'Julesøndag' })
    expect(hoursOn(STORE, '2026-12-24')).toEqual({ day: '2026-12-24', hours: [], name: 'Juleaften' })
  })

  it('EMP-05 the next seven days begin today, across months and years', () => {
    const days = nextDays(STORE, '2026-12-29')
    expect(days.map(({ day }) => day.slice(5))).toEqual(['12-29', '12-30', '12-31', '01-01', '01-02', '01-03', '01-04'])
    expect(days[4]?.hours).toEqual(['10:00', '15:00'])
  })

  it('EMP-05 special days that are over are not told, the others in their order', () => {
    expect(specialDaysFrom(STORE, '2026-12-01').map(({ day }) => day)).toEqual(['2026-12-20', '2026-12-24'])
    expect(specialDaysFrom(STORE, '2026-12-24').map(({ day }) => day)).toEqual(['2026-12-24'])
    expect(specialDaysFrom(STORE, '2026-12-25')).toEqual([])
  })

  it('EMP-05 weekdays with the same hours stand together', () => {
    expect(weekRuns(STORE.openingHours).map(({ days }) => days)).toEqual([[0, 1, 2, 3], [4], [5], [6]])
  })
})

describe('whether a store is open', () => {
  it.each([
    ['2026-11-16T08:59:59Z', { state: 'closed', opensAt: '10:00', day: '2026-11-16', inDays: 0 }],
    ['2026-11-16T09:00:00Z', { state: 'open', closesAt: '18:00' }],
    ['2026-11-16T16:59:59Z', { state: 'open', closesAt: '18:00' }],
    ['2026-11-16T17:00:00Z', { state: 'closed', opensAt: '10:00', day: '2026-11-17', inDays: 1 }],
    // Saturday evening: Sunday is skipped.
    ['2026-11-14T18:00:00Z', { state: 'closed', opensAt: '10:00', day: '2026-11-16', inDays: 2 }],
    // A minute before and after midnight in Copenhagen: the day is the store's, not the server's.
    ['2026-11-15T22:59:00Z', { state: 'closed', opensAt: '10:00', day: '2026-11-16', inDays: 1 }],
    ['2026-11-15T23:01:00Z', { state: 'closed', opensAt: '10:00', day: '2026-11-16', inDays: 0 }],
    ['2026-12-20T10:30:00Z', { state: 'open', closesAt: '17:00' }],
    ['2026-12-24T10:30:00Z', { state: 'closed', opensAt: '10:00', day: '2026-12-25', inDays: 1 }],
  ])('EMP-05 at %s', (moment, expected) => {
    expect(at(moment)).toEqual(expected)
  })

  it('EMP-05 follows the clock on the wall over both changes to and from summer time', () => {
    // Daylight saving changes on Sunday 28 March 2027 and Sunday 25 October 2026: Monday opens at ten all the same.
    expect(at('2027-03-26T09:00:00Z')).toEqual({ state: 'open', closesAt: '19:30' })
    expect(at('2027-03-29T07:59:00Z')).toMatchObject({ state: 'closed', inDays: 0 })
    expect(at('2027-03-29T08:00:00Z')).toMatchObject({ state: 'open' })
    expect(at('2026-10-24T07:59:00Z')).toMatchObject({ state: 'closed', inDays: 0 })
    expect(at('2026-10-24T08:00:00Z')).toMatchObject({ state: 'open' })
    expect(at('2026-10-26T08:59:00Z')).toMatchObject({ state: 'closed', inDays: 0 })
    expect(at('2026-10-26T09:00:00Z')).toMatchObject({ state: 'open' })
  })

  it('EMP-05 that is closed for weeks names no day', () => {
    const shut = { openingHours: Array.from({ length: 7 }, (): Hours => []), specialDays: [] }
    expect(openState(shut, 'SE', new Date('2026-11-16T12:00:00Z'))).toEqual({ state: 'closedForLong' })
  })
})

const anyClock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})
const anyHours: fc.Arbitrary<Hours> = fc.oneof(
  fc.constant([] as const),
  fc.tuple(anyClock, anyClock).map(([a, b]): Hours => (a === b ? [] : a < b ? [a, b] : [b, a])),
)
const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
const anyTimes: fc.Arbitrary<OpeningTimes> = fc.record({
  openingHours: fc.array(anyHours, { minLength: 7, maxLength: 7 }),
  specialDays: fc.uniqueArray(
    fc.record({
      day: anyMoment.map((moment) => moment.toISOString().slice(0, 10)),
      name: fc.constant('Fridag'),
      hours: anyHours,
    }),
    { selector: ({ day }) => day, maxLength: 5 },
  ),
})

describe('for any store and any moment', () => {
  it('EMP-05 it is open exactly within the hours of its day, and what it promises is true', () => {
    fc.assert(
      fc.property(anyTimes, fc.constantFrom(...MARKET_KEYS), anyMoment, (times, market, now) => {
        const state = openState(times, market, now)
        const { day, hour, minute } = marketTime(market, now)
        const [opens, closes] = hoursOn(times, day).hours
        const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        const isWithin = opens !== undefined && closes !== undefined && opens <= clock && clock < closes
        expect(state.state === 'open').toBe(isWithin)
        if (state.state === 'closed') {
          expect(hoursOn(times, state.day).hours[0]).toBe(state.opensAt)
          expect(state.day).toBe(addDays(day, state.inDays))
        }
      }),
    )
  })

  it('EMP-05 the next midnight is the first moment of the next day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MARKET_KEYS), anyMoment, (market, now) => {
        const midnight = nextMidnight(market, now)
        const { day } = marketTime(market, now)
        expect(midnight.getTime()).toBeGreaterThan(now.getTime())
        expect(marketTime(market, midnight).day).toBe(addDays(day, 1))
        expect(marketTime(market, new Date(midnight.getTime() - 1)).day).toBe(day)
      }),
    )
  })
})

describe('hours in words', () => {
  it('EMP-05 are short where they can be', () => {
    expect([formatHours(['10:00', '19:00']), formatHours(['09:00', '17:30']), formatHours([])]).toEqual([
      '10–19',
      '9.00–17.30',
      undefined,
    ])
    expect([formatClock('09:00'), formatClock('17:30')]).toEqual(['9', '17.30'])
    expect([weekdayName('da', '2026-12-24'), weekdayName('sv', '2026-12-24')]).toEqual(['torsdag', 'torsdag'])
    expect(dayOfMonth('nb', '2026-12-24')).toBe('24. desember')
  })
})
