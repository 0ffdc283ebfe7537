import { minorOfDecimal } from '../money/money.ts'
import type { Price, ProductCard } from './product-card.ts'

/** What stands beside a price, in minor units; each only where it is true and lawful. */
export interface PriceLines {
  /** The lowest price of the 30 days before the reduction. */
  readonly referenceMinor?: number
  /** The list price, where it tells more than the reference. */
  readonly originalMinor?: number
  /** Counted from the reference, never from the list price. */
  readonly savedMinor?: number
}

/** Without a reference above the price nothing is reduced, and no line may say so. */
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
