import { SPACE_PARAMS } from '../fit/floor-space.ts'
import {
  RANGE_FACETS,
  RANGE_PARAMS,
  rangeOf,
  readRanges,
  trimmedRange,
  writeRange,
  type FacetRanges,
  type NumberRange,
  type RangeFacet,
} from './facet-range.ts'

export const PAGE_SIZE = 24

export const LISTING_SORTS = ['popular', 'newest', 'priceUp', 'priceDown', 'discount', 'rating'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]
/** Listings can be sorted by these; search results also by relevance. */
export type SortKey = ListingSort | 'relevance'

export const VALUE_FACETS = [
  'color',
  'material',
  'brand',
  'series',
  'size',
  'space',
  'store',
  'stock',
  'arrival',
  'delivery',
  'discount',
  'rating',
] as const
export type ValueFacet = (typeof VALUE_FACETS)[number]
export type FacetKey = ValueFacet | RangeFacet

export interface FacetValue {
  readonly value: string
  readonly label: string
  /** How many products would be listed with this value and all other current filters. */
  readonly count: number
  readonly selected: boolean
  /** The shade of a colour, for its dot. */
  readonly colour?: string | undefined
}

/** One filter of a listing: values, or a range in whole units of the market's currency or in centimetres. */
export interface Facet {
  readonly key: FacetKey
  readonly label: string
  readonly type: 'values' | 'range'
  readonly values?: readonly FacetValue[]
  readonly min?: number
  readonly max?: number
  readonly selectedMin?: number
  readonly selectedMax?: number
}

/** The first choice is the default order. */
export interface ListingSortChoice {
  readonly key: SortKey
  readonly label: string
  readonly selected: boolean
}

export interface ListingQuery {
  readonly page: number
  /** Undefined: the listing's default order. */
  readonly sort: ListingSort | undefined
  readonly values: Readonly<Partial<Record<ValueFacet, readonly string[]>>>
  readonly ranges: FacetRanges
}

const FACET_VALUE = /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,59}$/u
const MAX_VALUES = 30
/** One parameter with commas, as in links, or repeated, as a form sends its checkboxes. */
function readValues(texts: readonly string[]): readonly string[] {
  const values = texts.flatMap((text) => text.split(',')).filter((value) => FACET_VALUE.test(value))
  return [...new Set(values)].toSorted().slice(0, MAX_VALUES)
}

/** Larger page numbers are past the end of every listing. */
const LAST_PAGE = 1_000_000

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
}

/** Parameters that filter a listing. */
export const FACET_PARAMS: readonly string[] = [
  ...VALUE_FACETS.map((facet) => `f.${facet}`),
  ...RANGE_PARAMS,
  ...SPACE_PARAMS,
]

/** The query of an address. Unknown or invalid parts are left out, here and in the canonical address. */
export function readListingQuery(params: URLSearchParams, byItself: SortKey = 'popular'): ListingQuery {
  const sort = params.get('sort')
  const values = VALUE_FACETS.flatMap((facet) => {
    const chosen = readValues(params.getAll(`f.${facet}`))
    return chosen.length > 0 ? [[facet, chosen] as const] : []
  })
  return {
    page: readPage(params.get('page')),
    sort: LISTING_SORTS.find((known) => known === sort && known !== byItself),
    values: Object.fromEntries(values),
    ranges: readRanges(params),
  }
}

/** The canonical form: the same selection always has the same address. */
export function writeListingQuery(query: ListingQuery): string {
  const params = new URLSearchParams()
  for (const facet of VALUE_FACETS) {
    const chosen = query.values[facet]
    if (chosen && chosen.length > 0) params.set(`f.${facet}`, chosen.toSorted().join(','))
  }
  for (const facet of RANGE_FACETS) {
    const range = query.ranges[facet]
    if (range) params.set(`f.${facet}`, writeRange(range))
  }
  if (query.sort) params.set('sort', query.sort)
  if (query.page > 1) params.set('page', String(query.page))
  const written = params.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** The current query of a listing, from its facets and sort choices. */
export function shownListingQuery(listing: {
  readonly page: number
  readonly facets: readonly Facet[]
  readonly sorts: readonly ListingSortChoice[]
}): ListingQuery {
  const values = VALUE_FACETS.flatMap((key) => {
    const facet = listing.facets.find((known) => known.key === key)
    const chosen = (facet?.values ?? []).filter(({ selected }) => selected).map(({ value }) => value)
    return chosen.length > 0 ? [[key, chosen.toSorted()] as const] : []
  })
  const ranges = RANGE_FACETS.flatMap((key) => {
    const facet = listing.facets.find((known) => known.key === key)
    const range = rangeOf(facet?.selectedMin, facet?.selectedMax)
    return range ? [[key, range] as const] : []
  })
  const sort = listing.sorts.find(({ selected }, index) => selected && index > 0)?.key
  return {
    page: listing.page,
    sort: sort === 'relevance' ? undefined : sort,
    values: Object.fromEntries(values),
    ranges: Object.fromEntries(ranges),
  }
}

/** Selects a value, or deselects it. */
export function withFacetValue(query: ListingQuery, facet: ValueFacet, value: string): ListingQuery {
  const chosen = query.values[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value]
  const { [facet]: _dropped, ...others } = query.values
  return { ...query, page: 1, values: next.length > 0 ? { ...others, [facet]: next.toSorted() } : others }
}

/** Sets a range, or removes it if it excludes nothing of the whole. */
export function withRange(
  query: ListingQuery,
  facet: RangeFacet,
  { range, whole = {} }: { readonly range: NumberRange; readonly whole?: NumberRange },
): ListingQuery {
  const { [facet]: _dropped, ...others } = query.ranges
  const trimmed = trimmedRange(range, whole)
  return { ...query, page: 1, ranges: trimmed ? { ...others, [facet]: trimmed } : others }
}

export function withSort(query: ListingQuery, sort: SortKey, byItself: SortKey = 'popular'): ListingQuery {
  return { ...query, page: 1, sort: sort === byItself || sort === 'relevance' ? undefined : sort }
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page }
}

/** Removes all filters, keeps the order. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, values: {}, ranges: {} }
}

/** The number of active filters: each value is one, and so is a range. */
export function chosenCount(query: ListingQuery): number {
  const values = VALUE_FACETS.reduce((count, facet) => count + (query.values[facet]?.length ?? 0), 0)
  return values + Object.keys(query.ranges).length
}
