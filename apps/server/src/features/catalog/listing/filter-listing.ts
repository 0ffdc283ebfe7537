import {
  PAGE_SIZE,
  VALUE_FACETS,
  type FacetKey,
  type ListingQuery,
  type ValueFacet,
} from '@firkant/domain/catalog/listing-query.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import { isListed, type Column, type ListingTable } from './listing-table.ts'

/** "At least so much": one value that is ticked takes in all above it. */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50] as const
export const RATING_STEPS = [4, 3, 2] as const

export interface FilteredListing {
  readonly keys: readonly string[]
  readonly total: number
  /** Value → how many products would be listed with it and every other filter. */
  readonly counts: Readonly<Record<ValueFacet, ReadonlyMap<string, number>>>
  /** In minor units, over what every other filter leaves; undefined when nothing is left. */
  readonly priceRange: { readonly min: number; readonly max: number } | undefined
}

interface FacetReader {
  readonly key: FacetKey
  /** Absent when nothing is chosen. */
  readonly matches: ((row: number) => boolean) | undefined
  readonly count: (row: number) => void
}

interface CountedFacet extends FacetReader {
  readonly key: ValueFacet
  readonly counted: () => ReadonlyMap<string, number>
}

function nonZero(names: readonly string[], totals: Uint32Array): ReadonlyMap<string, number> {
  return new Map(
    names.flatMap((name, code) => (name !== '' && (totals[code] ?? 0) > 0 ? [[name, totals[code] ?? 0]] : [])),
  )
}

function columnFacet(key: ValueFacet, column: Column, chosen: readonly string[]): CountedFacet {
  const totals = new Uint32Array(column.names.length)
  const wanted = Uint8Array.from(column.names, (name) => (chosen.includes(name) ? 1 : 0))
  return {
    key,
    matches: chosen.length > 0 ? (row) => wanted[column.codes[row] ?? 0] === 1 : undefined,
    count: (row) => {
      const code = column.codes[row] ?? 0
      totals[code] = (totals[code] ?? 0) + 1
    },
    counted: () => nonZero(column.names, totals),
  }
}

function sizeFacet({ names, rows }: ListingTable['sizes'], chosen: readonly string[]): CountedFacet {
  const totals = new Uint32Array(names.length)
  const wanted = new Set(chosen.map((size) => names.indexOf(size)))
  return {
    key: 'size',
    matches: chosen.length > 0 ? (row) => rows.get(row)?.some((code) => wanted.has(code)) ?? false : undefined,
    count: (row) => {
      for (const code of rows.get(row) ?? []) totals[code] = (totals[code] ?? 0) + 1
    },
    counted: () => nonZero(names, totals),
  }
}

function stepFacet(
  key: ValueFacet,
  { values, steps, unit }: { values: Uint8Array; steps: readonly number[]; unit: number },
  chosen: readonly string[],
): CountedFacet {
  const totals = new Uint32Array(steps.length)
  const known = steps.filter((step) => chosen.includes(String(step)))
  const least = Math.min(...known) * unit
  return {
    key,
    // A choice that is no step of ours finds nothing, like a colour that is none.
    matches: chosen.length > 0 ? (row) => (values[row] ?? 0) >= least : undefined,
    count: (row) => {
      const value = values[row] ?? 0
      steps.forEach((step, index) => {
        if (value >= step * unit) totals[index] = (totals[index] ?? 0) + 1
      })
    },
    counted: () => nonZero(steps.map(String), totals),
  }
}

function facetsOf(table: ListingTable, query: ListingQuery): readonly CountedFacet[] {
  const chosen = (key: ValueFacet) => query.values[key] ?? []
  const readers: Readonly<Record<ValueFacet, () => CountedFacet>> = {
    color: () => columnFacet('color', table.color, chosen('color')),
    material: () => columnFacet('material', table.material, chosen('material')),
    brand: () => columnFacet('brand', table.brand, chosen('brand')),
    series: () => columnFacet('series', table.series, chosen('series')),
    size: () => sizeFacet(table.sizes, chosen('size')),
    stock: () => columnFacet('stock', { names: STOCK_STATUSES, codes: table.stock }, chosen('stock')),
    discount: () =>
      stepFacet('discount', { values: table.discount, steps: DISCOUNT_STEPS, unit: 1 }, chosen('discount')),
    rating: () => stepFacet('rating', { values: table.rating, steps: RATING_STEPS, unit: 10 }, chosen('rating')),
  }
  return VALUE_FACETS.map((key) => readers[key]())
}

function priceFacet(table: ListingTable, { price }: ListingQuery) {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  const min = (price?.min ?? 0) * MINOR_PER_MAJOR
  const max = price?.max === undefined ? Number.POSITIVE_INFINITY : price.max * MINOR_PER_MAJOR
  const reader: FacetReader = {
    key: 'price',
    matches: price
      ? (row) => (table.priceMinor[row] ?? 0) >= min && (table.priceMinor[row] ?? 0) <= max
      : undefined,
    count: (row) => {
      const minor = table.priceMinor[row] ?? 0
      if (minor < lowest) lowest = minor
      if (minor > highest) highest = minor
    },
  }
  return { reader, range: () => (highest > 0 ? { min: lowest, max: highest } : undefined) }
}

/** A value that the whole catalogue does not have is left out, like a parameter that nobody knows. */
export function knownQuery(table: ListingTable, query: ListingQuery): ListingQuery {
  const known: Readonly<Record<ValueFacet, readonly string[]>> = {
    color: table.color.names,
    material: table.material.names,
    brand: table.brand.names,
    series: table.series.names,
    size: table.sizes.names,
    stock: STOCK_STATUSES,
    discount: DISCOUNT_STEPS.map(String),
    rating: RATING_STEPS.map(String),
  }
  const values = VALUE_FACETS.flatMap((facet) => {
    const chosen = (query.values[facet] ?? []).filter((value) => known[facet].includes(value))
    return chosen.length > 0 ? [[facet, chosen] as const] : []
  })
  return { ...query, values: Object.fromEntries(values) }
}

const NONE_FAILED = -1
const SEVERAL_FAILED = -2

/** Which filter alone keeps the row out: it still counts for that one's own values. */
function failedFilter(filters: readonly FacetReader[], row: number): number {
  let failed = NONE_FAILED
  for (let index = 0; index < filters.length; index += 1) {
    const matches = filters[index]?.matches
    if (!matches || matches(row)) continue
    if (failed !== NONE_FAILED) return SEVERAL_FAILED
    failed = index
  }
  return failed
}

function pageOf(table: ListingTable, query: ListingQuery, members: Uint8Array): readonly string[] {
  const keys: string[] = []
  let toSkip = (query.page - 1) * PAGE_SIZE
  for (const row of table.orders[query.sort ?? 'popular']) {
    if (members[row] !== 1) continue
    if (toSkip > 0) toSkip -= 1
    else if (keys.push(table.keys[row] ?? '') === PAGE_SIZE) break
  }
  return keys
}

/** One walk over the candidates: what is listed, and what each value of each facet would leave. */
export function filterListing(
  table: ListingTable,
  candidates: Uint32Array,
  query: ListingQuery,
): FilteredListing {
  const facets = facetsOf(table, query)
  const price = priceFacet(table, query)
  const filters: readonly FacetReader[] = [...facets, price.reader]
  const chosen = filters.filter((filter) => filter.matches !== undefined)
  const members = new Uint8Array(table.size)
  let total = 0
  for (const row of candidates) {
    if (!isListed(table, row)) continue
    const failed = failedFilter(chosen, row)
    if (failed === SEVERAL_FAILED) continue
    if (failed !== NONE_FAILED) {
      chosen[failed]?.count(row)
      continue
    }
    members[row] = 1
    total += 1
    for (const filter of filters) filter.count(row)
  }
  return {
    keys: pageOf(table, query, members),
    total,
    counts: Object.fromEntries(facets.map((facet) => [facet.key, facet.counted()])) as FilteredListing['counts'],
    priceRange: price.range(),
  }
}
