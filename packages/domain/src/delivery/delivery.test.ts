import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_KEYS, MARKETS } from '../market/market.ts'
import { DELIVERY_TIERS } from './delivery-promise.ts'
import { DELIVERY_TERMS, deliveryPriceMinor, deliveryTierOf } from './delivery-tier.ts'
import { nextPromiseChange, promiseDelivery } from './promise-delivery.ts'
import { addDays, addWorkingDays, easterSunday, isWorkingDay } from './working-days.ts'

fc.configureGlobal({ seed: 20_261_115 })

describe('how it is delivered', () => {
  it.each([
    [0.8, 30, 'letter'],
    [2, 36, 'parcel'],
    [20, 120, 'parcel'],
    [21, 60, 'bulky'],
    [8, 199, 'bulky'],
    [62, 232, 'twoMan'],
  ] as const)('PDP-05 %f kg and %i cm go as %s', (weightKg, longestCm, tier) => {
    expect(deliveryTierOf({ weightKg, longestCm })).toBe(tier)
  })

  it('PDP-05 what is heavier or longer never goes a lighter way', () => {
    const size = fc.record({
      weightKg: fc.double({ min: 0.1, max: 200, noNaN: true }),
      longestCm: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 50, noNaN: true }), (shipment, more) => {
        const tier = DELIVERY_TIERS.indexOf(deliveryTierOf(shipment))
        const heavier = DELIVERY_TIERS.indexOf(deliveryTierOf({ ...shipment, weightKg: shipment.weightKg + more }))
        expect(heavier).toBeGreaterThanOrEqual(tier)
      }),
    )
  })

  it('PDP-05 letters and parcels are free over the threshold of the market, furniture is not', () => {
    for (const market of MARKET_KEYS) {
      const { freeFromMinor, priceMinor } = DELIVERY_TERMS[market]
      expect(deliveryPriceMinor(market, 'parcel', freeFromMinor - 1)).toBe(priceMinor.parcel)
      expect(deliveryPriceMinor(market, 'parcel', freeFromMinor)).toBe(0)
      expect(deliveryPriceMinor(market, 'twoMan', freeFromMinor * 100)).toBe(priceMinor.twoMan)
    }
  })
})

describe('working days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it.each([
    ['DK', '2026-04-02', false],
    ['SE', '2026-04-02', true],
    ['NO', '2026-05-17', false],
    ['DK', '2026-05-15', true],
    ['NO', '2027-05-17', false],
    ['DK', '2026-05-25', false],
    ['SE', '2026-05-25', true],
    ['SE', '2026-06-19', false],
    ['DK', '2026-06-05', false],
    ['SE', '2026-12-24', false],
    ['NO', '2026-11-15', false],
    ['NO', '2026-11-16', true],
  ] as const)('PDP-05 in %s the day %s is a working day: %s', (market, day, expected) => {
    expect(isWorkingDay(market, day)).toBe(expected)
  })

  it('PDP-05 nothing arrives on a weekend or holiday, and each day passed over is one', () => {
    const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...MARKET_KEYS), day, fc.integer({ min: 0, max: 15 }), (market, from, count) => {
        const arrives = addWorkingDays(market, from, count)
        expect(isWorkingDay(market, arrives)).toBe(true)
        let working = 0
        for (let at = from; at < arrives; at = addDays(at, 1)) if (isWorkingDay(market, at)) working += 1
        expect(working).toBe(count)
      }),
    )
  })
})

describe('the promise', () => {
  const sofa = { weightKg: 62, longestCm: 232, priceMinor: 8999_00, isBuyable: true }
  const promise = (now: string, more: object = {}) => promiseDelivery({ ...sofa, ...more }, MARKETS.DK, new Date(now))

  it('PDP-05 names the day by the working days of the market and the last order hour there', () => {
    // A Monday in winter: 13:59 and 14:00 in Copenhagen.
    expect(promise('2026-11-16T12:59:59Z')).toMatchObject({ tier: 'twoMan', arrivesOn: '2026-11-26' })
    expect(promise('2026-11-16T13:00:00Z')).toMatchObject({ arrivesOn: '2026-11-27' })
    expect(promise('2026-11-16T12:00:00Z', { backOrderDays: 28 })).toMatchObject({ arrivesOn: '2026-12-28' })
  })

  it('PDP-05 names no day for what can not be bought', () => {
    expect(promise('2026-11-16T12:00:00Z', { isBuyable: false })).not.toHaveProperty('arrivesOn')
  })

  it('PDP-05 holds until the moment that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 * 24 * 60 }), (minutes) => {
        const now = new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
        const change = nextPromiseChange('DK', now)
        const last = new Date(change.getTime() - 1)
        expect(change > now).toBe(true)
        expect(promiseDelivery(sofa, MARKETS.DK, last)).toEqual(promiseDelivery(sofa, MARKETS.DK, now))
      }),
      { numRuns: 50 },
    )
  })
})
