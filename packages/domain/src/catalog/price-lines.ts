import { minorOfDecimal } from '../money/money.ts'
import type { Price, ProductCard } from './product-card.ts'

/** Prices shown beside the current one, in minor units; each only if true and legal. */
export interface PriceLines {
  /** The lowest price of the 30 days before the reduction. */
  readonly referenceMinor?: number
  /** The list price, if it is above the reference. */
  readonly originalMinor?: number
  /** Calculated from the reference, never from the list price. */
  readonly savedMinor?: number
}

/** Without a reference above the price there is no reduction, and no line may claim one. */
export function priceLines(price: Price, lowest30DaysPrice?: ProductCard['lowest30DaysPrice']): PriceLines {
  const reference = lowest30DaysPrice ?? price.lowestPrevious
  if (!reference || reference.inclVat <= price.current.inclVat) return {}
  const referenceMinor = minorOfDecimal(reference.inclVat)
  const { originalPrice } = price
  return {
    referenceMinor,
    savedMinor: referenceMinor - minorOfDecimal(price.current.inclVat),
    ...(originalPrice &&
      originalPrice.inclVat > reference.inclVat && { originalMinor: minorOfDecimal(originalPrice.inclVat) }),
  }
}
