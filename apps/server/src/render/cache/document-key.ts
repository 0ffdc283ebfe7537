import { FACET_PARAMS } from '@firkant/domain/catalog/listing-query.ts'
import { NEW_BADGES_PARAM, wantsNewBadges } from '@firkant/domain/catalog/shown-badges.ts'
import {
  assumedViewport,
  DEVICE_WIDTH_COOKIE,
  type WidthClass,
  widthClassOf,
} from '@firkant/domain/device/width-class.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { MEASURE_PARAM } from '@firkant/domain/search/measure-condition.ts'
import { LITERAL_PARAM } from '@firkant/domain/search/read-search.ts'
import { SEARCH_PARAM } from '@firkant/domain/search/search-suggestion.ts'
import { readAskedForm, type AskedForm, type SignsOfVisit } from './asked-form.ts'

/** Read by pages that search alone: `plain-paths.ts`. */
const SEARCH_PARAMS: ReadonlySet<string> = new Set([SEARCH_PARAM, MEASURE_PARAM, LITERAL_PARAM])

/** Parameters that can change what a page shows. All others (campaign tags, client-side switches) never do. */
const PAGE_PARAMS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'listId',
  'sku',
  'cameFrom',
  'useNewBadges',
  ...SEARCH_PARAMS,
  ...FACET_PARAMS,
])

export function relevantQuery(query: URLSearchParams): URLSearchParams {
  const relevant = new URLSearchParams()
  for (const [name, value] of query) if (PAGE_PARAMS.has(name)) relevant.append(name, value)
  relevant.sort()
  return relevant
}

const WIDTH_COOKIE = new RegExp(`(?:^|;\\s*)${DEVICE_WIDTH_COOKIE}=(\\d{1,6})(?:;|$)`)

/** Identifies an anonymous document within a brand. */
export interface DocumentKey {
  readonly path: string
  readonly query: URLSearchParams
  readonly search: string
  readonly widthClass: WidthClass
  readonly key: string
  /** The key of a page that does not search. */
  readonly keyWithoutSearch: string
  /** How it is sent: the same document to everybody. */
  readonly asked: AskedForm
  /** Read only for pages with variants. */
  readonly cookies: string | undefined
}

interface RequestHeaders extends SignsOfVisit {
  readonly 'user-agent'?: string | undefined
}

export function widthClassOfRequest(headers: RequestHeaders): WidthClass {
  const cookie = headers.cookie ? WIDTH_COOKIE.exec(headers.cookie)?.[1] : undefined
  return widthClassOf(assumedViewport(cookie, headers['user-agent'] ?? '').width)
}

export function readDocumentKey(url: string, headers: RequestHeaders): DocumentKey {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  const query = search === '' ? new URLSearchParams() : relevantQuery(new URLSearchParams(search))
  const widthClass = widthClassOfRequest(headers)
  const key = keyOf(widthClass, path, query)
  const keyWithoutSearch = query.size === 0 ? key : keyOf(widthClass, path, withoutSearch(query))
  const asked = readAskedForm(headers)
  return { path, query, search, widthClass, key, keyWithoutSearch, asked, cookies: headers.cookie }
}

function withoutSearch(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !SEARCH_PARAMS.has(name)))
}

function keyOf(widthClass: WidthClass, path: string, query: URLSearchParams): string {
  return `${widthClass} ${path}?${query.toString()}`
}

/**
 * The key from the page's own address: parameters that it does not read, or unknown values, are not in it, so they add
 * no further document to the cache.
 */
export function keyOfPage({ widthClass, query }: DocumentKey, page: Pick<Page, 'url' | 'httpStatus'>): string {
  const [path = '/', search = ''] = page.url.split('?', 2)
  const shown = new URLSearchParams(search)
  const badges = wantsNewBadges(query)
  if (badges !== undefined) shown.set(NEW_BADGES_PARAM, String(badges))
  shown.sort()
  // A page number past the end has the listing's address but answers 404.
  return keyOf(widthClass, page.httpStatus === 200 ? path : `${page.httpStatus} ${path}`, shown)
}
