import type { MarketKey } from '../market/market.ts'
import { distanceKm } from './find-place.ts'
import { searchStores, type SearchableStore, type StoreHit } from './search-stores.ts'

interface OrderWanted {
  readonly market: MarketKey
  /** A place or a postcode; empty without a search. */
  readonly query: string
  readonly ownKey: string | undefined
}

type KeyedStore = SearchableStore & { readonly key: string }

/** One's own store first, then the nearest to it; stores without a position keep their order, last. */
function fromOwn<Store extends KeyedStore>(stores: readonly Store[], ownKey: string | undefined): StoreHit<Store>[] {
  const own = stores.find(({ key }) => key === ownKey)
  if (!own) return stores.map((store) => ({ store }))
  const { location: from } = own
  const others = stores
    .filter((store) => store !== own)
    .map((store): StoreHit<Store> =>
      from && store.location ? { store, km: distanceKm(from, store.location) } : { store },
    )
  const far = (hit: StoreHit<Store>) => hit.km ?? Number.POSITIVE_INFINITY
  return [{ store: own }, ...others.toSorted((a, b) => (far(a) < far(b) ? -1 : Number(far(a) > far(b))))]
}

/** All stores of a market in the order of interest; empty if the market has no such place. */
export function orderStores<Store extends KeyedStore>(
  stores: readonly Store[],
  { market, query, ownKey }: OrderWanted,
): readonly StoreHit<Store>[] {
  return query === '' ? fromOwn(stores, ownKey) : searchStores(stores, market, query)
}
