import { PRODUCT_BRAND_PREFIX, SERIES_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import { KEYS_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { listProductBrands, listRooms, listSeries } from '../../features/catalog/catalog-store.ts'
import { listCategoryPaths } from '../../features/catalog/category-tree.ts'
import type { SitemapEntry } from '../../features/catalog/sitemap-store.ts'
import { listLivePages, listWellKnownPages } from '../../features/content/content-store.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { listStorePaths } from '../../pages/stores/store-cards.ts'

export interface Entry extends SitemapEntry {
  readonly changedAt?: Date
}

const NOT_IN_SITEMAP = new Set<string>(['not-found', ...KEYS_WITHOUT_ADDRESS])

export const languagesOf = ({ brand }: PageDependencies) =>
  brand.markets.map((market) => MARKETS[market].language as string)

async function categoryEntries(deps: PageDependencies): Promise<readonly Entry[]> {
  const market = MARKETS[deps.brand.homeMarket]
  const [categories, filled] = await Promise.all([
    deps.catalog.categories(market.language),
    deps.listings.filledCategories(market, deps.now()),
  ])
  const shown = categories.filter(({ key }) => filled.has(key))
  const paths = await Promise.all(
    shown.map(async ({ key }) =>
      (await listCategoryPaths(deps.database.replica, languagesOf(deps), key)).map((path) => ({
        ...path,
        key: `category ${key}`,
      })),
    ),
  )
  return paths.flat()
}

/** Product brands and series that have products of the storefront in the market. */
async function groupEntries(deps: PageDependencies): Promise<readonly Entry[]> {
  const found = await Promise.all(
    deps.brand.markets.map(async (key) => {
      const market = MARKETS[key]
      const { language } = market
      const [{ count }, productBrands, series] = await Promise.all([
        deps.listings.counter(market, deps.now()),
        listProductBrands(deps.database.replica, language),
        listSeries(deps.database.replica, language),
      ])
      return [
        ...productBrands
          .filter((maker) => count({ productBrandKey: maker.key }) > 0)
          .map(({ key: own, slug }) => ({
            key: `maker ${own}`,
            language,
            path: `${PRODUCT_BRAND_PREFIX[language]}/${slug}`,
          })),
        ...series
          .filter((each) => count({ seriesKey: each.key }) > 0)
          .map(({ key: own, slug }) => ({
            key: `series ${own}`,
            language,
            path: `${SERIES_PREFIX[language]}/${slug}`,
          })),
      ]
    }),
  )
  return found.flat()
}

/** The page of all rooms, and each room. */
async function roomEntries(deps: PageDependencies): Promise<readonly Entry[]> {
  const { key: brand, roomMood, markets } = deps.brand
  const db = deps.database.replica
  const found = await Promise.all(
    markets.map(async (market) => {
      const { language } = MARKETS[market]
      const [{ roomsPageLink }, rooms] = await Promise.all([
        listWellKnownPages(db, { brand, language }),
        listRooms(db, language, roomMood),
      ])
      if (roomsPageLink === undefined) return []
      return [
        { key: 'rooms', language, path: roomsPageLink },
        ...rooms.map(({ key, slug }) => ({ key: `room ${key}`, language, path: `${roomsPageLink}/${slug}` })),
      ]
    }),
  )
  return found.flat()
}

/** Everything indexable except products. An editor's page at an address wins over an automatic one. */
export async function pageEntries(deps: PageDependencies): Promise<readonly Entry[]> {
  const languages = languagesOf(deps)
  const [live, ...others] = await Promise.all([
    listLivePages(deps.database.replica, deps.brand.key, deps.now()),
    categoryEntries(deps),
    groupEntries(deps),
    roomEntries(deps),
    listStorePaths(deps),
  ])
  const pages = live.filter((page) => languages.includes(page.language) && !NOT_IN_SITEMAP.has(page.key))
  const taken = new Set(pages.map((page) => `${page.language} ${page.path}`))
  return [...pages, ...others.flat().filter((path) => !taken.has(`${path.language} ${path.path}`))]
}
