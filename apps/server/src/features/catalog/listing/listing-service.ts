import { deliveryPlaceOf } from '@firkant/domain/cart/shipping/arrival-words.ts'
import { readArrivalWish } from '@firkant/domain/catalog/arrival-filter.ts'
import {
  PAGE_SIZE,
  type Facet,
  type ListingQuery,
  type ListingSortChoice,
} from '@firkant/domain/catalog/listing-query.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import { zoneOf, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { findTown } from '../../delivery/find-town.ts'
import { loadDelivery } from '../../delivery/load-delivery.ts'
import { noteAnyProduct, noteProducts } from '../../stock/goods-read.ts'
import type { ArrivalPlace } from './arrival-walk.ts'
import { knownQuery, pageOf } from './filter-listing.ts'
import { filterOn, type Wanted } from './filter-on.ts'
import { firstOfDesigns } from './fold-designs.ts'
import { listingCandidates } from './listing-candidates.ts'
import { sortModels } from './listing-facets.ts'
import type { ListingFiles } from './listing-files.ts'
import { isListed, isSoldOut, type ListingTable } from './listing-table.ts'
import { openShelf, type CurrentShelf } from './open-shelf.ts'

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
  /** The first of them, each design once. */
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

interface RankedRows {
  readonly byItself?: Uint32Array
}

function listOn({ shelf, isStale }: CurrentShelf, market: Market, wanted: Wanted & RankedRows): ListedProducts {
  const { table } = shelf
  const query = knownQuery(table, wanted.requested, wanted)
  const { listing, facets } = filterOn(shelf, market, { ...wanted, requested: query })
  return {
    query,
    productKeys: pageOf(table, query, {
      members: listing.members,
      byItself: wanted.byItself,
      isFolded: wanted.isFolded,
    }),
    total: listing.total,
    facets,
    sorts: sortModels(query, market.language, wanted.byItself ? 'relevance' : 'popular'),
    isStale,
    isPastEnd: query.page > Math.max(1, Math.ceil(listing.total / PAGE_SIZE)),
  }
}

/** The place of "with me by Friday": one of nowhere is none. */
async function findArrivalPlace(
  market: Market,
  delivery: MarketDelivery,
  { values }: ListingQuery,
): Promise<ArrivalPlace | undefined> {
  for (const value of values.arrival ?? []) {
    const digits = postcodeDigits(market.key, readArrivalWish(value)?.postcode ?? '')
    const town = digits && (await findTown(market.key, digits))
    if (digits && town)
      return { postcode: digits, zone: zoneOf(delivery, digits), place: deliveryPlaceOf(market, { digits, town }) }
  }
  return undefined
}

async function listFrom(
  db: Drizzle,
  { market, ...found }: CurrentShelf & { readonly market: Market },
  wanted: Omit<Wanted, 'delivery' | 'arrival'> & RankedRows,
): Promise<ListedProducts> {
  const delivery = await loadDelivery(db, market.key)
  const arrival = await findArrivalPlace(market, delivery, wanted.requested)
  return listOn(found, market, { ...wanted, delivery, arrival })
}

function firstKeysOf(
  table: ListingTable,
  { source, limit, now }: { source: ListingSource; limit: number; now: Date },
): readonly string[] {
  if ('productKeys' in source) {
    noteProducts(source.productKeys)
    return source.productKeys.filter((key) => isListed(table, table.rowOf.get(key))).slice(0, limit)
  }
  // Which ones they are depends on all that were looked at, and what is reduced on every price.
  if ('reduced' in source) noteAnyProduct()
  const seen: string[] = []
  const keys: string[] = []
  const soldOut: string[] = []
  for (const row of listingCandidates(table, source, now)) {
    if (keys.length === limit) break
    const key = table.keys[row] ?? ''
    seen.push(key)
    if (isListed(table, row)) (isSoldOut(table, row) ? soldOut : keys).push(key)
  }
  noteProducts(seen)
  return [...keys, ...soldOut].slice(0, limit)
}

/** One for each market that was asked for. */
function openShelves(sources: Omit<Parameters<typeof openShelf>[0], 'market'>) {
  const shelves = new Map<string, ReturnType<typeof openShelf>>()
  return {
    openFor(market: Market) {
      const known = shelves.get(market.key) ?? openShelf({ ...sources, market })
      shelves.set(market.key, known)
      return known
    },
    changed(productKeys?: readonly string[]) {
      for (const shelf of shelves.values()) shelf.changed(productKeys)
    },
  }
}

/** Listings of a brand, filtered, counted and sorted in memory. */
export function createListingService(db: Drizzle, brand: string, files?: ListingFiles): ListingService {
  const { openFor, changed } = openShelves({ db, brand, files })
  const readAll = (market: Market, now: Date) => {
    noteAnyProduct()
    return openFor(market).at(now)
  }
  return {
    changed,
    async list(market, { source, query: requested, now }) {
      const found = await readAll(market, now)
      const rows = (table: ListingTable) => listingCandidates(table, source, now)
      return listFrom(db, { ...found, market }, { rows, source, requested, now })
    },
    async listRanked(market, { rank, query: requested, now }) {
      const found = await readAll(market, now)
      const ranked = rank(found.shelf.table)
      return listFrom(
        db,
        { ...found, market },
        { rows: () => ranked, byItself: ranked, requested, now, isFolded: true },
      )
    },
    async keysRanked(market, { rank, limit, now }) {
      const { table } = (await readAll(market, now)).shelf
      const isFirst = firstOfDesigns(table)
      return rank(table)
        .values()
        .filter(isFirst)
        .take(limit)
        .map((row) => table.keys[row] ?? '')
        .toArray()
    },
    async filledCategories(market, now) {
      const { shelf } = await readAll(market, now)
      const { table } = shelf
      const names = [...table.groups].flatMap(([name, rows]) =>
        name.startsWith('category:') && rows.some((row) => isListed(table, row))
          ? [name.slice('category:'.length)]
          : [],
      )
      return new Set(names)
    },
    async counter(market, now) {
      const { shelf, isStale } = await readAll(market, now)
      const count = (source: ListingSource) => {
        let listed = 0
        for (const row of listingCandidates(shelf.table, source, now)) if (isListed(shelf.table, row)) listed += 1
        return listed
      }
      return { count, isStale }
    },
    async keysOf(market, { source, limit, now }) {
      const { shelf } = await openFor(market).at(now)
      return firstKeysOf(shelf.table, { source, limit, now })
    },
  }
}
