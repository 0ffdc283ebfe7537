import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import { marketTime, nextMidnight } from '@firkant/domain/market/market-clock.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { StoreModel } from '@firkant/domain/page/models/store-model.ts'
import { distanceKm } from '@firkant/domain/stores/find-place.ts'
import { listProductsInStore, listStores, type StoreRow } from '../../features/stores/store-store.ts'
import { buildPageBlocks, earliest } from '../content/content-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList } from '../structured-data.ts'
import { findStoreOverview, storeCard, storePath, STORES_NAME, type StoreOverviewPage } from './store-cards.ts'
import { storeData } from './store-data.ts'

const MAX_NEARBY = 2
const MAX_PRODUCTS = 12

const TITLES: Readonly<Record<MarketLanguage, string>> = {
  da: 'åbningstider, adresse og service',
  nb: 'åpningstider, adresse og tjenester',
  sv: 'öppettider, adress och tjänster',
}

interface FoundStore {
  readonly row: StoreRow
  readonly rows: readonly StoreRow[]
  readonly overview: StoreOverviewPage
}

/** An external link; phones open it in their map app. */
function directionsTo({ street, postalCode, city, market }: StoreRow): string {
  const destination = `${street}, ${postalCode} ${city}, ${market}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`
}

function nearest(row: StoreRow, rows: readonly StoreRow[]): { row: StoreRow; km: number }[] {
  const { location: from } = row
  if (!from) return []
  const others = rows.flatMap((other) =>
    other.key !== row.key && other.location ? [{ row: other, km: distanceKm(from, other.location) }] : [],
  )
  return others.toSorted((a, b) => a.km - b.km).slice(0, MAX_NEARBY)
}

/** Products of this storefront that the store has in stock, best-selling first. */
async function productsInStore(deps: PageDependencies, request: PageRequest, row: StoreRow) {
  const inStore = await listProductsInStore(deps.database.replica, { storeKey: row.key, now: request.now })
  const { market, now } = request
  const source = { productKeys: [...inStore] }
  const productKeys = await deps.listings.keysOf(market, { source, limit: MAX_PRODUCTS, now })
  if (productKeys.length === 0) return { blocks: [], validUntil: undefined }
  const block: BlockContent = {
    id: 'in-store',
    componentName: 'ProductList',
    props: { layout: 'carousel', theme: 'none', source: { productKeys: [...productKeys], limit: MAX_PRODUCTS } },
  }
  return buildPageBlocks(deps, request, { blocks: [block] })
}

function modelOf(request: PageRequest, { row, rows, overview }: FoundStore): Omit<StoreModel, 'blocks'> {
  const { day: today } = marketTime(request.market.key, request.now)
  const cardOf = (each: StoreRow, km?: number) =>
    storeCard(request, each, { overviewPath: overview.path, today, km: km === undefined ? undefined : Math.round(km) })
  const { region, email, description, services } = row
  const store = { ...cardOf(row), region, email, description, services }
  return {
    breadcrumbs: [
      { name: request.brand.name, url: request.address('/') },
      { name: STORES_NAME[request.language], url: request.address(overview.path) },
      { name: row.name, url: store.url },
    ],
    market: request.market.key,
    today,
    store,
    directionsUrl: directionsTo(row),
    nearby: nearest(row, rows).map(({ row: other, km }) => cardOf(other, km)),
  }
}

/** One store of the market, below the overview. */
export async function findStoreAt(deps: PageDependencies, request: PageRequest): Promise<FoundStore | undefined> {
  const overview = await findStoreOverview(deps, request, request.language)
  if (!overview || !request.path.startsWith(storePath(overview.path, ''))) return undefined
  const rows = await listStores(deps.database.replica, request.market.key)
  const row = rows.find(({ key }) => request.path === storePath(overview.path, key))
  return row && { row, rows, overview }
}

/** A store is in one country: its page has no translations. */
export async function buildStorePage(
  deps: PageDependencies,
  request: PageRequest,
  { row, rows, overview }: FoundStore,
): Promise<PageResult> {
  const { market, now } = request
  const { blocks, validUntil } = await productsInStore(deps, request, row)
  const model: StoreModel = { ...modelOf(request, { row, rows, overview }), blocks }
  return {
    page: buildPage(request, {
      componentName: 'StorePage',
      meta: {
        title: `${row.name}: ${TITLES[request.language]} – ${request.brand.name}`,
        description: row.description,
        isIndexed: !request.isPreview,
      },
      trackingPageType: 'store',
      structuredData: [...breadcrumbList(request, model.breadcrumbs), storeData(request, row, model)],
      model,
    }),
    validUntil: earliest(validUntil, nextMidnight(market.key, now)),
    isPublic: !request.isPreview,
  }
}
