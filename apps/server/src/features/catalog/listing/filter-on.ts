import { LRUCache } from 'lru-cache'
import type { Facet, ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import type { MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { ArrivalPlace } from './arrival-walk.ts'
import { filterListing, type FilteredListing } from './filter-listing.ts'
import { facetModels } from './listing-facets.ts'
import type { ListingTable } from './listing-table.ts'
import type { Shelf } from './load-shelf.ts'

interface FilteredFacets {
  readonly delivery: MarketDelivery
  readonly listing: FilteredListing
  readonly facets: readonly Facet[]
}

/** Each has a byte for every product. */
const MAX_FILTERED = 64

/** A shelf whose table changed is another object. */
const filteredOn = new WeakMap<Shelf, LRUCache<string, FilteredFacets>>()

function filteredOf(shelf: Shelf): LRUCache<string, FilteredFacets> {
  const known = filteredOn.get(shelf) ?? new LRUCache<string, FilteredFacets>({ max: MAX_FILTERED })
  filteredOn.set(shelf, known)
  return known
}

export interface Wanted {
  readonly rows: (table: ListingTable) => Uint32Array
  /** Names the rows if they are the same for many requests. */
  readonly source?: ListingSource
  readonly requested: ListingQuery
  readonly now: Date
  readonly delivery: MarketDelivery
  /** The place for which days of arrival are asked. */
  readonly arrival?: ArrivalPlace | undefined
  /** One card for all colours of a design. */
  readonly isFolded?: boolean
}

/** The first page of a listing counts its facets, the others of the same minute show them. */
export function filterOn(
  shelf: Shelf,
  market: Market,
  { rows, source, requested, now, delivery, arrival, isFolded }: Wanted,
): FilteredFacets {
  const { table, names } = shelf
  const query = { values: requested.values, ranges: requested.ranges }
  const name = source && JSON.stringify([Math.floor(now.getTime() / MINUTE_MS), source, query])
  const known = name === undefined ? undefined : filteredOf(shelf).get(name)
  if (known?.delivery === delivery) return known
  const listing = filterListing(table, rows(table), { query, at: { delivery, now, arrival }, isFolded })
  const facets = facetModels(listing, query, {
    language: market.language,
    names,
    shades: table.shades,
    place: arrival?.place,
  })
  if (name !== undefined) filteredOf(shelf).set(name, { delivery, listing, facets })
  return { delivery, listing, facets }
}
