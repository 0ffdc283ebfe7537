import { z } from 'zod'
import { MARKET_KEYS, type MarketKey } from '../market/market.ts'
import danish from '../postcodes/danish-towns.json' with { type: 'json' }
import norwegian from '../postcodes/norwegian-towns.json' with { type: 'json' }
import { postcodeDigits } from '../postcodes/postcode-shape.ts'
import { postcodeTowns } from '../postcodes/postcode-towns.ts'
import swedish from '../postcodes/swedish-towns.json' with { type: 'json' }
import { postcodeSpan, readWindow, windowText } from './delivery-plan.ts'
import { DELIVERY_SERVICES, DELIVERY_TIERS } from './delivery-promise.ts'
import { isHolidayRule } from './holiday-rules.ts'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens')
const market = z.enum(MARKET_KEYS)
const LAST_HOUR = 23
const MAX_LEAD_DAYS = 60
const SUNDAY = 7
const HOURS_A_DAY = 24

const weekdays = z
  .array(z.number().int().min(1).max(SUNDAY))
  .min(1)
  .max(SUNDAY)
  .refine((days) => new Set(days).size === days.length, 'names a day twice')

const holiday = z.string().refine(isHolidayRule, 'is no day such as 12-24, 2026-12-23, easter+1 or friday from 06-19')

export const deliveryCalendarRecord = z.strictObject({
  type: z.literal('deliveryCalendar'),
  market,
  lastOrderHour: z.number().int().min(1).max(LAST_HOUR),
  weekdays,
  holidays: z.array(holiday).max(100).default([]),
})

export const deliveryClassRecord = z.strictObject({
  type: z.literal('deliveryClass'),
  key: z.enum(DELIVERY_TIERS),
  /** Without a limit, everything fits. */
  maxWeightKg: z.number().positive().max(10_000).optional(),
  maxLongestCm: z.number().positive().max(10_000).optional(),
})

const TOWNS = { DK: postcodeTowns(danish), NO: postcodeTowns(norwegian), SE: postcodeTowns(swedish) }

/** What is wrong with a written postcode or range. */
function postcodeProblem(country: MarketKey, written: string): string | undefined {
  const ends = written.split('-')
  if (ends.length > 2 || ends.some((end) => postcodeDigits(country, end) !== end))
    return `is no postcode of ${country}, or range of them`
  const [first, last] = postcodeSpan(written)
  if (last < first) return 'ends before it begins'
  const isSomewhere = TOWNS[country].spans.some((span) => span.first <= last && first <= span.last)
  return isSomewhere ? undefined : `is nowhere in ${country}`
}

export const deliveryZoneRecord = z
  .strictObject({
    type: z.literal('deliveryZone'),
    key,
    market,
    postcodes: z.array(z.string().max(20)).max(2000).default([]),
    /** All postcodes of the market that no other zone names. */
    isRest: z.boolean().default(false),
  })
  .superRefine(({ market: country, postcodes, isRest }, context) => {
    if (isRest && postcodes.length > 0)
      context.addIssue({ code: 'custom', path: ['postcodes'], message: 'must be empty for the zone of all others' })
    postcodes.forEach((written, index) => {
      const message = postcodeProblem(country, written)
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['postcodes', index], message })
    })
  })

const amount = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimals')

const MAX_WINDOWS = 8

/** `8-12`: hours of the day. */
const window = z
  .string()
  .max(5)
  .superRefine((written, context) => {
    const { from, to } = readWindow(written)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (written !== windowText({ from, to }) || to > HOURS_A_DAY) refuse('is no window such as 8-12')
    else if (to <= from) refuse('ends before it begins')
  })

const windows = z
  .array(window)
  .min(1)
  .max(MAX_WINDOWS)
  .superRefine((written, context) => {
    written.forEach((each, index) => {
      if (written.indexOf(each) < index) context.addIssue({ code: 'custom', path: [index], message: 'is there twice' })
    })
  })

const rate = {
  zone: key,
  sizeClass: z.enum(DELIVERY_TIERS),
  service: z.enum(DELIVERY_SERVICES),
  carrier: z.string().trim().min(1).max(60),
  /** In the market's currency with VAT. */
  price: amount,
  freeFrom: amount.optional(),
  /** Working days from packing to arrival. */
  leadDays: z.number().int().min(0).max(MAX_LEAD_DAYS),
  weekdays: weekdays.optional(),
  /** What the buyer may choose instead of the whole day. */
  windows: windows.optional(),
}

/** How a class comes to a zone unless the buyer chooses another way. */
export const deliveryRateRecord = z.strictObject({ type: z.literal('deliveryRate'), ...rate })

/** Another way that the buyer may choose. */
export const deliveryWayRecord = z.strictObject({
  type: z.literal('deliveryWay'),
  ...rate,
  /** False ends it: nobody chooses it any more. */
  isOffered: z.boolean().default(true),
})

const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** For all days, or for one alone. */
export const EVERY_DAY = 'every'

export const deliveryCapacityRecord = z.strictObject({
  type: z.literal('deliveryCapacity'),
  zone: key,
  service: z.enum(DELIVERY_SERVICES),
  day: z
    .string()
    .refine(
      (day) => day === EVERY_DAY || (/^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day)),
      'is no day such as 2026-12-04',
    )
    .default(EVERY_DAY),
  /** Places of these hours, within those of the day. */
  window: window.optional(),
  places: z.number().int().min(0).max(1_000_000),
})

export const DELIVERY_RECORDS = [
  deliveryCalendarRecord,
  deliveryClassRecord,
  deliveryZoneRecord,
  deliveryRateRecord,
  deliveryWayRecord,
  deliveryCapacityRecord,
] as const
