import { STORES_PAGE_KEY } from '@firkant/domain/content/pages-of-one-key.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type Market, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { StoreCard } from '@firkant/domain/page/models/store-model.ts'
import { specialDaysFrom } from '@firkant/domain/stores/opening-hours.ts'
import { findPageByKey, type StoredPage } from '../../features/content/content-store.ts'
import { listStores, type StoreRow } from '../../features/stores/store-store.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'

/** The overview's name in breadcrumbs, whatever an editor's heading says. */
export const STORES_NAME: Readonly<Record<MarketLanguage, string>> = { da: 'Butikker', nb: 'Butikker', sv: 'Butiker' }

export type StoreOverviewPage = StoredPage & { readonly componentName: 'StoreOverviewPage' }

export function isStoreOverview(stored: StoredPage): stored is StoreOverviewPage {
  return stored.componentName === 'StoreOverviewPage'
}

/** The page that lists the market's stores; a storefront without it has no store pages either. */
export async function findStoreOverview(
  { database: { replica } }: PageDependencies,
  { brand, now }: Pick<PageRequest, 'brand' | 'now'>,
  language: string,
): Promise<StoreOverviewPage | undefined> {
  const stored = await findPageByKey(replica, { brand: brand.key, language, now }, STORES_PAGE_KEY)
  return stored && isStoreOverview(stored) ? stored : undefined
}

export function storePath(overviewPath: string, storeKey: string): string {
  return `${overviewPath}/${storeKey}`
}

/** Store → its page; nothing if the storefront has no store pages in the market's language. */
export async function storeAddresses(
  deps: PageDependencies,
  { language }: Market,
): Promise<(storeKey: string) => string | undefined> {
  const { brand } = deps
  const overview = await findStoreOverview(deps, { brand, now: deps.now() }, language)
  return (storeKey) => overview && localizePath(brand, language, storePath(overview.path, storeKey))
}

/** The pages of all the brand's stores, each in the language of its country. */
export async function listStorePaths(
  deps: PageDependencies,
): Promise<{ readonly key: string; readonly language: string; readonly path: string }[]> {
  const now = deps.now()
  const found = await Promise.all(
    deps.brand.markets.map(async (market) => {
      const { language } = MARKETS[market]
      const [overview, rows] = await Promise.all([
        findStoreOverview(deps, { brand: deps.brand, now }, language),
        listStores(deps.database.replica, market),
      ])
      return overview
        ? rows.map(({ key }) => ({ key: `store ${key}`, language, path: storePath(overview.path, key) }))
        : []
    }),
  )
  return found.flat()
}

export interface CardPlace {
  readonly overviewPath: string
  /** Special days before it are left out. */
  readonly today: Day
  readonly km?: number | undefined
}

export function storeCard(request: PageRequest, row: StoreRow, { overviewPath, today, km }: CardPlace): StoreCard {
  return {
    storeKey: row.key,
    url: request.address(storePath(overviewPath, row.key)),
    name: row.name,
    street: row.street,
    postalCode: row.postalCode,
    city: row.city,
    phone: row.phone,
    openingHours: row.openingHours,
    specialDays: specialDaysFrom(row, today),
    ...(km !== undefined && { km }),
  }
}
