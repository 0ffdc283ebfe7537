import { describe, expect, it } from 'vitest'
import { arrivalSteps, knownArrivalValues, readArrivalWish } from './arrival-filter.ts'

describe('with me by Friday', () => {
  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-27'],
    ['2026-11-21', '2026-11-27'],
  ])('DLV-02 from %s on the first day is %s, the Fridays of the next weeks follow', (today, first) => {
    const steps = arrivalSteps(today)
    expect(steps[0]).toBe(first)
    expect(steps).toHaveLength(4)
    expect(steps.every((day) => new Date(day).getUTCDay() === 5)).toBe(true)
  })

  it.each(['8592.', '859', '8592.2026-1-1', 'x', '8592 2026-11-27'])('DLV-02 %j is no wish', (written) => {
    expect(readArrivalWish(written)).toBeUndefined()
  })

  it('DLV-02 keeps days ahead of the place; without one, the place alone', () => {
    const known = (...chosen: readonly string[]) =>
      knownArrivalValues(chosen, { postcode: '8592', today: '2026-11-19' })
    expect(known('8592.2026-11-27', '8592', '3700.2026-11-20')).toEqual(['8592.2026-11-27'])
    for (const wrong of ['8592.2026-11-18', '8592.2027-11-18', '8592.2026-13-40', '8592.2026-02-30'])
      expect(known(wrong), wrong).toEqual(['8592'])
  })
})
