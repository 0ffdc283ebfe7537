import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import { ALL_STRESS_ON, STRESS_TYPES, stressFactors, type StressFactor } from '@firkant/domain/stock/stress-factor.ts'
import type { PricedVariant } from '../features/catalog/priced-variant.ts'
import type { ProductParts } from './product-parts.ts'

/** The first thing that may truly be said of its haste, of what the market lets be said. */
export function stressOf(
  variant: PricedVariant,
  { urgency, haste }: Pick<ProductParts, 'urgency' | 'haste'>,
  now: Date,
): StressFactor | undefined {
  if (!urgency.showStressFactor) return undefined
  const switches = Object.fromEntries(STRESS_TYPES.map((type) => [type, !urgency.off.includes(type)]))
  const facts = {
    available: availableOf(variant.stock),
    stockOutAt: haste.stockOutAt,
    soldIn48Hours: haste.soldIn48Hours,
    reductionEndsAt: variant.price.reference ? variant.price.reductionEndsAt : undefined,
  }
  return stressFactors(facts, now, { ...ALL_STRESS_ON, ...switches })[0]
}
