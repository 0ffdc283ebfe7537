import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { overpricedPeriods, packagePriceLog, type PackagePartLog } from './package-price.ts'
import { currentPrice, type PriceEntry, type PriceReason } from './price-log.ts'

const START = Date.UTC(2026, 0, 1)
const day = (days: number) => new Date(START + days * DAY_MS)
const price = (minor: number, from: number, to?: number, reason: PriceReason = 'regular'): PriceEntry => ({
  minor,
  reason,
  from: day(from),
  to: to === undefined ? undefined : day(to),
})
const SET = [price(9999_00, 0)]
const SOFA = { quantity: 1, log: [price(8999_00, 0), price(7199_00, 40, 60, 'campaign')] }
const POUF = { quantity: 1, log: [price(1699_00, 0)] }

describe('a package', () => {
  it('PDP-07 is never offered above the sum of its parts, and at its own price before and after', () => {
    const log = packagePriceLog(SET, [SOFA, POUF])
    const minorOn = (days: number) => currentPrice(log, day(days))?.currentMinor
    expect([minorOn(39), minorOn(40), minorOn(59), minorOn(60)]).toEqual([9999_00, 8898_00, 8898_00, 9999_00])
    expect(overpricedPeriods(SET, [SOFA, POUF])).toEqual([
      { from: day(40), to: day(60), ownMinor: 9999_00, separateMinor: 8898_00 },
    ])
    expect(currentPrice(log, day(10))?.validUntil).toEqual(day(40))
  })

  it('LAW-02 that sells for less because of its parts claims no reduction, and a later one counts it as a price', () => {
    const own = [...SET, price(9499_00, 70, 80, 'campaign')]
    const log = packagePriceLog(own, [SOFA, POUF])
    expect(currentPrice(log, day(50))).toMatchObject({ currentMinor: 8898_00, regularMinor: 8898_00 })
    expect(currentPrice(log, day(50))).not.toHaveProperty('reference')
    expect(currentPrice(own, day(75))).toHaveProperty('reference')
    expect(currentPrice(log, day(75))).not.toHaveProperty('reference')
  })

  it('PDP-07 costs members no more than its parts cost them', () => {
    const sofa = { ...SOFA, log: [price(8999_00, 0), { ...price(8000_00, 0), audience: 'club' as const }] }
    expect(currentPrice(packagePriceLog(SET, [sofa, POUF]), day(1))).toMatchObject({
      currentMinor: 9999_00,
      clubMinor: 9699_00,
    })
  })

  it('PDP-07 keeps its own price while a part has none, and where it has no parts', () => {
    const unpriced: PackagePartLog = { quantity: 1, log: [] }
    expect(packagePriceLog(SET, [SOFA, unpriced])).toEqual(SET)
    expect(packagePriceLog(SET, [])).toEqual(SET)
  })

  it('PDP-07 costs the lower of the two at any moment, whatever the logs are', () => {
    const entry = fc.record({
      minor: fc.integer({ min: 1, max: 500 }),
      reason: fc.constantFrom('regular', 'campaign' as const),
      from: fc.integer({ min: 0, max: 50 }).map(day),
      to: fc.option(fc.integer({ min: 51, max: 99 }).map(day), { nil: undefined }),
    })
    const logs = fc.array(entry, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        logs,
        logs,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 110 }),
        (own, part, quantity, at) => {
          const now = day(at)
          const [alone, separate] = [currentPrice(own, now)?.currentMinor, currentPrice(part, now)?.currentMinor]
          const offered = currentPrice(packagePriceLog(own, [{ quantity, log: part }]), now)?.currentMinor
          const sum = separate === undefined ? Number.POSITIVE_INFINITY : separate * quantity
          expect(offered).toBe(alone === undefined ? undefined : Math.min(alone, sum))
        },
      ),
    )
  })
})
