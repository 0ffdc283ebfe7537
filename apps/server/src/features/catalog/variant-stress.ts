import type { UrgencySettings } from '@firkant/domain/content/site-content-schema.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import { ALL_STRESS_ON, STRESS_TYPES, stressFactors, type StressFactor } from '@firkant/domain/stock/stress-factor.ts'
import type { UrgencyRecord } from '../stock/stress-store.ts'
import type { PricedVariant } from './priced-variant.ts'

/** What is recorded of some variants, and what of it the market lets be said. */
export interface RecordedClaims {
  readonly urgency: UrgencySettings
  readonly hastes: ReadonlyMap<string, UrgencyRecord>
}

/** Without a word of its own a market shows all that is true. */
export const ALL_CLAIMS_SHOWN: UrgencySettings = { showStressFactor: true, off: [] }

/** The first thing that may truly be said of its haste, of what the market lets be said. */
export function stressOf(
  variant: PricedVariant,
  { urgency, hastes }: RecordedClaims,
  now: Date,
): StressFactor | undefined {
  if (!urgency.showStressFactor) return undefined
  const switches = Object.fromEntries(STRESS_TYPES.map((type) => [type, !urgency.off.includes(type)]))
  const haste = hastes.get(variant.row.sku)
  const facts = {
    available: availableOf(variant.stock),
    stockOutAt: haste?.stockOutAt,
    soldIn48Hours: haste?.soldIn48Hours ?? 0,
    reductionEndsAt: variant.price.reference ? variant.price.reductionEndsAt : undefined,
  }
  return stressFactors(facts, now, { ...ALL_STRESS_ON, ...switches })[0]
}

/** The first moment at which one of the claims is no longer true. */
export function nextStockOut({ hastes }: RecordedClaims, now: Date): Date | undefined {
  const moments = [...hastes.values()].flatMap(({ stockOutAt }) =>
    stockOutAt && stockOutAt > now ? [stockOutAt.getTime()] : [],
  )
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}
