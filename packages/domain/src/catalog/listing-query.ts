export const PAGE_SIZE = 24

export const LISTING_SORTS = ['popular', 'newest', 'priceUp', 'priceDown', 'discount', 'rating'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]
/** Listings can be sorted by these; search results also by relevance. */
export type SortKey = ListingSort | 'relevance'

export const VALUE_FACETS = ['color', 'material', 'brand', 'series', 'size', 'stock', 'discount', 'rating'] as const
export type ValueFacet = (typeof VALUE_FACETS)[number]
export type FacetKey = ValueFacet | 'price'

export interface FacetValue {
  readonly value: string
  readonly label: string
  /** How many products would be listed with this value and all other current filters. */
  readonly count: number
  readonly selected: boolean
  /** The shade of a colour, for its dot. */
  readonly colour?: string | undefined
}

/** One filter of a listing: values, or a range in whole units of the market's currency. */
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

export interface PriceRange {
  /** In whole units of the market's currency; absent if open on that side. */
  readonly min?: number
  readonly max?: number
}

export interface ListingQuery {
  readonly page: number
  /** Undefined: the listing's default order. */
  readonly sort: ListingSort | undefined
  readonly values: Readonly<Partial<Record<ValueFacet, readonly string[]>>>
  readonly price: PriceRange | undefined
}

const FACET_VALUE = /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,59}$/u
const MOST_VALUES = 30
const RANGE = /^(\d{0,8})-(\d{0,8})$/
/** Digits, also in groups of three: 1500, 1.500, 1 500. */
const WHOLE_PRICE = /^(?:\d{1,8}|\d{1,3}(?:[. \u00A0]\d{3}){1,2})$/u

/** One parameter with commas, as in links, or repeated, as a form sends its checkboxes. */
function readValues(texts: readonly string[]): readonly string[] {
  const values = texts.flatMap((text) => text.split(',')).filter((value) => FACET_VALUE.test(value))
  return [...new Set(values)].toSorted().slice(0, MOST_VALUES)
}

function rangeOf(min: number | undefined, max: number | undefined): PriceRange | undefined {
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function readRange(text: string | null): PriceRange | undefined {
  const match = RANGE.exec(text ?? '')
  if (!match) return undefined
  const [min, max] = [match[1], match[2]].map((part) => (part ? Number(part) : undefined))
  if (min !== undefined && max !== undefined && min > max) return undefined
  return rangeOf(min, max)
}

/** A price in whole units as typed by a visitor. */
export function readTypedPrice(text: string): number | undefined {
  const typed = text.trim()
  return WHOLE_PRICE.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : undefined
}

/** The two price fields of the form; swapped if typed the wrong way round. */
function readRangeFields(params: URLSearchParams): PriceRange | undefined {
  const [min, max] = ['f.price.min', 'f.price.max'].map((name) => readTypedPrice(params.get(name) ?? ''))
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : rangeOf(min, max)
}

/** Larger page numbers are past the end of every listing. */
const LAST_PAGE = 1_000_000

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1
}

/** Parameters that filter a listing. */
export const FACET_PARAMS: readonly string[] = [
  ...VALUE_FACETS.map((facet) => `f.${facet}`),
  'f.price',
  'f.price.min',
  'f.price.max',
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
    price: readRangeFields(params) ?? readRange(params.get('f.price')),
  }
}

/** The canonical form: the same selection always has the same address. */
export function writeListingQuery(query: ListingQuery): string {
  const params = new URLSearchParams()
  for (const facet of VALUE_FACETS) {
    const chosen = query.values[facet]
    if (chosen && chosen.length > 0) params.set(`f.${facet}`, chosen.toSorted().join(','))
  }
  if (query.price) params.set('f.price', `${query.price.min ?? ''}-${query.price.max ?? ''}`)
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
  const price = listing.facets.find(({ key }) => key === 'price')
  const sort = listing.sorts.find(({ selected }, index) => selected && index > 0)?.key
  return {
    page: listing.page,
    sort: sort === 'relevance' ? undefined : sort,
    values: Object.fromEntries(values),
    price: rangeOf(price?.selectedMin, price?.selectedMax),
  }
}

/** Selects a value, or deselects it. */
export function withFacetValue(query: ListingQuery, facet: ValueFacet, value: string): ListingQuery {
  const chosen = query.values[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value]
  const { [facet]: _dropped, ...others } = query.values
  return { ...query, page: 1, values: next.length > 0 ? { ...others, [facet]: next.toSorted() } : others }
}

/** A limit that excludes nothing is left open, so that the whole range is no filter. */
export function withPrice(query: ListingQuery, range: PriceRange, whole: PriceRange = {}): ListingQuery {
  const [low, high] = [range.min, range.max]
  const isTurned = low !== undefined && high !== undefined && low > high
  const [min, max] = isTurned ? [high, low] : [low, high]
  const price = rangeOf(
    min !== undefined && min > (whole.min ?? 0) ? min : undefined,
    max !== undefined && max < (whole.max ?? Number.POSITIVE_INFINITY) ? max : undefined,
  )
  return { ...query, page: 1, price }
}

export function withSort(query: ListingQuery, sort: SortKey, byItself: SortKey = 'popular'): ListingQuery {
  return { ...query, page: 1, sort: sort === byItself || sort === 'relevance' ? undefined : sort }
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page }
}

/** Removes all filters, keeps the order. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, values: {}, price: undefined }
}

/** The number of active filters: each value is one, and so is a price range. */
export function chosenCount(query: ListingQuery): number {
  const values = VALUE_FACETS.reduce((count, facet) => count + (query.values[facet]?.length ?? 0), 0)
  return values + (query.price ? 1 : 0)
}
