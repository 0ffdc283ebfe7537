import type { ListingSort } from '@firkant/domain/catalog/listing-query.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { deliveryColumn, setDispatches, type DeliveryColumn } from './delivery-column.ts'
import { footprintColumn, type FootprintColumn } from './footprint-column.ts'
import type { ListingRow } from './listing-rows.ts'
import { measureColumns, type MeasureColumns } from './measure-columns.ts'
import { setStores, storeColumn, type StoreColumn } from './store-column.ts'

/** The values of one column, dictionary-encoded. */
export interface Column {
  readonly names: readonly string[]
  /** Row → code of its value. */
  readonly codes: Uint16Array
}

/** A product has several sizes: those of a row are in `codes` from `starts[row]` to `starts[row + 1]`. */
export interface SizeColumn {
  readonly names: readonly string[]
  readonly starts: Uint32Array
  readonly codes: Uint16Array
}

/**
 * The assortment of a brand in a market as columns, so that a hundred thousand products are filtered and counted by
 * scanning a few typed arrays. PostgreSQL is the source of truth; this is rebuilt when it changes.
 */
export interface ListingTable {
  readonly size: number
  /** Best selling first: a row's number is its rank. */
  readonly keys: readonly string[]
  readonly rowOf: ReadonlyMap<string, number>
  readonly priceMinor: Uint32Array
  readonly discount: Uint8Array
  readonly stock: Uint16Array
  readonly rating: Uint8Array
  readonly launchedAt: Float64Array
  /** Row → number of its design, which its colours share. */
  readonly designs: Uint32Array
  readonly color: Column
  readonly material: Column
  readonly brand: Column
  readonly series: Column
  readonly sizes: SizeColumn
  readonly stores: StoreColumn
  readonly measures: MeasureColumns
  readonly footprints: FootprintColumn
  readonly delivery: DeliveryColumn
  /** Colour → the shade of the first product that has it. */
  readonly shades: ReadonlyMap<string, string>
  /** `category:sofas`, `room:living`, `label:online`, `brand:nord`, `series:nordlo` → rows. */
  readonly groups: ReadonlyMap<string, Uint32Array>
  /** Rows in the order of each sort. */
  readonly orders: Record<ListingSort, Uint32Array>
  /** When a price of the row next changes. */
  readonly changesAt: Float64Array
  /** Every row, for listings of everything. */
  readonly rows: Uint32Array
}

/** Products without a current price are in the table but not listed. */
export function isListed(table: ListingTable, row: number | undefined): boolean {
  return row !== undefined && (table.priceMinor[row] ?? 0) > 0
}

function columnOf(rows: readonly ListingRow[], valueOf: (row: ListingRow) => string): Column {
  const numbers = new Map<string, number>()
  const codes = new Uint16Array(rows.length)
  rows.forEach((row, index) => {
    const value = valueOf(row)
    const known = numbers.get(value) ?? numbers.size
    numbers.set(value, known)
    codes[index] = known
  })
  return { names: [...numbers.keys()], codes }
}

function designsOf(rows: readonly ListingRow[]): Uint32Array {
  const numbers = new Map<string, number>()
  return Uint32Array.from(rows, ({ designKey }) => {
    const known = numbers.get(designKey) ?? numbers.size
    numbers.set(designKey, known)
    return known
  })
}

function sizesOf(rows: readonly ListingRow[]): SizeColumn {
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(rows.length + 1)
  const codes: number[] = []
  rows.forEach((row, index) => {
    for (const size of row.sizes) {
      const known = numbers.get(size) ?? numbers.size
      numbers.set(size, known)
      codes.push(known)
    }
    starts[index + 1] = codes.length
  })
  return { names: [...numbers.keys()], starts, codes: Uint16Array.from(codes) }
}

function groupsOf(rows: readonly ListingRow[], parents: ReadonlyMap<string, string>): Map<string, Uint32Array> {
  const groups = new Map<string, number[]>()
  const add = (name: string, row: number) => {
    const known = groups.get(name)
    if (known === undefined) groups.set(name, [row])
    // Two of a product's categories may share a parent.
    else if (known.at(-1) !== row) known.push(row)
  }
  rows.forEach((row, index) => {
    for (const category of row.categories)
      for (let key: string | undefined = category; key !== undefined; key = parents.get(key))
        add(`category:${key}`, index)
    for (const room of row.rooms) add(`room:${room}`, index)
    for (const label of row.labels) add(`label:${label}`, index)
    add(`brand:${row.brand}`, index)
    add(`series:${row.series}`, index)
  })
  return new Map([...groups].map(([name, members]) => [name, Uint32Array.from(members)]))
}

/**
 * Every design once, best selling first, before the second colour of any, so that a page does not show one sofa ten
 * times.
 */
function* byPopularity(rows: readonly ListingRow[]): WorkSteps<readonly ListingRow[]> {
  const bySale = rows.map((_, index) => index)
  const order = (a: number, b: number) => {
    const [left, right] = [rows[a], rows[b]]
    if (!left || !right) return a - b
    return right.sold - left.sold || left.position - right.position || (left.key < right.key ? -1 : 1)
  }
  bySale.sort(order)
  yield
  const seen = new Map<string, number>()
  const rank = new Uint16Array(rows.length)
  for (const index of bySale) {
    const design = rows[index]?.designKey ?? ''
    const before = seen.get(design) ?? 0
    rank[index] = before
    seen.set(design, before + 1)
  }
  // Already sorted by sales; a stable sort by rank keeps that order within each rank.
  bySale.sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0))
  yield
  return bySale.flatMap((index) => rows[index] ?? [])
}

/** Sorts by an integer; ties stay in the order of popularity. Sorting packed numbers is many times faster. */
function orderBy(size: number, valueOf: (row: number) => number): Uint32Array {
  const places = Float64Array.from({ length: size }, (_, row) => valueOf(row) * size + row).sort()
  return Uint32Array.from(places, (place) => ((place % size) + size) % size)
}

/** Timestamps are too large to be packed with a row number, so their ranks are used. */
function newestFirst(launchedAt: Float64Array): Uint32Array {
  const places = new Map([...Float64Array.from(new Set(launchedAt)).sort()].map((moment, place) => [moment, place]))
  return orderBy(launchedAt.length, (row) => -(places.get(launchedAt[row] ?? 0) ?? 0))
}

const SOLD_OUT = STOCK_STATUSES.indexOf('outOfStock')

export function isSoldOut({ stock }: Pick<ListingTable, 'stock'>, row: number): boolean {
  return stock[row] === SOLD_OUT
}

/** The default order: best selling first, but whatever nobody can buy comes after everything else. */
function popularOrder(columns: Pick<ListingTable, 'stock'>): Uint32Array {
  return orderBy(columns.stock.length, (row) => (isSoldOut(columns, row) ? 1 : 0))
}

type PriceColumns = Pick<ListingTable, 'priceMinor' | 'discount'>

function priceOrders({ priceMinor, discount }: PriceColumns) {
  const size = priceMinor.length
  const price = (row: number) => priceMinor[row] ?? 0
  return {
    priceUp: orderBy(size, price),
    priceDown: orderBy(size, (row) => -price(row)),
    discount: orderBy(size, (row) => -(discount[row] ?? 0)),
  }
}

/** Updates price, stock, delivery and rating of some rows; any other change rebuilds the table. */
export function patchListingTable(table: ListingTable, rows: readonly ListingRow[]): void {
  let isRepriced = false
  let isRestocked = false
  for (const row of rows) {
    const index = table.rowOf.get(row.key)
    if (index === undefined) continue
    isRepriced ||= table.priceMinor[index] !== row.priceMinor || table.discount[index] !== row.discountPercent
    isRestocked ||= isSoldOut(table, index) !== (row.stock === SOLD_OUT)
    table.priceMinor[index] = row.priceMinor
    table.discount[index] = row.discountPercent
    table.stock[index] = row.stock
    table.rating[index] = row.rating
    table.changesAt[index] = row.changesAt
    setDispatches(table.delivery, index, row.dispatches)
    setStores(table.stores, index, row.stores)
  }
  if (isRepriced) Object.assign(table.orders, priceOrders(table))
  if (isRestocked) table.orders.popular = popularOrder(table)
}

const KEYS_PER_TURN = 1000

/** What follows from the keys alone. */
export function* rowsOfKeys(keys: readonly string[]): WorkSteps<Pick<ListingTable, 'rowOf' | 'rows'>> {
  const rowOf = new Map<string, number>()
  for (const [row, key] of keys.entries()) {
    rowOf.set(key, row)
    if (row % KEYS_PER_TURN === 0) yield
  }
  return { rowOf, rows: Uint32Array.from(keys.keys()) }
}

/**
 * `parents`: category → its parent, so that a product is in the parents too; `stores`: all of the market. Yields to
 * requests between steps.
 */
export function* listingTable(
  read: readonly ListingRow[],
  parents: ReadonlyMap<string, string>,
  stores: readonly string[] = [],
): WorkSteps<ListingTable> {
  const rows = yield* byPopularity(read)
  const size = rows.length
  const priceMinor = Uint32Array.from(rows, (row) => row.priceMinor)
  const discount = Uint8Array.from(rows, (row) => row.discountPercent)
  const stock = Uint16Array.from(rows, (row) => row.stock)
  const shades = new Map<string, string>()
  for (const row of rows) if (!shades.has(row.colour)) shades.set(row.colour, row.shade)
  yield
  const keys = rows.map((row) => row.key)
  const numbered = yield* rowsOfKeys(keys)
  const columns = {
    color: columnOf(rows, (row) => row.colour),
    material: columnOf(rows, (row) => row.material),
    brand: columnOf(rows, (row) => row.brand),
    series: columnOf(rows, (row) => row.series),
    sizes: sizesOf(rows),
    stores: storeColumn(rows, stores),
  }
  yield
  const measured = {
    measures: measureColumns(rows),
    footprints: footprintColumn(rows),
    delivery: deliveryColumn(rows),
  }
  yield
  const groups = groupsOf(rows, parents)
  yield
  const launchedAt = Float64Array.from(rows, (row) => row.launchedAt)
  const newest = newestFirst(launchedAt)
  const rating = orderBy(size, (row) => -(rows[row]?.rating ?? 0))
  yield
  return {
    size,
    keys,
    ...numbered,
    priceMinor,
    discount,
    stock,
    rating: Uint8Array.from(rows, (row) => row.rating),
    launchedAt,
    designs: designsOf(rows),
    ...columns,
    ...measured,
    shades,
    groups,
    orders: { popular: popularOrder({ stock }), newest, rating, ...priceOrders({ priceMinor, discount }) },
    changesAt: Float64Array.from(rows, (row) => row.changesAt),
  }
}
