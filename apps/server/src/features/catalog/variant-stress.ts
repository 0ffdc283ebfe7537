import type { UrgencySettings } from '@firkant/domain/content/site-content-schema.ts'
import { availableOf } from '@firkant/domain/stock/stock-status.ts'
import {
  ALL_STRESS_ON,
  STRESS_TYPES,
  stressFactors,
  type StressFactor,
  type StressSwitches,
} from '@firkant/domain/stock/stress-factor.ts'
import type { UrgencyRecord } from '../stock/stress-store.ts'
import type { PricedVariant } from './priced-variant.ts'

/** Recorded facts of some variants, and which claims the market allows. */
export interface RecordedClaims {
  readonly urgency: UrgencySettings
  readonly urgencyFacts: ReadonlyMap<string, UrgencyRecord>
}

/** The default: a market without settings shows all true claims. */
export const ALL_CLAIMS_SHOWN: UrgencySettings = { showStressFactor: true, off: [] }

const knownSwitches = new WeakMap<UrgencySettings, StressSwitches>()

function switchesOf(urgency: UrgencySettings): StressSwitches {
  const known = knownSwitches.get(urgency)
  if (known) return known
  const own = Object.fromEntries(STRESS_TYPES.map((type) => [type, !urgency.off.includes(type)]))
  const switches = { ...ALL_STRESS_ON, ...own }
  knownSwitches.set(urgency, switches)
  return switches
}

/** The first urgency claim that is true and that the market allows. */
export function stressOf(
  variant: PricedVariant,
  { urgency, urgencyFacts }: RecordedClaims,
  now: Date,
): StressFactor | undefined {
  if (!urgency.showStressFactor || !variant.isBuyable) return undefined
  const recorded = urgencyFacts.get(variant.row.sku)
  const facts = {
    available: availableOf(variant.stock),
    stockOutAt: recorded?.stockOutAt,
    soldIn48Hours: recorded?.soldIn48Hours ?? 0,
    reductionEndsAt: variant.price.reference ? variant.price.reductionEndsAt : undefined,
  }
  return stressFactors(facts, now, switchesOf(urgency))[0]
}

/** The first time at which one of the claims stops being true. */
export function nextStockOut({ urgencyFacts }: RecordedClaims, now: Date): Date | undefined {
  const moments = [...urgencyFacts.values()].flatMap(({ stockOutAt }) =>
    stockOutAt && stockOutAt > now ? [stockOutAt.getTime()] : [],
  )
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}
