import { DAY_MS } from '../duration/duration.ts'
import { MAX_LOW_STOCK } from './stock-status.ts'

export const SALES_SPEED_DAYS = 14
export const STOCK_OUT_WITHIN_DAYS = 7
export const SELLING_FAST_HOURS = 48
export const MIN_SELLING_FAST = 10
export const DISCOUNT_ENDS_WITHIN_DAYS = 30

export const STRESS_TYPES = ['EstimatedStockOut', 'SellingFast', 'RiskStockOut', 'DiscountPeriodEnds'] as const
export type StressType = (typeof STRESS_TYPES)[number]

export interface StressFactor {
  readonly type: StressType
  readonly estimatedStockOutDate?: string
  readonly discountPeriodEndsDate?: string
}

/** Recorded facts only, so that every claim can be proved. */
export interface StressFacts {
  readonly available: number
  /** From the newest forecast, if it predicts an end. */
  readonly stockOutAt?: Date | undefined
  /** Pieces sold in the last 48 hours, from recorded orders. */
  readonly soldIn48Hours: number
  /** When the current reduction ends, if it has an end. */
  readonly reductionEndsAt?: Date | undefined
}

/** Which kinds of claim a market shows. */
export type StressSwitches = Readonly<Record<StressType, boolean>>
export const ALL_STRESS_ON: StressSwitches = {
  EstimatedStockOut: true,
  SellingFast: true,
  RiskStockOut: true,
  DiscountPeriodEnds: true,
}

/** When it runs out at the sales speed of the last 14 days; undefined if it lasts a week or more. */
export function estimatedStockOut(
  { available, soldIn14Days }: { available: number; soldIn14Days: number },
  now: Date,
): Date | undefined {
  if (available <= 0 || soldIn14Days <= 0) return undefined
  const daysLeft = available / (soldIn14Days / SALES_SPEED_DAYS)
  return daysLeft < STOCK_OUT_WITHIN_DAYS ? new Date(now.getTime() + daysLeft * DAY_MS) : undefined
}

function discountEnd({ reductionEndsAt }: StressFacts, now: Date): Date | undefined {
  if (!reductionEndsAt || reductionEndsAt <= now) return undefined
  return reductionEndsAt.getTime() - now.getTime() <= DISCOUNT_ENDS_WITHIN_DAYS * DAY_MS ? reductionEndsAt : undefined
}

/** All claims that are true now, most important first. */
export function stressFactors(
  facts: StressFacts,
  now: Date,
  switches: StressSwitches = ALL_STRESS_ON,
): readonly StressFactor[] {
  const stockOut = facts.available > 0 && facts.stockOutAt && facts.stockOutAt > now ? facts.stockOutAt : undefined
  const discount = discountEnd(facts, now)
  const isFast = facts.available > 0 && facts.soldIn48Hours >= MIN_SELLING_FAST
  const isLow = facts.available > 0 && facts.available <= MAX_LOW_STOCK
  const found: (StressFactor | false | undefined)[] = [
    stockOut && { type: 'EstimatedStockOut', estimatedStockOutDate: stockOut.toISOString() },
    discount && { type: 'DiscountPeriodEnds', discountPeriodEndsDate: discount.toISOString() },
    isFast && { type: 'SellingFast' },
    isLow && { type: 'RiskStockOut' },
  ]
  return found.filter((factor) => factor !== undefined && factor !== false).filter((factor) => switches[factor.type])
}
