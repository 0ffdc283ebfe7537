import {
  VALUE_FACETS,
  withFacetValue,
  withPrice,
  type Facet,
  type ListingQuery,
  type PriceRange,
} from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Translator } from '../../texts/translator.ts'

export interface ChosenFilter {
  readonly id: string
  readonly label: string
  /** The query without this filter. */
  readonly without: ListingQuery
}

export function priceText(texts: Translator, { min, max }: PriceRange): string {
  const write = (value: number | undefined) => (value === undefined ? '' : formatNumber(texts.language, value))
  const params = { min: write(min), max: write(max) }
  if (max === undefined) return texts.text('listing.priceFrom', params)
  return texts.text(min === undefined ? 'listing.priceTo' : 'listing.priceBetween', params)
}

/** Active filters in the order of the facets. */
export function chosenFilters(query: ListingQuery, facets: readonly Facet[], texts: Translator): ChosenFilter[] {
  const price = query.price && [{ id: 'price', label: priceText(texts, query.price), without: withPrice(query, {}) }]
  const values = VALUE_FACETS.flatMap((key) => {
    const known = facets.find((facet) => facet.key === key)?.values ?? []
    return (query.values[key] ?? []).map((value) => ({
      id: `${key}.${value}`,
      label: known.find((other) => other.value === value)?.label ?? value,
      without: withFacetValue(query, key, value),
    }))
  })
  return [...values, ...(price ?? [])]
}
