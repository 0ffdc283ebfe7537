import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { SearchModel } from '@firkant/domain/page/models/page-models.ts'
import { loadProductCards } from '../../features/catalog/product-cards.ts'
import { topCategories } from '../listing/category-listing.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'

export const SEARCH_NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Søgning', nb: 'Søk', sv: 'Sök' }
/** As in "see everything in the search". */
const SEARCH_HEADINGS: typeof SEARCH_NAMES = { da: 'søgningen', nb: 'søket', sv: 'sökningen' }
const MAX_POPULAR = 8

export interface BuiltSearch {
  readonly model: SearchModel
  /** Until a price on it changes; now, if it was built from stale data. */
  readonly validUntil: Date | undefined
  /** The chosen filters, as in the address. */
  readonly written: string
}

export function cardContext({ brand, market, address, now }: PageRequest) {
  return { brand: brand.key, market, address, now }
}

/** Links for a search without results. */
export async function waysOn(deps: PageDependencies, request: PageRequest) {
  const { market, now } = request
  const [popularCategories, keys, popularSearches] = await Promise.all([
    topCategories(deps, request),
    deps.listings.keysOf(market, { source: { all: true }, limit: MAX_POPULAR, now }),
    deps.search.popularSearches(market, now),
  ])
  const { cards, validUntil } = await loadProductCards(deps.catalog, cardContext(request), keys)
  return { model: { popularCategories, popularProducts: cards, popularSearches }, validUntil }
}

export function emptyModel(request: PageRequest, { q, searchUrl }: { q: string; searchUrl: string }): SearchModel {
  const name = SEARCH_NAMES[request.language]
  return {
    q,
    heading: SEARCH_HEADINGS[request.language],
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

/** The search field and links into the shop, before anything is searched for. */
export async function startModel(
  deps: PageDependencies,
  request: PageRequest,
  query: { q: string; searchUrl: string },
): Promise<BuiltSearch> {
  const { model, validUntil } = await waysOn(deps, request)
  return { model: { ...emptyModel(request, query), ...model }, validUntil, written: '' }
}
