import { MIN_PAGE_VIEWS } from './page-views.ts'
import type { StressFactor } from './stress-factor.ts'

export type StressMessage =
  | { readonly kind: 'stockOutCountdown'; readonly endsAt: Date }
  | { readonly kind: 'pageViews'; readonly count: number }
  | { readonly kind: 'discountCountdown'; readonly endsAt: Date }
  | { readonly kind: 'sellingFast' }
  | { readonly kind: 'riskStockOut' }

/** The first claim that holds, for the product page. None hurries towards something that nobody can buy. */
export function stressMessage(facts: {
  isEnabled: boolean
  isBuyable: boolean
  factors: readonly StressFactor[]
  pageViews: number
}): StressMessage | undefined {
  if (!facts.isEnabled || !facts.isBuyable) return undefined
  const find = (type: StressFactor['type']) => facts.factors.find((factor) => factor.type === type)
  const stockOut = find('EstimatedStockOut')?.estimatedStockOutDate
  if (stockOut) return { kind: 'stockOutCountdown', endsAt: new Date(stockOut) }
  if (facts.pageViews >= MIN_PAGE_VIEWS) return { kind: 'pageViews', count: facts.pageViews }
  const discount = find('DiscountPeriodEnds')?.discountPeriodEndsDate
  if (discount) return { kind: 'discountCountdown', endsAt: new Date(discount) }
  if (find('SellingFast')) return { kind: 'sellingFast' }
  return find('RiskStockOut') ? { kind: 'riskStockOut' } : undefined
}
