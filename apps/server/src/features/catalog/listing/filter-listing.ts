import { RANGE_FACETS, type MeasureFacet, type RangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import { PAGE_SIZE, VALUE_FACETS, type ListingQuery, type ValueFacet } from '@firkant/domain/catalog/listing-query.ts'
import { knownFloorSpaces } from '@firkant/domain/fit/floor-space.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { STOCK_STATUSES } from '@firkant/domain/stock/stock-status.ts'
import { arrivalWalk, knownArrivals, type ListedAt } from './arrival-walk.ts'
import { arrivalDays } from './delivery-column.ts'
import { columnWalk, LISTED, NOT_SOLD, sizeWalk, stepWalk, withinWalk, type FacetWalk } from './facet-walks.ts'
import { countByDesign, countListedDesigns, firstOfDesigns, groupByDesign } from './fold-designs.ts'
import { floorWalk } from './footprint-column.ts'
import type { ListingTable } from './listing-table.ts'
import { TENTHS_PER_CM } from './measure-columns.ts'
import { measureWalk, valueWalk, type RangeSpan, type RangeWalk } from './range-walks.ts'
import { storeWalk } from './store-column.ts'

/** Days until it arrives. */
export const DELIVERY_STEPS = [7, 14, 28, 56] as const
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50] as const
export const RATING_STEPS = [4, 3, 2] as const

/** What all pages and orders of a listing have in common. */
export interface FilteredListing {
  /** Row → 1 if it is listed. */
  readonly members: Uint8Array
  readonly total: number
  /** Value → how many products would be listed with it and every other filter. */
  readonly counts: Readonly<Record<ValueFacet, ReadonlyMap<string, number>>>
  /** Over the products that all other filters leave; the price in minor units, measures in tenths of a centimetre. */
  readonly spans: Readonly<Record<RangeFacet, RangeSpan | undefined>>
}

export type ListingFilters = Pick<ListingQuery, 'values' | 'ranges'>

/** Drops values that are not in the catalogue, like unknown parameters. */
export function knownQuery(
  table: ListingTable,
  query: ListingQuery,
  at: Pick<ListedAt, 'now' | 'delivery' | 'arrival'>,
): ListingQuery {
  const known: Readonly<Record<ValueFacet, readonly string[]>> = {
    color: table.color.names,
    material: table.material.names,
    brand: table.brand.names,
    series: table.series.names,
    size: table.sizes.names,
    space: knownFloorSpaces(query.values.space ?? []),
    store: table.stores.names,
    stock: STOCK_STATUSES,
    arrival: knownArrivals(query.values.arrival ?? [], at),
    delivery: DELIVERY_STEPS.map(String),
    discount: DISCOUNT_STEPS.map(String),
    rating: RATING_STEPS.map(String),
  }
  const values = VALUE_FACETS.flatMap((facet): [ValueFacet, readonly string[]][] => {
    // Of a place whose days are over, the place is left.
    if (facet === 'arrival') return query.values.arrival && known.arrival.length > 0 ? [[facet, known.arrival]] : []
    if (facet === 'space') return known.space.length > 0 ? [[facet, known.space]] : []
    const chosen = (query.values[facet] ?? []).filter((value) => known[facet].includes(value))
    return chosen.length > 0 ? [[facet, chosen]] : []
  })
  return { ...query, values: Object.fromEntries(values) }
}

type Walks = Readonly<Record<ValueFacet, FacetWalk>>
type WalkMakers = Readonly<Record<ValueFacet, (chosen: readonly string[]) => FacetWalk>>

function walkMakers(table: ListingTable, at: ListedAt): WalkMakers {
  const { codes } = table.delivery
  const days = arrivalDays(table.delivery, { delivery: at.delivery, now: at.now })
  return {
    color: (chosen) => columnWalk(table.color, chosen),
    material: (chosen) => columnWalk(table.material, chosen),
    brand: (chosen) => columnWalk(table.brand, chosen),
    series: (chosen) => columnWalk(table.series, chosen),
    size: (chosen) => sizeWalk(table.sizes, chosen),
    space: (chosen) => floorWalk(table.footprints, chosen),
    store: (chosen) => storeWalk(table.stores, chosen),
    stock: (chosen) => columnWalk({ names: STOCK_STATUSES, codes: table.stock }, chosen),
    arrival: (chosen) => arrivalWalk(table.delivery, at, chosen),
    delivery: (chosen) => withinWalk({ codes, days, steps: DELIVERY_STEPS }, chosen),
    discount: (chosen) => stepWalk({ values: table.discount, steps: DISCOUNT_STEPS, unit: 1 }, chosen),
    rating: (chosen) => stepWalk({ values: table.rating, steps: RATING_STEPS, unit: 10 }, chosen),
  }
}

const walksOf = (makers: WalkMakers, { values }: ListingFilters) =>
  Object.fromEntries(VALUE_FACETS.map((facet) => [facet, makers[facet](values[facet] ?? [])])) as Walks

type RangeWalks = Readonly<Record<RangeFacet, RangeWalk>>

function rangeWalksOf({ priceMinor, measures }: ListingTable, { ranges }: ListingFilters): RangeWalks {
  const measure = (facet: MeasureFacet) => measureWalk(measures[facet], ranges[facet], TENTHS_PER_CM)
  return {
    price: valueWalk(priceMinor, ranges.price, MINOR_PER_MAJOR),
    width: measure('width'),
    depth: measure('depth'),
    height: measure('height'),
    seatWidth: measure('seatWidth'),
    door: measure('door'),
  }
}

/** Each filter has a number of its own among the verdicts. */
const valueNumber = (position: number) => position + 1
const rangeNumber = (position: number) => VALUE_FACETS.length + position + 1

/** Why each candidate is listed or not. */
function applyFilters(
  { priceMinor }: ListingTable,
  candidates: Uint32Array,
  { walks, ranges }: { walks: Walks; ranges: RangeWalks },
): Uint8Array {
  const verdicts = new Uint8Array(candidates.length)
  for (let index = 0; index < candidates.length; index += 1)
    if (priceMinor[candidates[index] as number] === 0) verdicts[index] = NOT_SOLD
  VALUE_FACETS.forEach((facet, position) => walks[facet].exclude?.(candidates, verdicts, valueNumber(position)))
  RANGE_FACETS.forEach((facet, position) => ranges[facet].exclude?.(candidates, verdicts, rangeNumber(position)))
  return verdicts
}

interface PageRows {
  readonly members: Uint8Array
  /** The default order; best selling first when absent. */
  readonly byItself?: Uint32Array | undefined
  /** Of each design the first in the order. */
  readonly isFolded?: boolean | undefined
}

export function pageOf(
  table: ListingTable,
  query: Pick<ListingQuery, 'page' | 'sort'>,
  { members, byItself = table.orders.popular, isFolded = false }: PageRows,
): readonly string[] {
  const keys: string[] = []
  const isShown = isFolded ? firstOfDesigns(table) : () => true
  let toSkip = (query.page - 1) * PAGE_SIZE
  const order = query.sort ? table.orders[query.sort] : byItself
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at] as number
    if (members[row] !== 1 || !isShown(row)) continue
    if (toSkip > 0) toSkip -= 1
    else if (keys.push(table.keys[row] ?? '') === PAGE_SIZE) break
  }
  return keys
}

/**
 * The listed products, and the count for each facet value: a product that one filter alone excludes still counts for
 * that filter. Folded, the colours of one design count once.
 */
export function filterListing(
  table: ListingTable,
  given: Uint32Array,
  { query, at, isFolded = false }: { query: ListingFilters; at: ListedAt; isFolded?: boolean | undefined },
): FilteredListing {
  const candidates = isFolded ? groupByDesign(table, given) : given
  const makers = walkMakers(table, at)
  const walks = walksOf(makers, query)
  const ranges = rangeWalksOf(table, query)
  const verdicts = applyFilters(table, candidates, { walks, ranges })
  const members = new Uint8Array(table.size)
  let total = 0
  for (let index = 0; index < candidates.length; index += 1) {
    if (verdicts[index] !== LISTED) continue
    members[candidates[index] as number] = 1
    total += 1
  }
  const counts = VALUE_FACETS.map((facet, position) => {
    const own = valueNumber(position)
    const counted = isFolded
      ? countByDesign(table, walks[facet], {
          grouped: candidates,
          verdicts,
          own,
          choosing: (value) => makers[facet]([value]),
        })
      : walks[facet].count(candidates, verdicts, own)
    return [facet, counted] as const
  })
  const spans = RANGE_FACETS.map(
    (facet, position) => [facet, ranges[facet].span(candidates, verdicts, rangeNumber(position))] as const,
  )
  return {
    members,
    total: isFolded ? countListedDesigns(table, candidates, verdicts) : total,
    counts: Object.fromEntries(counts) as FilteredListing['counts'],
    spans: Object.fromEntries(spans) as FilteredListing['spans'],
  }
}
