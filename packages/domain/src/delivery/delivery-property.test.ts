import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../duration/duration.ts'
import { MARKET_KEYS } from '../market/market.ts'
import { fullDayName, ratesOf, zoneOf, type DeliveryRate, type MarketDelivery } from './delivery-plan.ts'
import { DELIVERY_TIERS } from './delivery-promise.ts'
import { testDelivery } from './delivery-test-plan.ts'
import { promiseDay } from './promise-delivery.ts'
import { addDays } from './working-days.ts'

const NOW = Date.parse('2026-11-19T12:00:00Z')
const SPAN_DAYS = 400
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
const holidays = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, day]) => [month, day].map((part) => String(part).padStart(2, '0')).join('-')),
  { maxLength: 30 },
)

/** Plans with a zone of their own for some postcodes, other calendars and full days. */
const plans = fc
  .record({
    market: fc.constantFrom(...MARKET_KEYS),
    lastOrderHour: fc.integer({ min: 1, max: 23 }),
    weekdays,
    holidays,
    first: fc.integer({ min: 1000, max: 9000 }),
    length: fc.integer({ min: 0, max: 999 }),
    leadDays: fc.integer({ min: 0, max: 30 }),
    served: fc.option(weekdays, { nil: undefined }),
  })
  .map(({ market, first, length, leadDays, served, ...calendar }): MarketDelivery => {
    const plain = testDelivery(market)
    const far = plain.rates.map((rate): DeliveryRate => ({ ...rate, zone: 'far', leadDays, weekdays: served }))
    return {
      ...plain,
      calendar,
      zones: [...plain.zones, { key: 'far', postcodes: [`${first}-${first + length}`], isRest: false }],
      rates: [...plain.rates, ...far],
    }
  })

const orders = fc.record({
  delivery: plans,
  postcode: fc.integer({ min: 1000, max: 9999 }).map(String),
  tier: fc.constantFrom(...DELIVERY_TIERS),
  backOrderDays: fc.integer({ min: 0, max: 60 }),
  at: fc.integer({ min: 0, max: SPAN_DAYS * DAY_MS }).map((passed) => new Date(NOW + passed)),
  laterMs: fc.integer({ min: 0, max: 2 * DAY_MS }),
  fullAhead: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }),
})

it('DLV-02 DLV-04 what a page promises is never earlier than what the order gets, later and with fuller days: 10 000 postcodes and calendars', () => {
  fc.assert(
    fc.property(orders, ({ delivery, postcode, tier, backOrderDays, at, laterMs, fullAhead }) => {
      const zone = zoneOf(delivery, postcode)
      const shown = promiseDay({ tier, backOrderDays, zone }, delivery, at)
      const same = promiseDay({ tier, backOrderDays, zone: zoneOf(delivery, postcode) }, delivery, at)
      expect(same).toEqual(shown)
      const [rate] = ratesOf(delivery, zone, tier)
      const days =
        rate && shown ? fullAhead.map((ahead) => fullDayName(zone, rate.service, addDays(shown.day, ahead))) : []
      const fuller = { ...delivery, fullDays: new Set(days) }
      const got = promiseDay({ tier, backOrderDays, zone }, fuller, new Date(at.getTime() + laterMs))
      // A plan that serves its zone on no working day promises nothing, to nobody.
      if (!shown || !got) return expect(got).toBeUndefined()
      expect(got.day >= shown.day).toBe(true)
      return expect(days).not.toContain(fullDayName(zone, got.service, got.day))
    }),
    { numRuns: 10_000, seed: 41 },
  )
})
