import { RANGE_FACETS, type NumberRange, type RangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import {
  VALUE_FACETS,
  withFacetValue,
  withRange,
  type Facet,
  type ListingQuery,
} from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Translator } from '../../../texts/translator.ts'

export interface ChosenFilter {
  readonly id: string
  readonly label: string
  /** The query without this filter. */
  readonly without: ListingQuery
}

const RANGE_TEXTS = {
  price: { from: 'listing.priceFrom', to: 'listing.priceTo', between: 'listing.priceBetween' },
  measure: { from: 'listing.measureFrom', to: 'listing.measureTo', between: 'listing.measureBetween' },
} as const

/** A price says that it is one; a measure says which. */
export function rangeText(
  texts: Translator,
  { key, label }: { readonly key: RangeFacet; readonly label: string },
  { min, max }: NumberRange,
): string {
  const write = (value: number | undefined) => (value === undefined ? '' : formatNumber(texts.language, value))
  const params = { name: label, min: write(min), max: write(max) }
  const { from, to, between } = RANGE_TEXTS[key === 'price' ? 'price' : 'measure']
  if (max === undefined) return texts.text(from, params)
  return texts.text(min === undefined ? to : between, params)
}

/** Active filters in the order of the facets. */
export function chosenFilters(query: ListingQuery, facets: readonly Facet[], texts: Translator): ChosenFilter[] {
  const ranges = RANGE_FACETS.flatMap((key) => {
    const range = query.ranges[key]
    const label = facets.find((facet) => facet.key === key)?.label ?? ''
    const without = withRange(query, key, { range: {} })
    return range ? [{ id: key, label: rangeText(texts, { key, label }, range), without }] : []
  })
  const values = VALUE_FACETS.flatMap((key) => {
    const known = facets.find((facet) => facet.key === key)?.values ?? []
    return (query.values[key] ?? []).map((value) => ({
      id: `${key}.${value}`,
      label: known.find((other) => other.value === value)?.label ?? value,
      without: withFacetValue(query, key, value),
    }))
  })
  return [...values, ...ranges]
}
