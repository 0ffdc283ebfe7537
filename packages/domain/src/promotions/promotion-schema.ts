import { z } from 'zod'
import { BRAND_KEYS } from '../brand/brand-key.ts'
import { MARKET_KEYS } from '../market/market.ts'
import { minorOfDecimal } from '../money/money.ts'
import { couponKey, type MarketAmounts, type Promotion } from './promotion.ts'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens')
const keys = z.array(z.string().min(1).max(100)).min(1)
const text = z.object({ da: z.string().min(1), nb: z.string().min(1), sv: z.string().min(1) })
const wholeFrom = (least: number) => z.number().int().min(least)
/** Decimal amounts. */
const amounts = z.partialRecord(z.enum(MARKET_KEYS), z.number().positive().max(10_000_000))

const conditions = z.object({
  markets: z.array(z.enum(MARKET_KEYS)).min(1).optional(),
  goods: z
    .object({
      categoryKeys: keys.optional(),
      seriesKeys: keys.optional(),
      supplierKeys: keys.optional(),
      productBrandKeys: keys.optional(),
      skus: keys.optional(),
    })
    .optional(),
  leastAmount: amounts.optional(),
  leastQuantity: wholeFrom(1).optional(),
  customerGroups: keys.optional(),
  isLoggedInOnly: z.boolean().optional(),
  isOncePerCustomer: z.boolean().optional(),
  isPersonal: z.boolean().optional(),
})

const effect = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), percent: z.number().gt(0).max(100) }),
  z.object({ type: z.literal('amount'), amount: amounts }),
  z.object({ type: z.literal('fixedPrice'), amount: amounts }),
  z.object({ type: z.literal('cheapestFree'), of: wholeFrom(2) }),
  z.object({ type: z.literal('gift'), sku: z.string().min(1).max(100), quantity: wholeFrom(1) }),
  z.object({ type: z.literal('freeDelivery') }),
])

/** A promotion as imported and stored. */
export const promotionRecord = z.object({
  key,
  names: text,
  descriptions: text.optional(),
  /** Case-insensitive. */
  coupon: z
    .string()
    .regex(/^[\p{L}\p{N}-]{3,40}$/u, 'letters, digits and hyphens')
    .transform(couponKey)
    .optional(),
  isCombinable: z.boolean().default(false),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  conditions: conditions.default({}),
  effect,
})
export type PromotionRecord = z.infer<typeof promotionRecord>

export const promotionFileSchema = z.object({
  promotions: z.array(promotionRecord.extend({ brands: z.array(z.enum(BRAND_KEYS)).min(1).optional() })),
  giftCards: z.array(
    z.object({
      code: z
        .string()
        .regex(/^[A-Z0-9-]{6,40}$/, 'capital letters, digits and hyphens')
        .transform(couponKey),
      amount: z.number().min(0).max(100_000),
      to: z.iso.datetime().optional(),
    }),
  ),
})
export type PromotionFile = z.infer<typeof promotionFileSchema>

function minorAmounts(given: Readonly<Record<string, number | undefined>>): MarketAmounts {
  return Object.fromEntries(
    Object.entries(given).flatMap(([market, decimal]) =>
      decimal === undefined ? [] : [[market, minorOfDecimal(decimal)]],
    ),
  )
}

function effectOf(given: PromotionRecord['effect']): Promotion['effect'] {
  return given.type === 'amount' || given.type === 'fixedPrice'
    ? { type: given.type, minor: minorAmounts(given.amount) }
    : given
}

/** Converts dates and amounts to what the rules use. */
export function promotionOf(record: PromotionRecord): Promotion {
  const { from, to, conditions: given, effect: written, ...rest } = record
  const { leastAmount, ...others } = given
  return {
    ...rest,
    conditions: {
      ...others,
      ...(others.isPersonal && { isLoggedInOnly: true, isOncePerCustomer: true }),
      ...(from !== undefined && { from: new Date(from) }),
      ...(to !== undefined && { to: new Date(to) }),
      ...(leastAmount && { leastMinor: minorAmounts(leastAmount) }),
    },
    effect: effectOf(written),
  }
}
