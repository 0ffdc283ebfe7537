import { PAGE_SIZE, VALUE_FACETS, type ListingQuery, type ValueFacet } from '@firkant/domain/catalog/listing-query.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import { columnWalk, countsFor, exclude, LISTED, NOT_SOLD, sizeWalk, stepWalk, type FacetWalk } from './facet-walks.ts'
import type { ListingTable } from './listing-table.ts'

export const DISCOUNT_STEPS = [10, 20, 30, 40, 50] as const
export const RATING_STEPS = [4, 3, 2] as const

export interface FilteredListing {
  readonly keys: readonly string[]
  readonly total: number
  /** Value → how many products would be listed with it and every other filter. */
  readonly counts: Readonly<Record<ValueFacet, ReadonlyMap<string, number>>>
  /** In minor units, over the products that all other filters leave; undefined if there are none. */
  readonly priceRange: { readonly min: number; readonly max: number } | undefined
}

/** Drops values that are not in the catalogue, like unknown parameters. */
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

function walksOf(table: ListingTable, { values }: ListingQuery): Readonly<Record<ValueFacet, FacetWalk>> {
  return {
    color: columnWalk(table.color, values.color ?? []),
    material: columnWalk(table.material, values.material ?? []),
    brand: columnWalk(table.brand, values.brand ?? []),
    series: columnWalk(table.series, values.series ?? []),
    size: sizeWalk(table.sizes, values.size ?? []),
    stock: columnWalk({ names: STOCK_STATUSES, codes: table.stock }, values.stock ?? []),
    discount: stepWalk({ values: table.discount, steps: DISCOUNT_STEPS, unit: 1 }, values.discount ?? []),
    rating: stepWalk({ values: table.rating, steps: RATING_STEPS, unit: 10 }, values.rating ?? []),
  }
}

const PRICE_FILTER = VALUE_FACETS.length + 1

/** Why each candidate is listed or not. */
function applyFilters(
  table: ListingTable,
  candidates: Uint32Array,
  walks: Readonly<Record<ValueFacet, FacetWalk>>,
): Uint8Array {
  const { priceMinor } = table
  const verdicts = new Uint8Array(candidates.length)
  for (let index = 0; index < candidates.length; index += 1)
    if (priceMinor[candidates[index] as number] === 0) verdicts[index] = NOT_SOLD
  VALUE_FACETS.forEach((facet, position) => walks[facet].exclude?.(candidates, verdicts, position + 1))
  return verdicts
}

function filterByPrice(
  { priceMinor }: ListingTable,
  candidates: Uint32Array,
  { verdicts, price }: { verdicts: Uint8Array; price: ListingQuery['price'] },
): void {
  if (!price) return
  const min = (price.min ?? 0) * MINOR_PER_MAJOR
  const max = price.max === undefined ? Number.POSITIVE_INFINITY : price.max * MINOR_PER_MAJOR
  for (let index = 0; index < candidates.length; index += 1) {
    const minor = priceMinor[candidates[index] as number] as number
    if (minor < min || minor > max) exclude(verdicts, index, PRICE_FILTER)
  }
}

function priceRangeOf({ priceMinor }: ListingTable, candidates: Uint32Array, verdicts: Uint8Array) {
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (let index = 0; index < candidates.length; index += 1) {
    if (!countsFor(verdicts[index], PRICE_FILTER)) continue
    const minor = priceMinor[candidates[index] as number] as number
    if (minor < min) min = minor
    if (minor > max) max = minor
  }
  return max > 0 ? { min, max } : undefined
}

interface Members {
  readonly members: Uint8Array
  /** The default order. */
  readonly byItself: Uint32Array
}

function pageOf(table: ListingTable, query: ListingQuery, { members, byItself }: Members): readonly string[] {
  const keys: string[] = []
  let toSkip = (query.page - 1) * PAGE_SIZE
  const order = query.sort ? table.orders[query.sort] : byItself
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at] as number
    if (members[row] !== 1) continue
    if (toSkip > 0) toSkip -= 1
    else if (keys.push(table.keys[row] ?? '') === PAGE_SIZE) break
  }
  return keys
}

export interface ListingCandidates {
  readonly candidates: Uint32Array
  /** The default order; best selling first when absent. */
  readonly byItself?: Uint32Array
}

/**
 * The listed products, and the count for each facet value: a product that one filter alone excludes still counts for
 * that filter.
 */
export function filterListing(
  table: ListingTable,
  { candidates, byItself = table.orders.popular }: ListingCandidates,
  query: ListingQuery,
): FilteredListing {
  const walks = walksOf(table, query)
  const verdicts = applyFilters(table, candidates, walks)
  filterByPrice(table, candidates, { verdicts, price: query.price })
  const members = new Uint8Array(table.size)
  let total = 0
  for (let index = 0; index < candidates.length; index += 1) {
    if (verdicts[index] !== LISTED) continue
    members[candidates[index] as number] = 1
    total += 1
  }
  const counts = VALUE_FACETS.map(
    (facet, position) => [facet, walks[facet].count(candidates, verdicts, position + 1)] as const,
  )
  return {
    keys: pageOf(table, query, { members, byItself }),
    total,
    counts: Object.fromEntries(counts) as FilteredListing['counts'],
    priceRange: priceRangeOf(table, candidates, verdicts),
  }
}
