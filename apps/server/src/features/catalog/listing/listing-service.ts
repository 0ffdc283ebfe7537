import { sql } from 'drizzle-orm'
import {
  PAGE_SIZE,
  type Facet,
  type ListingQuery,
  type ListingSortChoice,
} from '@firkant/domain/catalog/listing-query.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { startGrace } from '../../../platform/process/rebuild-grace.ts'
import { yieldToEventLoop } from '../../../platform/process/yield-to-event-loop.ts'
import { listStores } from '../../stores/store-store.ts'
import { filterListing, knownQuery, type ListingCandidates } from './filter-listing.ts'
import { listingCandidates } from './listing-candidates.ts'
import { facetModels, sortModels, type CatalogNames } from './listing-facets.ts'
import { readListingRows, readListingRowsOf, type ListingRow } from './listing-rows.ts'
import { isListed, isSoldOut, listingTable, patchListingTable, type ListingTable } from './listing-table.ts'

export interface ListedProducts {
  /** The query without values that are not in the catalogue. */
  readonly query: ListingQuery
  readonly productKeys: readonly string[]
  readonly total: number
  readonly facets: readonly Facet[]
  readonly sorts: readonly ListingSortChoice[]
  /** Built while the catalogue was being reloaded: it must not be cached. */
  readonly isStale: boolean
  /** A page number past the end (404); an empty listing is not. */
  readonly isPastEnd: boolean
}

export interface ListingCounter extends Pick<ListedProducts, 'isStale'> {
  readonly count: (source: ListingSource) => number
}

export interface ListingService {
  readonly list: (
    market: Market,
    wanted: { source: ListingSource; query: ListingQuery; now: Date },
  ) => Promise<ListedProducts>
  /** Search results: `rank` gives the rows, best first. */
  readonly listRanked: (
    market: Market,
    wanted: { rank: (table: ListingTable) => Uint32Array; query: ListingQuery; now: Date },
  ) => Promise<ListedProducts>
  readonly keysRanked: (
    market: Market,
    wanted: { rank: (table: ListingTable) => Uint32Array; limit: number; now: Date },
  ) => Promise<readonly string[]>
  /** The first keys of a source, most popular first; sold-out products last. */
  readonly keysOf: (
    market: Market,
    wanted: { source: ListingSource; limit: number; now: Date },
  ) => Promise<readonly string[]>
  /** The categories that have products. */
  readonly filledCategories: (market: Market, now: Date) => Promise<ReadonlySet<string>>
  /** Counts the products of many sources at once. */
  readonly counter: (market: Market, now: Date) => Promise<ListingCounter>
  /** Price or stock of these products changed; without keys, anything may have. */
  readonly changed: (productKeys?: readonly string[]) => void
}

interface Shelf {
  readonly table: ListingTable
  readonly names: CatalogNames
  /** The time its prices are valid for. */
  readonly madeFor: number
  /** When the first of its prices changes. */
  readonly dueAt: number
}

function shelfOf(table: ListingTable, names: CatalogNames, now: Date): Shelf {
  const dueAt = table.changesAt.reduce((first, moment) => Math.min(first, moment), Number.POSITIVE_INFINITY)
  return { table, names, madeFor: now.getTime(), dueAt }
}

async function loadParents(db: Drizzle): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ key: string; parent_key: string }>(
    sql`select key, parent_key from categories where parent_key is not null`,
  )
  return new Map(rows.map((row) => [row.key, row.parent_key]))
}

async function loadNames(db: Drizzle, { key: market, language }: Market): Promise<CatalogNames> {
  const read = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ key: string; name: string }>(query)
    return new Map(rows.map((row) => [row.key, row.name]))
  }
  const [brand, series, material, size, stores] = await Promise.all([
    read(sql`select key, name from product_brands`),
    read(sql`select key, name from series`),
    read(sql`select p.material as key, min(t.material_name) as name from products p
      join product_texts t on t.product_key = p.key and t.language = ${language} where t.material_name <> '' group by 1`),
    read(
      sql`select size_key as key, min(names ->> ${language}) as name from variants where size_key is not null group by 1`,
    ),
    listStores(db, market),
  ])
  return { brand, series, material, size, store: new Map(stores.map(({ key, name }) => [key, name])) }
}

async function stockShelf(db: Drizzle, context: { brand: string; market: Market }, now: Date): Promise<Shelf> {
  const { brand, market } = context
  const rows: ListingRow[] = []
  const parents = await loadParents(db)
  const catalogContext = { brand, market: market.key, language: market.language }
  for await (const batch of readListingRows(db, catalogContext, now)) for (const row of batch) rows.push(row)
  const names = await loadNames(db, market)
  return shelfOf(await yieldToEventLoop(listingTable(rows, parents, [...names.store.keys()])), names, now)
}

/** Products with a scheduled price change that is due. */
function dueKeys({ table }: Shelf, now: Date): readonly string[] {
  return table.keys.filter((_, row) => (table.changesAt[row] ?? Number.POSITIVE_INFINITY) <= now.getTime())
}

/** The products of one market in memory, kept up to date. */
function openShelf(db: Drizzle, context: { brand: string; market: Market }) {
  let shelf: Shelf | undefined
  let isCurrent = false
  let making: Promise<Shelf> | undefined
  let patching: Promise<Shelf> | undefined
  let grace: Promise<undefined> = Promise.resolve(undefined)
  const toPatch = new Set<string>()

  async function make(now: Date): Promise<Shelf> {
    // A change from here on must trigger another load.
    isCurrent = true
    grace = startGrace()
    toPatch.clear()
    try {
      shelf = await stockShelf(db, context, now)
      return shelf
    } catch (error) {
      isCurrent = false
      throw error
    } finally {
      making = undefined
    }
  }

  async function patch(known: Shelf, now: Date): Promise<Shelf> {
    const keys = [...toPatch]
    toPatch.clear()
    try {
      const catalogContext = { brand: context.brand, market: context.market.key, language: context.market.language }
      patchListingTable(known.table, await readListingRowsOf(db, catalogContext, { keys, now }))
    } catch (error) {
      for (const key of keys) toPatch.add(key)
      throw error
    }
    shelf = shelfOf(known.table, known.names, now)
    return shelf
  }

  return {
    changed(productKeys: readonly string[] | undefined) {
      if (productKeys) for (const key of productKeys) toPatch.add(key)
      else isCurrent = false
    },
    async at(now: Date): Promise<{ shelf: Shelf; isStale: boolean }> {
      // If the clock was set back, past prices are needed that were dropped.
      if (shelf && now.getTime() < shelf.madeFor) isCurrent = false
      if (!shelf || !isCurrent || making) {
        making ??= make(now)
        if (!shelf) return { shelf: await making, isStale: false }
        const last = shelf
        const fresh = await Promise.race([making, grace])
        return fresh ? { shelf: fresh, isStale: false } : { shelf: last, isStale: true }
      }
      // Requests during a partial reload wait for it.
      await patching
      if (now.getTime() >= shelf.dueAt) for (const key of dueKeys(shelf, now)) toPatch.add(key)
      if (toPatch.size === 0) return { shelf, isStale: false }
      patching = patch(shelf, now).finally(() => (patching = undefined))
      return { shelf: await patching, isStale: false }
    },
  }
}

function listOn(
  { shelf, isStale }: { shelf: Shelf; isStale: boolean },
  market: Market,
  wanted: { rows: ListingCandidates; requested: ListingQuery; now: Date },
): ListedProducts {
  const { language } = market
  const { table, names } = shelf
  const query = knownQuery(table, wanted.requested)
  const listing = filterListing(table, wanted.rows, { query, at: { market: market.key, now: wanted.now } })
  return {
    query,
    productKeys: listing.keys,
    total: listing.total,
    facets: facetModels(listing, query, { language, names, shades: table.shades }),
    sorts: sortModels(query, language, wanted.rows.byItself ? 'relevance' : 'popular'),
    isStale,
    isPastEnd: query.page > Math.max(1, Math.ceil(listing.total / PAGE_SIZE)),
  }
}

/** Listings of a brand, filtered, counted and sorted in memory. */
export function createListingService(db: Drizzle, brand: string): ListingService {
  const shelves = new Map<string, ReturnType<typeof openShelf>>()
  const openFor = (market: Market) => {
    const known = shelves.get(market.key) ?? openShelf(db, { brand, market })
    shelves.set(market.key, known)
    return known
  }
  return {
    changed: (productKeys) => {
      for (const shelf of shelves.values()) shelf.changed(productKeys)
    },
    async list(market, { source, query: requested, now }) {
      const found = await openFor(market).at(now)
      const rows = { candidates: listingCandidates(found.shelf.table, source, now) }
      return listOn(found, market, { rows, requested, now })
    },
    async listRanked(market, { rank, query: requested, now }) {
      const found = await openFor(market).at(now)
      const ranked = rank(found.shelf.table)
      return listOn(found, market, { rows: { candidates: ranked, byItself: ranked }, requested, now })
    },
    async keysRanked(market, { rank, limit, now }) {
      const { table } = (await openFor(market).at(now)).shelf
      return [...rank(table).subarray(0, limit)].map((row) => table.keys[row] ?? '')
    },
    async filledCategories(market, now) {
      const { shelf } = await openFor(market).at(now)
      const { table } = shelf
      const names = [...table.groups].flatMap(([name, rows]) =>
        name.startsWith('category:') && rows.some((row) => isListed(table, row))
          ? [name.slice('category:'.length)]
          : [],
      )
      return new Set(names)
    },
    async counter(market, now) {
      const { shelf, isStale } = await openFor(market).at(now)
      const count = (source: ListingSource) => {
        let listed = 0
        for (const row of listingCandidates(shelf.table, source, now)) if (isListed(shelf.table, row)) listed += 1
        return listed
      }
      return { count, isStale }
    },
    async keysOf(market, { source, limit, now }) {
      const { shelf } = await openFor(market).at(now)
      const { table } = shelf
      if ('productKeys' in source)
        return source.productKeys.filter((key) => isListed(table, table.rowOf.get(key))).slice(0, limit)
      const keys: string[] = []
      const soldOut: string[] = []
      for (const row of listingCandidates(table, source, now)) {
        if (keys.length === limit) break
        if (isListed(table, row)) (isSoldOut(table, row) ? soldOut : keys).push(table.keys[row] ?? '')
      }
      return [...keys, ...soldOut].slice(0, limit)
    },
  }
}
