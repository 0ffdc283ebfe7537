import type { MarketKey } from '../market/market.ts'
import { distanceKm, findPostcode, findTown, readPostcode, type GeoPoint } from './find-place.ts'
import { foldTown, townRank } from './town-names.ts'

export const LONGEST_STORE_QUERY = 60
/** The parameter of the form on the overview. */
export const STORE_QUERY_PARAM = 'q'

/** What was asked, without what nobody can see. Longer than any town's name, it is cut. */
export function readStoreQuery(given: string | null): string {
  return (given ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_STORE_QUERY)
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
  /** From what was asked, as the crow flies; absent where the store itself was. */
  readonly km?: number
}

/** Further than any place on Earth. */
const NOWHERE_KM = 40_000

/** The nearest first; a store that does not say where it lies comes last. */
function byDistance<Store extends SearchableStore>(stores: readonly Store[], from: GeoPoint): StoreHit<Store>[] {
  const hits = stores.map((store): StoreHit<Store> =>
    store.location ? { store, km: distanceKm(from, store.location) } : { store },
  )
  return hits.toSorted((a, b) => (a.km ?? NOWHERE_KM) - (b.km ?? NOWHERE_KM))
}

function rankOf(store: SearchableStore, asked: string): number | undefined {
  const names = [store.city, store.name, store.region, ...store.name.split(/[\s,]+/), store.street]
  const ranks = names.flatMap((name) => townRank(asked, foldTown(name)) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : undefined
}

function bestNamed<Store extends SearchableStore>(stores: readonly Store[], asked: string) {
  const ranked = stores.flatMap((store) => {
    const rank = rankOf(store, asked)
    return rank === undefined ? [] : [{ store, rank }]
  })
  const rank = Math.min(...ranked.map((each) => each.rank))
  return { rank, stores: ranked.filter((each) => each.rank === rank).map((each) => each.store) }
}

/** One that was named has its neighbours after it; several, a region's say, stand for themselves. */
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
 * The stores of a market by postcode or town, the nearest first. A store that is named itself, or whose town is, goes
 * before a mere neighbour; none at all where the market knows no such place.
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
  const asked = foldTown(query)
  if (asked === '') return []
  const named = bestNamed(stores, asked)
  const town = findTown(market, asked)
  // Spelled better as a town without a store than as one with: the town was meant.
  if (town && !(named.rank <= town.rank)) return byDistance(stores, town.point)
  return withNeighbours(named.stores, stores)
}
