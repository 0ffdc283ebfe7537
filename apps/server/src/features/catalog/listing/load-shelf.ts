import { sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { yieldToEventLoop } from '../../../platform/process/yield-to-event-loop.ts'
import { listStores } from '../../stores/store-store.ts'
import { changedSince, readCatalogMark, type CatalogMark } from '../catalog-changes.ts'
import type { CatalogContext } from '../catalog-store.ts'
import { readCatalogueVersion } from '../catalogue-version.ts'
import { isWorthStoring } from '../worth-storing.ts'
import type { CatalogNames } from './listing-facets.ts'
import type { ListingFiles, StoredShelf } from './listing-files.ts'
import { readListingRows, readListingRowsOf, type ListingRow } from './listing-rows.ts'
import { listingTable, patchListingTable, type ListingTable } from './listing-table.ts'
import { createRowSharing } from './share-row-parts.ts'

export interface Shelf {
  readonly table: ListingTable
  readonly names: CatalogNames
  /** The time its prices are valid for. */
  readonly madeFor: number
  /** When the first of its prices changes. */
  readonly dueAt: number
  /** When all of it was last read from the database: its order by sales is of that time. */
  readonly readAt: number
}

export function shelfOf({ table, names, readAt }: Pick<Shelf, 'table' | 'names' | 'readAt'>, now: Date): Shelf {
  const dueAt = table.changesAt.reduce((first, moment) => Math.min(first, moment), Number.POSITIVE_INFINITY)
  return { table, names, madeFor: now.getTime(), dueAt, readAt }
}

/** Products with a scheduled price change that is due. */
export function dueKeys({ keys, changesAt }: ListingTable, now: Date): readonly string[] {
  return keys.filter((_, row) => (changesAt[row] ?? Number.POSITIVE_INFINITY) <= now.getTime())
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

/** Older ones may miss changes that are no longer stored. */
const MAX_STORED_MS = 2 * DAY_MS
/** A shop may take so many scheduled changes after a start; beyond it everything is read. */
const MAX_PATCHED = 5000

export interface ShelfSources {
  readonly db: Drizzle
  readonly brand: string
  readonly market: Market
  readonly files?: ListingFiles | undefined
}

export interface WantedShelf {
  readonly now: Date
  /** When the one that is there was read. */
  readonly newerThan: number
  /** A stored one whose prices and stock are of before a feed: better than none while another is made. */
  readonly onOutdated: (shelf: Shelf) => void
}

/** The assortment of a market: stored by another process and brought up to date, or made from the database. */
export function createShelfLoader({ db, brand, market, files }: ShelfSources) {
  const context: CatalogContext = { brand, market: market.key, language: market.language }
  const readRows = (keys: readonly string[], now: Date) => readListingRowsOf(db, context, { keys, now })

  async function make(now: Date): Promise<Shelf> {
    const rows: ListingRow[] = []
    const share = createRowSharing()
    const parents = await loadParents(db)
    for await (const batch of readListingRows(db, context, now)) for (const row of batch) rows.push(share(row))
    const names = await loadNames(db, market)
    const table = await yieldToEventLoop(listingTable(rows, parents, [...names.store.keys()]))
    return shelfOf({ table, names, readAt: now.getTime() }, now)
  }

  async function store(stored: StoredShelf): Promise<void> {
    // An import while it was made: this table may have something of both catalogues.
    if (stored.mark.version === (await readCatalogueVersion(db))) await files?.write(context, stored)
  }

  function isUsable({ readAt }: StoredShelf, { now, newerThan }: WantedShelf): boolean {
    return readAt > newerThan && readAt <= now.getTime() && now.getTime() - readAt <= MAX_STORED_MS
  }

  async function findStored(mark: CatalogMark, wanted: WantedShelf): Promise<Shelf | undefined> {
    const stored = await files?.read(context, mark.version)
    if (!stored || !isUsable(stored, wanted)) return undefined
    const changed = await changedSince(db, stored.mark)
    if (!changed) return undefined
    const keys = changed === 'many' ? [] : [...new Set([...changed, ...dueKeys(stored.table, wanted.now)])]
    if (changed === 'many' || keys.length > MAX_PATCHED) {
      wanted.onOutdated(shelfOf(stored, wanted.now))
      return undefined
    }
    patchListingTable(stored.table, await readRows(keys, wanted.now))
    return shelfOf(stored, wanted.now)
  }

  async function makeAndStore(mark: CatalogMark, now: Date, end: () => Promise<void>): Promise<Shelf> {
    try {
      const made = await make(now)
      const { table, names, readAt } = made
      void store({ table, names, readAt, mark })
        .catch(() => undefined)
        .finally(end)
      return made
    } catch (error) {
      await end()
      throw error
    }
  }

  return {
    readRows,
    async load(wanted: WantedShelf): Promise<Shelf> {
      const { now } = wanted
      const mark = await readCatalogMark(db)
      if (!files || !mark || !(await isWorthStoring(db, brand))) return make(now)
      const stored = await findStored(mark, wanted)
      if (stored) return stored
      const lock = await files.takeLock(context)
      // Read again: it changed while another process had its lock.
      const later = (await readCatalogMark(db)) ?? mark
      if (lock) return makeAndStore(later, now, lock.end)
      return (await findStored(later, wanted)) ?? make(now)
    },
  }
}
