import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_KEYS, MARKETS, type MarketKey } from '../market/market.ts'
import { deliveryTierOf, fullDayName, getRate, ratePriceMinor, zoneOf, type DeliveryRate } from './delivery-plan.ts'
import { DELIVERY_TIERS } from './delivery-promise.ts'
import { testDelivery } from './delivery-test-plan.ts'
import { isHoliday, isHolidayRule, weekdayOf } from './holiday-rules.ts'
import { nextPromiseChange, promiseDay, promiseDelivery } from './promise-delivery.ts'
import { addDays, addWorkingDays, easterSunday, isWorkingDay } from './working-days.ts'

fc.configureGlobal({ seed: 20_261_115 })

const DK = testDelivery('DK')
const AT_DK = { market: MARKETS.DK, delivery: DK }

describe('how it is delivered', () => {
  it.each([
    [0.8, 30, 'letter'],
    [2, 36, 'parcel'],
    [20, 120, 'parcel'],
    [21, 60, 'bulky'],
    [8, 199, 'bulky'],
    [62, 232, 'twoMan'],
  ] as const)('PDP-05 %f kg and %i cm go as %s', (weightKg, longestCm, tier) => {
    expect(deliveryTierOf({ weightKg, longestCm }, DK)).toBe(tier)
  })

  it('PDP-05 what is heavier or longer never goes a lighter way', () => {
    const size = fc.record({
      weightKg: fc.double({ min: 0.1, max: 200, noNaN: true }),
      longestCm: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(size, fc.double({ min: 0, max: 50, noNaN: true }), (shipment, more) => {
        const tier = DELIVERY_TIERS.indexOf(deliveryTierOf(shipment, DK))
        const heavier = DELIVERY_TIERS.indexOf(deliveryTierOf({ ...shipment, weightKg: shipment.weightKg + more }, DK))
        expect(heavier).toBeGreaterThanOrEqual(tier)
      }),
    )
  })

  it('PDP-05 letters and parcels are free over the threshold of the market, furniture is not', () => {
    for (const market of MARKET_KEYS) {
      const parcel = getRate(testDelivery(market), { zone: market.toLowerCase(), tier: 'parcel' })
      const { freeFromMinor = 0, priceMinor } = parcel
      expect(ratePriceMinor(parcel, freeFromMinor - 1)).toBe(priceMinor)
      expect(ratePriceMinor(parcel, freeFromMinor)).toBe(0)
      const twoMan = getRate(testDelivery(market), { zone: market.toLowerCase(), tier: 'twoMan' })
      expect(ratePriceMinor(twoMan, freeFromMinor * 100)).toBe(twoMan.priceMinor)
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
  const promise = (now: string, more: object = {}) => promiseDelivery({ ...sofa, ...more }, AT_DK, new Date(now))

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
        const change = nextPromiseChange(DK, now)
        const last = new Date(change.getTime() - 1)
        expect(change > now).toBe(true)
        expect(promiseDelivery(sofa, AT_DK, last)).toEqual(promiseDelivery(sofa, AT_DK, now))
      }),
      { numRuns: 50 },
    )
  })
})

describe('days without deliveries', () => {
  it('DLV-01 rules of files say the same days as the law has, for twenty years', () => {
    for (const market of MARKET_KEYS) {
      const { holidays, weekdays } = testDelivery(market).calendar
      for (let day = '2024-01-01'; day < '2044-01-01'; day = addDays(day, 1))
        expect([day, weekdays.includes(weekdayOf(day)) && !isHoliday(holidays, day)]).toEqual([
          day,
          isWorkingDay(market, day),
        ])
    }
  })

  it.each([
    ['12-24', true],
    ['02-29', true],
    ['easter', true],
    ['easter-3', true],
    ['2026-12-23', true],
    ['friday from 06-19', true],
    ['02-30', false],
    ['2026-02-29', false],
    ['easter39', false],
    ['someday from 06-19', false],
    ['', false],
  ])('DLV-01 the rule %j is one: %s', (rule, expected) => {
    expect(isHolidayRule(rule)).toBe(expected)
  })
})

const REMOTE: DeliveryRate = {
  zone: 'island',
  tier: 'twoMan',
  service: 'kerb',
  carrier: 'Færgen',
  priceMinor: 999_00,
  leadDays: 10,
  weekdays: [2, 4],
}

function withIsland(fullDays: readonly string[] = [], market: MarketKey = 'DK') {
  const plain = testDelivery(market)
  return testDelivery(market, {
    zones: [{ key: 'island', postcodes: ['3700-3799', '8592'], isRest: false }, ...plain.zones],
    rates: [REMOTE, ...plain.rates],
    fullDays: new Set(fullDays),
  })
}

describe('zones', () => {
  it.each([
    ['3700', 'island'],
    ['3799', 'island'],
    ['8592', 'island'],
    ['3800', 'dk'],
    ['8600', 'dk'],
    [undefined, 'dk'],
  ])('DLV-01 the postcode %s lies in %s', (postcode, zone) => {
    expect(zoneOf(withIsland(), postcode)).toBe(zone)
  })

  it('DLV-02 a remote zone costs more, takes longer and is not carried in', () => {
    const sofa = { weightKg: 62, longestCm: 232, priceMinor: 8999_00, isBuyable: true, zone: 'island' }
    const at = { market: MARKETS.DK, delivery: withIsland() }
    expect(promiseDelivery(sofa, at, new Date('2026-11-16T12:00:00Z'))).toMatchObject({
      service: 'kerb',
      price: { inclVat: 999 },
      arrivesOn: '2026-12-01',
    })
  })
})

describe('the reasons of a promise', () => {
  const now = new Date('2026-12-14T14:00:00Z')

  it('DLV-04 names stock, last order hour, carrier, holidays, days of service and full days', () => {
    const full = [fullDayName('island', 'kerb', { day: '2027-01-07' })]
    expect(promiseDay({ tier: 'twoMan', zone: 'island', backOrderDays: 3 }, withIsland(full), now)).toEqual({
      day: '2027-01-12',
      zone: 'island',
      service: 'kerb',
      reasons: [
        { kind: 'stock', days: 3 },
        { kind: 'cutOff', hour: 14 },
        { kind: 'carrier', carrier: 'Færgen', workingDays: 10 },
        { kind: 'holiday', days: ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'] },
        { kind: 'weekday', weekdays: [2, 4] },
        { kind: 'full', days: ['2027-01-07'] },
      ],
    })
  })

  it('DLV-02 promises nothing where every day is full', () => {
    const days = Array.from({ length: 500 }, (_, index) =>
      fullDayName('island', 'kerb', { day: addDays('2026-12-14', index) }),
    )
    expect(promiseDay({ tier: 'twoMan', zone: 'island' }, withIsland(days), now)).toBeUndefined()
  })

  it('DLV-02 never promises earlier than what the same order gets later, over 10 000 postcodes and calendars', () => {
    const order = fc.record({
      postcode: fc.integer({ min: 1000, max: 9999 }).map(String),
      hours: fc.integer({ min: 0, max: 24 * 800 }),
      later: fc.integer({ min: 0, max: 24 * 20 }),
      backOrderDays: fc.constantFrom(0, 0, 5, 28),
      leadDays: fc.integer({ min: 0, max: 15 }),
      served: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      full: fc.uniqueArray(fc.integer({ min: 0, max: 60 })),
      closed: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
    })
    const property = fc.property(order, ({ postcode, hours, later, backOrderDays, leadDays, served, full, closed }) => {
      const from = new Date(Date.UTC(2026, 0, 1, hours))
      const today = from.toISOString().slice(0, 10)
      const plain = withIsland()
      const delivery = {
        ...plain,
        calendar: {
          ...plain.calendar,
          holidays: [...plain.calendar.holidays, ...closed.map((days) => addDays(today, days))],
        },
        rates: plain.rates.map((rate) => ({ ...rate, leadDays, weekdays: served })),
      }
      const zone = zoneOf(delivery, postcode)
      const { service } = getRate(delivery, { zone, tier: 'twoMan' })
      const shipped = { tier: 'twoMan', zone, backOrderDays } as const
      const shown = promiseDay(shipped, delivery, from)
      // Later, with more days taken by others.
      const fullDays = new Set(full.map((days) => fullDayName(zone, service, { day: addDays(today, days) })))
      const got = promiseDay(shipped, { ...delivery, fullDays }, new Date(from.getTime() + later * 3_600_000))
      if (!shown || !got) throw new Error('No day')
      expect(shown.day <= got.day).toBe(true)
      expect(fullDays.has(fullDayName(zone, service, { day: got.day }))).toBe(false)
      expect(served).toContain(weekdayOf(got.day))
      expect(isHoliday(delivery.calendar.holidays, got.day)).toBe(false)
    })
    fc.assert(property, { numRuns: 10_000 })
  })
})
