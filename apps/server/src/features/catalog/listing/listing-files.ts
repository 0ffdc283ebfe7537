import { resolve } from 'node:path'
import { yieldToEventLoop, type WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import type { MakeLock } from '../../../platform/stored-files/make-lock.ts'
import {
  chunksOf,
  ownArrays,
  readParts,
  writeParts,
  type PartSource,
} from '../../../platform/stored-files/stored-parts.ts'
import { openVersionedFiles, type VersionedFilesOptions } from '../../../platform/stored-files/versioned-files.ts'
import type { CatalogMark } from '../catalog-changes.ts'
import { MIN_STORED_PRODUCTS } from '../worth-storing.ts'
import type { CatalogNames } from './listing-facets.ts'
import { rowsOfKeys, type ListingTable } from './listing-table.ts'

export interface ShelfContext {
  readonly brand: string
  readonly market: string
}

/** A table with the time and the change up to which it is right. */
export interface StoredShelf {
  readonly table: ListingTable
  readonly names: CatalogNames
  readonly mark: CatalogMark
  readonly readAt: number
}

/** Listing tables in the data folder. */
export interface ListingFiles {
  readonly read: (context: ShelfContext, version: string) => Promise<StoredShelf | undefined>
  readonly write: (context: ShelfContext, stored: StoredShelf) => Promise<void>
  readonly takeLock: (context: ShelfContext) => Promise<MakeLock | undefined>
}

const KEYS_PER_PART = 5000

const FEATURES = resolve(import.meta.dirname, '../..')
const RULES = resolve(import.meta.dirname, '../../../../../../packages/domain/src')
const SOURCES = [
  ...['catalog', 'delivery', 'pricing', 'stock', 'stores'].map((name) => resolve(FEATURES, name)),
  ...['catalog', 'pricing', 'stock', 'delivery', 'fit'].map((name) => resolve(RULES, name)),
]

/** What a row of the table may become while it is stored: in one part, so that all of it is of one moment. */
const OFFERS = ['priceMinor', 'discount', 'stock', 'rating', 'changesAt', 'delivery', 'stores', 'orders'] as const
/** In parts of their own, or made again from others. */
const OTHERWISE: readonly string[] = ['keys', 'rowOf', 'rows', ...OFFERS]

interface Part {
  readonly head?: Omit<StoredShelf, 'table'>
  readonly columns?: Partial<ListingTable>
  readonly keys?: readonly string[]
}

function* partsOf({ table, ...head }: StoredShelf): Generator<Part> {
  yield { head }
  yield { columns: Object.fromEntries(OFFERS.map((name) => [name, table[name]])) }
  for (const [name, column] of Object.entries(table))
    if (!OTHERWISE.includes(name)) yield { columns: { [name]: column } }
  for (const keys of chunksOf(table.keys, KEYS_PER_PART)) yield { keys }
}

export const writeShelf = (stored: StoredShelf): WorkSteps<readonly Buffer[]> => writeParts(partsOf(stored))

/** The inverse of `writeShelf`. Yields to requests between parts. */
export function* readShelf(source: PartSource): WorkSteps<StoredShelf> {
  let head: Part['head']
  const columns: Partial<ListingTable> = {}
  const keys: string[] = []
  for (const part of readParts<Part>(source)) {
    head ??= part.head
    Object.assign(columns, ownArrays(part.columns))
    for (const key of part.keys ?? []) keys.push(key)
    yield
  }
  if (!head || columns.size !== keys.length) throw new Error('The listing table is not whole')
  const { rowOf, rows } = yield* rowsOfKeys(keys)
  return { ...head, table: { ...(columns as ListingTable), keys, rowOf, rows } }
}

const nameOf = ({ brand, market }: ShelfContext) => `${brand}.${market}.listing`

export function openListingFiles(options: Omit<VersionedFilesOptions, 'sources'>): ListingFiles {
  const files = openVersionedFiles({ ...options, sources: SOURCES })
  return {
    read: (context, version) => files.read(nameOf(context), version, (source) => yieldToEventLoop(readShelf(source))),
    async write(context, stored) {
      if (stored.table.size < MIN_STORED_PRODUCTS) return
      await files.write(nameOf(context), stored.mark.version, () => yieldToEventLoop(writeShelf(stored)))
    },
    takeLock: (context) => files.takeLock(nameOf(context)),
  }
}
