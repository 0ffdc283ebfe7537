import { PAGE_SIZE, readListingQuery, writeListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { SearchModel } from '@firkant/domain/page/page-models.ts'
import { isSearchable, readSearchText, searchAddress, SEARCH_PARAM } from '@firkant/domain/search/search-suggestion.ts'
import { loadProductCards } from '../features/catalog/product-cards.ts'
import type { SearchResults } from '../features/search/search-service.ts'
import { topCategories } from './category-listing.ts'
import { earliest } from './content-page.ts'
import { buildPage } from './page-envelope.ts'
import type { PageRequest, PageDependencies } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Søgning', nb: 'Søk', sv: 'Sök' }
const MOST_POPULAR = 8

/** Links for a search without results. */
async function waysOn(deps: PageDependencies, request: PageRequest) {
  const { market, now } = request
  const [popularCategories, keys, { suggestions }] = await Promise.all([
    topCategories(deps, request),
    deps.listings.keysOf(market, { source: { all: true }, limit: MOST_POPULAR, now }),
    deps.search.suggestions(market, undefined, now),
  ])
  const { cards, validUntil } = await loadProductCards(deps.catalog, contextOf(request), keys)
  return { model: { popularCategories, popularProducts: cards, popularSearches: suggestions }, validUntil }
}

function contextOf({ brand, market, address, now }: PageRequest) {
  return { brand: brand.key, market, address, now }
}

function hintOf({ found }: SearchResults, searchUrl: string): SearchModel['corrected'] {
  return found.corrected === undefined
    ? undefined
    : { text: found.corrected, url: searchAddress(searchUrl, found.corrected) }
}

interface BuiltModel {
  readonly model: SearchModel
  /** Until a price on it changes; now, if it was built from stale data. */
  readonly validUntil: Date | undefined
  /** The chosen filters, as in the address. */
  readonly written: string
}

/** The search field and links into the shop, before anything is searched for. */
async function startModel(
  deps: PageDependencies,
  request: PageRequest,
  query: { q: string; searchUrl: string },
): Promise<BuiltModel | undefined> {
  if (readListingQuery(request.query).page > 1) return undefined
  const { model, validUntil } = await waysOn(deps, request)
  return { model: { ...emptyModel(request, query), ...model }, validUntil, written: '' }
}

async function resultsModel(
  deps: PageDependencies,
  request: PageRequest,
  { q, searchUrl }: { q: string; searchUrl: string },
): Promise<BuiltModel | undefined> {
  const { market, now } = request
  const query = readListingQuery(request.query, 'relevance')
  const [results, written] = await Promise.all([
    deps.search.results(market, { text: q, query, now }),
    deps.search.writtenHits(market, q, now),
  ])
  const { listed, found } = results
  if (listed.isPastEnd) return undefined
  const [{ cards, validUntil }, around] = await Promise.all([
    loadProductCards(deps.catalog, contextOf(request), listed.productKeys),
    listed.total === 0 ? waysOn(deps, request) : undefined,
  ])
  const corrected = hintOf(results, searchUrl)
  const listingUrl = searchAddress(searchUrl, q)
  const model: SearchModel = {
    ...emptyModel(request, { q, searchUrl }),
    listingUrl,
    hits: written.hits,
    isPartial: found.isPartial,
    ...(corrected && { corrected }),
    products: cards,
    total: listed.total,
    page: listed.query.page,
    facets: listed.facets,
    sorts: listed.sorts,
    ...around?.model,
  }
  return {
    model,
    validUntil: listed.isStale || found.isStale ? now : earliest(validUntil, written.validUntil, around?.validUntil),
    written: writeListingQuery(listed.query),
  }
}

function emptyModel(request: PageRequest, { q, searchUrl }: { q: string; searchUrl: string }): SearchModel {
  const name = NAMES[request.language]
  return {
    q,
    heading: name,
    breadcrumbs: [
      { name: request.brand.name, url: request.address('/') },
      { name, url: searchUrl },
    ],
    subCategories: [],
    blocks: [],
    rowBlocks: [],
    hits: [],
    isPartial: false,
    listingUrl: searchUrl,
    products: [],
    total: 0,
    page: 1,
    pageSize: PAGE_SIZE,
    facets: [],
    sorts: [],
  }
}

/** The search results, or an empty search field. */
export async function buildSearchPage(deps: PageDependencies, request: PageRequest): Promise<PageResult | undefined> {
  const q = readSearchText(request.query.get(SEARCH_PARAM) ?? '')
  const searchUrl = request.address(request.path)
  const results = await (isSearchable(q) ? resultsModel : startModel)(deps, request, { q, searchUrl })
  if (!results) return undefined
  const { model, validUntil, written } = results
  const name = NAMES[request.language]
  const page = buildPage(request, {
    url: q === '' ? searchUrl : searchAddress(searchUrl, q) + written.replace('?', '&'),
    componentName: 'SearchResultPage',
    meta: {
      title: `${q === '' ? name : `${name}: ${q}`} – ${request.brand.name}`,
    },
    trackingPageType: 'search',
    model,
  })
  return { page, validUntil, isPublic: !request.isPreview }
}
