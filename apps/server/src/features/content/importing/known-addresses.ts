import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import {
  DEFAULT_ROOMS_PATH,
  PRODUCT_BRAND_PREFIX,
  productKeyAt,
  SERIES_PREFIX,
} from '@firkant/domain/catalog/catalog-addresses.ts'
import { PAGES_WITHOUT_ADDRESS } from '@firkant/domain/content/pages-of-one-key.ts'
import { linkedPaths } from '@firkant/domain/market/fixed-paths.ts'
import { findMarketOfLanguage, MARKET_KEYS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { returnPath } from '@firkant/domain/returns/return-steps.ts'
import { loadCategories } from '../../catalog/category-tree.ts'
import type { ContentContext } from '../content-store.ts'
import { pages, pageVersions, redirects, wellKnownPages } from '../content-tables.ts'
import type { Transaction } from './save-pages.ts'

/** What exists at a path of a brand, in one language. */
export interface KnownAddresses {
  readonly has: (path: string) => boolean
  /** An editor's page that was never published. */
  readonly isDraft: (path: string) => boolean
}

export interface AddressContext extends ContentContext {
  readonly language: MarketLanguage
}

/** Every path with an editor's page; true if it was published or is scheduled. */
async function loadPages(tx: Transaction, { brand, language }: AddressContext): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx
    .select({ path: pages.path, isPublished: sql<boolean>`bool_or(${pageVersions.state} = 'published')` })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(
      and(
        eq(pages.brand, brand),
        eq(pages.language, language),
        notInArray(pageVersions.componentName, [...PAGES_WITHOUT_ADDRESS]),
      ),
    )
    .groupBy(pages.path)
  return new Map(rows.map((row) => [row.path, row.isPublished]))
}

async function loadMoved(tx: Transaction, { brand, language }: AddressContext): Promise<readonly string[]> {
  const rows = await tx
    .select({ path: redirects.fromPath })
    .from(redirects)
    .where(and(eq(redirects.brand, brand), eq(redirects.language, language), ne(redirects.status, 410)))
  return rows.map(({ path }) => path)
}

export async function loadWellKnown(
  tx: Pick<Transaction, 'select'>,
  { brand, language }: AddressContext,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ key: wellKnownPages.key, path: wellKnownPages.path })
    .from(wellKnownPages)
    .where(and(eq(wellKnownPages.brand, brand), eq(wellKnownPages.language, language)))
  return new Map(rows.map(({ key, path }) => [key, path]))
}

/** Rooms, and the product brands and series of which the brand sells something. */
async function loadGroups(
  tx: Transaction,
  { brand, language }: AddressContext,
  roomsPath: string,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select ${roomsPath} || '/' || (slugs ->> ${language}) as path from rooms
    union select distinct ${PRODUCT_BRAND_PREFIX[language]} || '/' || b.slug from product_brands b
      join products p on p.product_brand_key = b.key join assortments a on a.product_key = p.key and a.brand = ${brand}
    union select distinct ${SERIES_PREFIX[language]} || '/' || s.slug from series s
      join products p on p.series_key = s.key join assortments a on a.product_key = p.key and a.brand = ${brand}`)
  return rows.map(({ path }) => path)
}

/** The stores of the language's market, below the page that lists them. */
async function loadStores(
  tx: Transaction,
  { language }: AddressContext,
  overviewPath: string | undefined,
): Promise<readonly string[]> {
  const market = findMarketOfLanguage(MARKET_KEYS, language)?.key ?? ''
  if (overviewPath === undefined) return []
  const { rows } = await tx.execute<{ path: string }>(
    sql`select ${overviewPath} || '/' || key as path from stores where market = ${market}`,
  )
  return rows.map(({ path }) => path)
}

/** The same pages as in find-page, as sets: an import checks hundreds of them. */
export async function loadKnownAddresses(
  tx: Transaction,
  context: AddressContext,
  soldProducts: ReadonlySet<string>,
): Promise<KnownAddresses> {
  const wellKnown = await loadWellKnown(tx, context)
  const written = await loadPages(tx, context)
  const known = new Set([
    ...linkedPaths(context.language),
    returnPath('register'),
    ...wellKnown.values(),
    ...(await loadMoved(tx, context)),
    ...(await loadCategories(tx, context.language)).map(({ path }) => path),
    ...(await loadGroups(tx, context, wellKnown.get('roomsPageLink') ?? DEFAULT_ROOMS_PATH)),
    ...(await loadStores(tx, context, wellKnown.get('storeOverviewPageLink'))),
  ])
  const isProduct = (path: string) => soldProducts.has(productKeyAt(path) ?? '')
  return {
    has: (path) => known.has(path) || written.get(path) === true || isProduct(path),
    isDraft: (path) => written.get(path) === false,
  }
}
