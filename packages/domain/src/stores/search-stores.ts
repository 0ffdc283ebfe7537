import type { MarketKey } from '../market/market.ts'
import { distanceKm, findPostcode, findTown, readPostcode, type GeoPoint } from './find-place.ts'
import { foldTown, townRank } from './town-names.ts'

export const MAX_STORE_QUERY_LENGTH = 60
/** The parameter of the form on the overview. */
export const STORE_QUERY_PARAM = 'q'

/** The query without invisible characters, cut to the length of a town's name. */
export function readStoreQuery(given: string | null): string {
  return (given ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_STORE_QUERY_LENGTH)
    .trim()
}

export interface SearchableStore {
  readonly name: string
  readonly region: string
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly location?: GeoPoint | undefined
}

export interface StoreHit<Store> {
  readonly store: Store
  /** From the searched place in a straight line; absent if the store itself was found by name. */
  readonly km?: number
}

/** Further than any place on Earth. */
const NOWHERE_KM = 40_000

/** The nearest first; stores without a position come last. */
function byDistance<Store extends SearchableStore>(stores: readonly Store[], from: GeoPoint): StoreHit<Store>[] {
  const hits = stores.map((store): StoreHit<Store> =>
    store.location ? { store, km: distanceKm(from, store.location) } : { store },
  )
  return hits.toSorted((a, b) => (a.km ?? NOWHERE_KM) - (b.km ?? NOWHERE_KM))
}

function rankOf(store: SearchableStore, query: string): number | undefined {
  const names = [store.city, store.name, store.region, ...store.name.split(/[\s,]+/), store.street]
  const ranks = names.flatMap((name) => townRank(query, foldTown(name)) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : undefined
}

function bestNamed<Store extends SearchableStore>(stores: readonly Store[], query: string) {
  const ranked = stores.flatMap((store) => {
    const rank = rankOf(store, query)
    return rank === undefined ? [] : [{ store, rank }]
  })
  const rank = Math.min(...ranked.map((each) => each.rank))
  return { rank, stores: ranked.filter((each) => each.rank === rank).map((each) => each.store) }
}

/** A single match is followed by its neighbours; several, such as a region's, stand alone. */
function withNeighbours<Store extends SearchableStore>(
  named: readonly Store[],
  all: readonly Store[],
): readonly StoreHit<Store>[] {
  const hits = named.map((store) => ({ store }))
  const [only] = named
  if (named.length > 1 || !only?.location) return hits
  return [
    ...hits,
    ...byDistance(
      all.filter((store) => store !== only),
      only.location,
    ),
  ]
}

/**
 * The stores of a market by postcode or town, the nearest first. A store whose name or town matches comes before mere
 * neighbours; empty if the market has no such place.
 */
export function searchStores<Store extends SearchableStore>(
  stores: readonly Store[],
  market: MarketKey,
  query: string,
): readonly StoreHit<Store>[] {
  const postcode = readPostcode(market, query)
  const from = postcode === undefined ? undefined : findPostcode(market, postcode)
  if (postcode !== undefined) {
    const own = stores.filter((store) => store.postalCode.replaceAll(/\s/g, '') === postcode)
    if (own.length > 0) return withNeighbours(own, stores)
    return from ? byDistance(stores, from) : []
  }
  const folded = foldTown(query)
  if (folded === '') return []
  const named = bestNamed(stores, folded)
  const town = findTown(market, folded)
  // If the query matches a town without a store better than one with, that town was meant.
  if (town && !(named.rank <= town.rank)) return byDistance(stores, town.point)
  return withNeighbours(named.stores, stores)
}
