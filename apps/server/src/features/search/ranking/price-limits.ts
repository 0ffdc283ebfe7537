import type { NumberRange } from '@firkant/domain/catalog/facet-range.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { ListingTable } from '../../catalog/listing/listing-table.ts'
import type { Found } from '../search-engine.ts'

/** The best rows within a price that was searched for. */
export function rankWithin(rank: Found['rank'], price: NumberRange | undefined, most: number) {
  return (table: ListingTable): Uint32Array => {
    if (!price) return rank(table, most)
    const { min = 0, max = Number.POSITIVE_INFINITY } = price
    return rank(table).filter((row) => {
      const major = (table.priceMinor[row] ?? 0) / MINOR_PER_MAJOR
      return major >= min && major <= max
    })
  }
}
