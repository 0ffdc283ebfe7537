import {
  COLOUR_NAMES,
  COLOUR_SHADES,
  FACET_NAMES,
  SORT_NAMES,
  stepName,
  STOCK_NAMES,
} from '@firkant/domain/catalog/facet-names.ts'
import {
  LISTING_SORTS,
  VALUE_FACETS,
  type Facet,
  type FacetValue,
  type ListingQuery,
  type ListingSortChoice,
  type SortKey,
  type ValueFacet,
} from '@firkant/domain/catalog/listing-query.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { FilteredListing } from './filter-listing.ts'

/** Names of catalogue values: product brands, series, materials, sizes. */
export type CatalogNames = Readonly<Record<'brand' | 'series' | 'material' | 'size', ReadonlyMap<string, string>>>

export interface FacetTexts {
  readonly language: MarketLanguage
  readonly names: CatalogNames
  readonly shades: ReadonlyMap<string, string>
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function valueName(facet: ValueFacet, value: string, { language, names }: FacetTexts): string {
  switch (facet) {
    case 'color':
      return COLOUR_NAMES[language][value] ?? capitalised(value)
    case 'stock':
      return STOCK_NAMES[language][value] ?? value
    case 'discount':
    case 'rating':
      return stepName(language, facet, Number(value))
    default:
      return capitalised(names[facet].get(value) ?? value)
  }
}

/** Steps in their own order; sizes by number; everything else by number of products. */
function inOrder(facet: ValueFacet, values: readonly FacetValue[], language: string): readonly FacetValue[] {
  if (facet === 'discount' || facet === 'rating' || facet === 'stock') return values
  const compare = new Intl.Collator(language, { numeric: true }).compare
  if (facet === 'size') return values.toSorted((a, b) => compare(a.value, b.value))
  return values.toSorted((a, b) => b.count - a.count || compare(a.label, b.label))
}

interface FacetFacts {
  readonly counts: ReadonlyMap<string, number>
  readonly chosen: readonly string[]
}

function valueFacet(facet: ValueFacet, { counts, chosen }: FacetFacts, texts: FacetTexts): Facet[] {
  // A selected value without results stays visible, so that it can be deselected.
  const all = [...counts.keys(), ...chosen.filter((value) => !counts.has(value))]
  const values = all.map((value): FacetValue => {
    const shade = facet === 'color' ? (COLOUR_SHADES[value] ?? texts.shades.get(value)) : undefined
    return {
      value,
      label: valueName(facet, value, texts),
      count: counts.get(value) ?? 0,
      selected: chosen.includes(value),
      ...(shade && { colour: shade }),
    }
  })
  if (values.length < 2 && chosen.length === 0) return []
  return [
    {
      key: facet,
      label: FACET_NAMES[texts.language][facet],
      type: 'values',
      values: inOrder(facet, values, texts.language),
    },
  ]
}

function priceFacet({ priceRange }: FilteredListing, { price }: ListingQuery, language: MarketLanguage): Facet[] {
  const [min, max] = [priceRange?.min ?? 0, priceRange?.max ?? 0]
  if (!price && min === max) return []
  return [
    {
      key: 'price',
      label: FACET_NAMES[language].price,
      type: 'range',
      min: Math.floor(min / MINOR_PER_MAJOR),
      max: Math.ceil(max / MINOR_PER_MAJOR),
      ...(price?.min !== undefined && { selectedMin: price.min }),
      ...(price?.max !== undefined && { selectedMax: price.max }),
    },
  ]
}

/** The facets that can still narrow the listing, each with its counts. */
export function facetModels(listing: FilteredListing, query: ListingQuery, texts: FacetTexts): readonly Facet[] {
  return [
    ...priceFacet(listing, query, texts.language),
    ...VALUE_FACETS.flatMap((facet) =>
      valueFacet(facet, { counts: listing.counts[facet], chosen: query.values[facet] ?? [] }, texts),
    ),
  ]
}

export function sortModels(
  query: ListingQuery,
  language: MarketLanguage,
  byItself: SortKey = 'popular',
): readonly ListingSortChoice[] {
  const current = query.sort ?? byItself
  const sorts = byItself === 'relevance' ? ([byItself, ...LISTING_SORTS] as const) : LISTING_SORTS
  return sorts.map((key) => ({ key, label: SORT_NAMES[language][key], selected: key === current }))
}
