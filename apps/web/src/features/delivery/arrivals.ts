import { MAX_ARRIVALS, type Arrival, type DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { createKeyedLoads, type KeyedLoads } from '../../platform/dynamic-data/keyed-loads.ts'
import { onePerShop } from '../../platform/one-per-shop.ts'
import type { Shop } from '../../platform/shop-context.ts'

export type Arrivals = KeyedLoads<Arrival | undefined>

type Store = Pick<DynamicDataStore, 'read' | 'load' | 'fetch' | 'subscribe'>

/** When things come to a visitor who said where, by SKU. Nobody else is asked about. */
export function createArrivals({ read, load, fetch, subscribe }: Store): Arrivals {
  const placeNow = () => read('deliveryPlace').data
  const knowPlace = async () => {
    const { status, data } = read('deliveryPlace')
    return status === 'loaded' ? data : ((await load('deliveryPlace')) as DeliveryPlaceModel | null)
  }
  let isAsked = false
  let postcode: string | undefined
  const arrivals = createKeyedLoads<Arrival | undefined>({
    async load(skus) {
      const place = await knowPlace()
      isAsked = true
      postcode = place?.postcode
      return place ? (await fetch('arrivals', { skus: skus.join(',') }))?.arrivals : undefined
    },
    nothing: undefined,
    maxKeys: MAX_ARRIVALS,
  })
  subscribe(() => {
    if (!isAsked || placeNow()?.postcode === postcode) return
    postcode = placeNow()?.postcode
    arrivals.reload()
  })
  return arrivals
}

export const arrivalsOf = onePerShop(({ dynamicData }: Pick<Shop, 'dynamicData'>) => createArrivals(dynamicData))
