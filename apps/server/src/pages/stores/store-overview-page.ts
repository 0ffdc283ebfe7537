import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { marketTime, nextMidnight } from '@firkant/domain/market/market-clock.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { StoreCard, StoreGroup, StoreOverviewModel } from '@firkant/domain/page/models/store-model.ts'
import { readStoreQuery, searchStores, STORE_QUERY_PARAM } from '@firkant/domain/stores/search-stores.ts'
import { findNextScheduledChange, listTranslations } from '../../features/content/content-store.ts'
import { countStores, listStores, type StoreRow } from '../../features/stores/store-store.ts'
import { buildPageBlocks, earliest, findShareImage } from '../content/content-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, itemList, itemLists } from '../structured-data.ts'
import { findStoreOverview, storeCard, STORES_NAME, type StoreOverviewPage } from './store-cards.ts'

/** Regions in the order of their first store. */
function byRegion(rows: readonly StoreRow[], cardOf: (row: StoreRow) => StoreCard): StoreGroup[] {
  return [...Map.groupBy(rows, ({ region }) => region)].map(([region, stores]) => ({
    ...(region && { region }),
    stores: stores.map(cardOf),
  }))
}

interface Found {
  readonly isFound: boolean
  readonly groups: readonly StoreGroup[]
}

async function findStores(
  deps: PageDependencies,
  request: PageRequest,
  { query, overviewPath }: { query: string; overviewPath: string },
): Promise<Found> {
  const rows = await listStores(deps.database.replica, request.market.key)
  const { day: today } = marketTime(request.market.key, request.now)
  const cardOf = (row: StoreRow, km?: number) =>
    storeCard(request, row, { overviewPath, today, km: km === undefined ? undefined : Math.round(km) })
  const all = rows.map((row) => ({ ...row, location: row.location ?? undefined }))
  const hits = query === '' ? [] : searchStores(all, request.market.key, query)
  if (hits.length === 0) return { isFound: query === '', groups: byRegion(rows, (row) => cardOf(row)) }
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const stores = hits.flatMap(({ store, km }) => {
    const row = byKey.get(store.key)
    return row ? [cardOf(row, km)] : []
  })
  return { isFound: true, groups: [{ stores }] }
}

/** The brand's stores in its other markets, if those have an overview page. */
async function otherCountries(
  deps: PageDependencies,
  request: PageRequest,
): Promise<StoreOverviewModel['otherCountries']> {
  const markets = request.brand.markets.filter((market) => market !== request.market.key)
  const counts = await countStores(deps.database.replica, markets)
  const found = await Promise.all(
    markets.map(async (market) => {
      const { language } = MARKETS[market]
      const stores = counts.get(market) ?? 0
      const overview = stores > 0 ? await findStoreOverview(deps, request, language) : undefined
      return overview && { market, url: localizePath(request.brand, language, overview.path), stores }
    }),
  )
  return found.filter((country) => country !== undefined)
}

/** Everything on the page except the stores. */
async function loadSurroundings(deps: PageDependencies, request: PageRequest, stored: StoreOverviewPage) {
  const db = deps.database.replica
  const { brand, now } = request
  const [resolved, translations, nextChange, imageUrl] = await Promise.all([
    buildPageBlocks(deps, request, stored),
    listTranslations(db, { brand: brand.key, now }, stored.key),
    findNextScheduledChange(db, brand.key, now),
    findShareImage(deps, stored),
  ])
  return { blocks: resolved.blocks, translations, imageUrl, validUntil: earliest(resolved.validUntil, nextChange) }
}

function structuredDataOf(request: PageRequest, { breadcrumbs, groups, blocks }: StoreOverviewModel): object[] {
  const stores = groups.flatMap((group) => group.stores)
  return [
    ...breadcrumbList(request, breadcrumbs),
    ...itemList(request, STORES_NAME[request.language], stores),
    ...itemLists(request, blocks),
    ...faqPage(blocks),
  ]
}

/** The market's stores: all of them by region, or those nearest to the searched place. */
export async function buildStoreOverview(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoreOverviewPage,
): Promise<PageResult> {
  const { brand, market, language, now } = request
  const query = readStoreQuery(request.query.get(STORE_QUERY_PARAM))
  const [found, others, around] = await Promise.all([
    findStores(deps, request, { query, overviewPath: stored.path }),
    otherCountries(deps, request),
    loadSurroundings(deps, request, stored),
  ])
  const overviewUrl = request.address(stored.path)
  const model: StoreOverviewModel = {
    heading: stored.heading ?? stored.title,
    intro: stored.description,
    breadcrumbs: [
      { name: brand.name, url: request.address('/') },
      { name: STORES_NAME[language], url: overviewUrl },
    ],
    market: market.key,
    today: marketTime(market.key, now).day,
    overviewUrl,
    query,
    ...found,
    otherCountries: others,
    blocks: around.blocks,
  }
  const isPlain = query === ''
  const page = buildPage(request, {
    url: isPlain ? overviewUrl : `${overviewUrl}?${new URLSearchParams({ [STORE_QUERY_PARAM]: query }).toString()}`,
    componentName: 'StoreOverviewPage',
    cache: isPlain ? 'full' : 'partial',
    meta: {
      title: isPlain ? stored.title : `${query}: ${stored.title}`,
      description: stored.description,
      imageUrl: around.imageUrl,
      canonicalPath: stored.path,
      translations: around.translations,
      isIndexed: isPlain && !request.isPreview,
    },
    trackingPageType: 'stores',
    structuredData: structuredDataOf(request, model),
    model,
  })
  const validUntil = earliest(around.validUntil, nextMidnight(market.key, now))
  // Searches are endless, so their pages are not cached.
  return { page, validUntil, isPublic: isPlain && !request.isPreview }
}
