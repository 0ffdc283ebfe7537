import type { NumberRange } from '../catalog/facet-range.ts'
import { chosenCount, readListingQuery, type ListingQuery } from '../catalog/listing-query.ts'
import { withTypedSpace } from '../fit/floor-space.ts'
import { MEASURE_PARAM, readMeasures, writeMeasure, type MeasureCondition } from './measure-condition.ts'
import { readSearchFilters } from './search-filters.ts'
import { isSearchable, readSearchText, SEARCH_PARAM } from './search-suggestion.ts'

/** All the words are searched for, none is read as a filter. */
export const LITERAL_PARAM = 'literal'

/** What the address of a search asks for. */
export interface AskedSearch {
  /** As it was typed. */
  readonly q: string
  /** What is searched for: the text without what was read as a filter. */
  readonly words: string
  readonly query: ListingQuery
  readonly measures: readonly MeasureCondition[]
  readonly isLiteral: boolean
  /** A part of the text was read as a filter. */
  readonly isUnderstood: boolean
  /** There is something to search for. */
  readonly isSearch: boolean
  /** The filters of the address itself. */
  readonly written: { readonly query: ListingQuery; readonly measures: readonly MeasureCondition[] }
}

/** The same choice with this price, or with none. */
export function withPrice(query: ListingQuery, price: NumberRange | undefined): ListingQuery {
  const { price: _other, ...ranges } = query.ranges
  return { ...query, ranges: price ? { ...ranges, price } : ranges }
}

/** Filters of the address come before those of the text. */
export function readSearch(params: URLSearchParams): AskedSearch {
  const q = readSearchText(params.get(SEARCH_PARAM) ?? '')
  const written = { query: readListingQuery(withTypedSpace(params), 'relevance'), measures: readMeasures(params) }
  const isLiteral = params.get(LITERAL_PARAM) === '1'
  const read = isLiteral ? { words: q, price: undefined, measures: [] } : readSearchFilters(q)
  const query = withPrice(written.query, written.query.ranges.price ?? read.price)
  const measures = written.measures.length > 0 ? written.measures : read.measures
  const isNarrowed = chosenCount(query) > 0 || measures.length > 0
  return {
    q,
    words: read.words,
    query,
    measures,
    isLiteral,
    isUnderstood: read.words !== q,
    isSearch: isSearchable(read.words) || (read.words === '' && isNarrowed),
    written,
  }
}

interface SearchAddress {
  readonly text: string
  readonly measures?: readonly MeasureCondition[]
  readonly isLiteral?: boolean
}

/** The address of a search without the filters that every listing has. */
export function writeSearch(searchPageUrl: string, { text, measures = [], isLiteral = false }: SearchAddress): string {
  const params = new URLSearchParams()
  if (text !== '') params.set(SEARCH_PARAM, text)
  if (measures.length > 0) params.set(MEASURE_PARAM, measures.map(writeMeasure).join(','))
  if (isLiteral) params.set(LITERAL_PARAM, '1')
  const written = params.toString().replaceAll('%2C', ',')
  return written === '' ? searchPageUrl : `${searchPageUrl}?${written}`
}
