import { latestText } from '@firkant/domain/cart/shipping/arrival-words.ts'
import { readArrivalWish } from '@firkant/domain/catalog/arrival-filter.ts'
import {
  COLOUR_NAMES,
  COLOUR_SHADES,
  FACET_NAMES,
  inStoreName,
  onFloorName,
  SORT_NAMES,
  stepName,
  STOCK_NAMES,
} from '@firkant/domain/catalog/facet-names.ts'
import { isRangeFacet, type NumberRange, type RangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import {
  LISTING_SORTS,
  type Facet,
  type FacetKey,
  type FacetValue,
  type ListingQuery,
  type ListingSortChoice,
  type SortKey,
  type ValueFacet,
} from '@firkant/domain/catalog/listing-query.ts'
import type { DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { readFloorSpace } from '@firkant/domain/fit/floor-space.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { FilteredListing, ListingFilters } from './filter-listing.ts'
import { TENTHS_PER_CM } from './measure-columns.ts'
import type { RangeSpan } from './range-walks.ts'

/** Names of catalogue values: product brands, series, materials, sizes, stores. */
export type CatalogNames = Readonly<
  Record<'brand' | 'series' | 'material' | 'size' | 'store', ReadonlyMap<string, string>>
>

export interface FacetTexts {
  readonly language: MarketLanguage
  readonly names: CatalogNames
  readonly shades: ReadonlyMap<string, string>
  /** For which days of arrival are asked. */
  readonly place?: DeliveryPlaceModel | undefined
}

function arrivalName(value: string, { language, place }: FacetTexts): string {
  const day = readArrivalWish(value)?.day
  if (day !== undefined) return latestText(language, day)
  return place ? `${place.postcode} ${place.town}` : value
}

function spaceName(value: string, { language }: FacetTexts): string {
  const space = readFloorSpace(value)
  return space ? onFloorName(language, space) : value
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function valueName(facet: ValueFacet, value: string, texts: FacetTexts): string {
  const { language, names } = texts
  switch (facet) {
    case 'arrival':
      return arrivalName(value, texts)
    case 'space':
      return spaceName(value, texts)
    case 'color':
      return COLOUR_NAMES[language][value] ?? capitalised(value)
    case 'store':
      return inStoreName(names.store.get(value) ?? value)
    case 'stock':
      return STOCK_NAMES[language][value] ?? value
    case 'delivery':
    case 'discount':
    case 'rating':
      return stepName(language, facet, Number(value))
    default:
      return capitalised(names[facet].get(value) ?? value)
  }
}

const IN_GIVEN_ORDER: ReadonlySet<ValueFacet> = new Set(['arrival', 'delivery', 'discount', 'rating', 'stock', 'store'])

/** Steps and stores in their own order; sizes by number; everything else by number of products. */
function inOrder(facet: ValueFacet, values: readonly FacetValue[], language: string): readonly FacetValue[] {
  if (IN_GIVEN_ORDER.has(facet)) return values
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
      label: (facet === 'arrival' && texts.place?.label) || FACET_NAMES[texts.language][facet],
      type: 'values',
      values: inOrder(facet, values, texts.language),
    },
  ]
}

/** A measure is a filter where enough products have it, and they differ in it. */
const MIN_MEASURED = 4
const MIN_SHARE = 0.5
const MIN_SPREAD_CM = 10

function isWorthChoosing(facet: RangeFacet, span: RangeSpan | undefined): boolean {
  if (!span) return false
  if (facet === 'price') return span.max > span.min
  const isCommon = span.having >= MIN_MEASURED && span.having >= span.of * MIN_SHARE
  return isCommon && span.max - span.min >= MIN_SPREAD_CM * TENTHS_PER_CM
}

function rangeFacet(
  facet: RangeFacet,
  { span, chosen }: { span: RangeSpan | undefined; chosen: NumberRange | undefined },
  language: MarketLanguage,
): Facet[] {
  if (!chosen && !isWorthChoosing(facet, span)) return []
  const unit = facet === 'price' ? MINOR_PER_MAJOR : TENTHS_PER_CM
  return [
    {
      key: facet,
      label: FACET_NAMES[language][facet],
      type: 'range',
      min: Math.floor((span?.min ?? 0) / unit),
      max: Math.ceil((span?.max ?? 0) / unit),
      ...(chosen?.min !== undefined && { selectedMin: chosen.min }),
      ...(chosen?.max !== undefined && { selectedMax: chosen.max }),
    },
  ]
}

/** Asked for where things differ in both sides: without values until somebody says a place. */
function spaceFacet(listing: FilteredListing, query: ListingFilters, texts: FacetTexts): Facet[] {
  const { space: chosen = [] } = query.values
  if (chosen.length > 0) return valueFacet('space', { counts: listing.counts.space, chosen }, texts)
  if (!(['width', 'depth'] as const).every((side) => isWorthChoosing(side, listing.spans[side]))) return []
  return [{ key: 'space', label: FACET_NAMES[texts.language].space, type: 'values', values: [] }]
}

/** What shoppers ask for first comes first; measures follow the sizes that a product is sold in. */
const FACET_ORDER = [
  'price',
  'color',
  'material',
  'brand',
  'series',
  'size',
  'width',
  'depth',
  'height',
  'seatWidth',
  'space',
  'door',
  'store',
  'stock',
  'arrival',
  'delivery',
  'discount',
  'rating',
] as const satisfies readonly FacetKey[]

/** The facets that can still narrow the listing, each with its counts. */
export function facetModels(listing: FilteredListing, query: ListingFilters, texts: FacetTexts): readonly Facet[] {
  return FACET_ORDER.flatMap((facet) => {
    if (facet === 'space') return spaceFacet(listing, query, texts)
    return isRangeFacet(facet)
      ? rangeFacet(facet, { span: listing.spans[facet], chosen: query.ranges[facet] }, texts.language)
      : valueFacet(facet, { counts: listing.counts[facet], chosen: query.values[facet] ?? [] }, texts)
  })
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
