import { z } from 'zod'
import { BRAND_KEYS } from '../brand/brand-key.ts'
import { MARKET_KEYS } from '../market/market.ts'
import { minorOfDecimal } from '../money/money.ts'
import { couponKey, type MarketAmounts, type Promotion } from './promotion.ts'

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens')
const keys = z.array(z.string().min(1).max(100)).min(1)
const words = z.string().trim().min(1).max(600)
const text = z.strictObject({ da: words, nb: words, sv: words })
const wholeFrom = (least: number) => z.number().int().min(least)
const moment = z.iso.datetime({ offset: true })
/** Decimal amounts. */
const amounts = z.partialRecord(z.enum(MARKET_KEYS), z.number().positive().max(10_000_000))

const conditions = z.strictObject({
  markets: z.array(z.enum(MARKET_KEYS)).min(1).optional(),
  goods: z
    .strictObject({
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
  z.strictObject({ type: z.literal('percent'), percent: z.number().gt(0).max(100) }),
  z.strictObject({ type: z.literal('amount'), amount: amounts }),
  z.strictObject({ type: z.literal('fixedPrice'), amount: amounts }),
  z.strictObject({ type: z.literal('cheapestFree'), of: wholeFrom(2) }),
  z.strictObject({ type: z.literal('gift'), sku: z.string().min(1).max(100), quantity: wholeFrom(1) }),
  z.strictObject({ type: z.literal('freeDelivery') }),
])

/** What a promotion can do. */
export const EFFECT_TYPES = effect.options.map(({ shape }) => shape.type.value)

/** A promotion as imported and stored. */
export const promotionRecord = z.strictObject({
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
  from: moment.optional(),
  to: moment.optional(),
  conditions: conditions.default({}),
  effect,
})
export type PromotionRecord = z.infer<typeof promotionRecord>

const giftCardCode = z
  .string()
  .regex(/^[A-Z0-9-]{6,40}$/, 'capital letters, digits and hyphens, 6 to 40 of them')
  .transform(couponKey)
/** What a new card holds. */
const giftCardAmount = z
  .number()
  .min(0)
  .max(100_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'at most two decimals')

export const promotionFileSchema = z.object({
  promotions: z.array(promotionRecord.extend({ brands: z.array(z.enum(BRAND_KEYS)).min(1).optional() })),
  giftCards: z.array(z.object({ code: giftCardCode, amount: giftCardAmount, to: moment.optional() })),
})
export type PromotionFile = z.infer<typeof promotionFileSchema>

/** A line of a catalogue file: the promotion as one brand has it. */
export const brandPromotionRecord = promotionRecord.extend({
  type: z.literal('promotion'),
  brand: z.enum(BRAND_KEYS),
  position: wholeFrom(0).default(0),
})

/** In capital letters, or as an export has it: the code itself is stored nowhere. */
const giftCardCodeInFile = z
  .string()
  .regex(/^(?:[A-Z0-9-]{6,40}|sha256:[0-9a-f]{64})$/, 'capital letters, digits and hyphens, 6 to 40 of them')

/** A line of a catalogue file. A card that the shop has keeps its balance: it may be spent. */
export const giftCardRecord = z.strictObject({
  type: z.literal('giftCard'),
  brand: z.enum(BRAND_KEYS),
  market: z.enum(MARKET_KEYS),
  code: giftCardCodeInFile,
  amount: giftCardAmount,
  to: moment.optional(),
})

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
