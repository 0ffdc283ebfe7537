export const PAGE_SIZE = 24

export const LISTING_SORTS = ['popular', 'newest', 'priceUp', 'priceDown', 'discount', 'rating'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const VALUE_FACETS = ['color', 'material', 'brand', 'series', 'size', 'stock', 'discount', 'rating'] as const
export type ValueFacet = (typeof VALUE_FACETS)[number]
export type FacetKey = ValueFacet | 'price'

export interface PriceRange {
  /** In the market's currency, whole units; absent when open on that side. */
  readonly min?: number
  readonly max?: number
}

export interface ListingQuery {
  readonly page: number
  readonly sort: ListingSort | undefined
  readonly values: Readonly<Partial<Record<ValueFacet, readonly string[]>>>
  readonly price: PriceRange | undefined
}

const FACET_VALUE = /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,59}$/u
const MOST_VALUES = 30
const RANGE = /^(\d{0,8})-(\d{0,8})$/

function readValues(text: string): readonly string[] {
  const values = text.split(',').filter((value) => FACET_VALUE.test(value))
  return [...new Set(values)].toSorted().slice(0, MOST_VALUES)
}

function readRange(text: string): PriceRange | undefined {
  const match = RANGE.exec(text)
  if (!match || text === '-') return undefined
  const [min, max] = [match[1], match[2]].map((part) => (part ? Number(part) : undefined))
  if (min !== undefined && max !== undefined && min > max) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** What the address asks for. What it does not know or can't read is left out, here and in the canonical address. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const sort = params.get('sort')
  const price = params.get('f.price')
  const values = VALUE_FACETS.flatMap((facet) => {
    const chosen = readValues(params.get(`f.${facet}`) ?? '')
    return chosen.length > 0 ? [[facet, chosen] as const] : []
  })
  return {
    page: readPage(params.get('page')),
    sort: LISTING_SORTS.find((known) => known === sort),
    values: Object.fromEntries(values),
    price: price === null ? undefined : readRange(price),
  }
}

/** The one way to write a query: the same choice has the same address. */
export function writeListingQuery(query: ListingQuery): string {
  const params = new URLSearchParams()
  for (const facet of VALUE_FACETS) {
    const chosen = query.values[facet]
    if (chosen && chosen.length > 0) params.set(`f.${facet}`, chosen.toSorted().join(','))
  }
  if (query.price) params.set('f.price', `${query.price.min ?? ''}-${query.price.max ?? ''}`)
  if (query.sort && query.sort !== 'popular') params.set('sort', query.sort)
  if (query.page > 1) params.set('page', String(query.page))
  const written = params.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

export function withFacetValue(query: ListingQuery, facet: ValueFacet, value: string): ListingQuery {
  const chosen = query.values[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value]
  const { [facet]: _dropped, ...others } = query.values
  return { ...query, page: 1, values: next.length > 0 ? { ...others, [facet]: next.toSorted() } : others }
}
