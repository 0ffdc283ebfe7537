import { useCallback, useSyncExternalStore } from 'react'
import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import { useShop } from '../../platform/shop-context.ts'
import { arrivalsOf } from './arrivals.ts'

/** When it comes to this visitor; undefined until they have said where that is. */
export function useArrival(sku: string): DeliveryPromise | undefined {
  const arrivals = arrivalsOf(useShop())
  const watch = useCallback((listener: () => void) => arrivals.watch(sku, listener), [arrivals, sku])
  return useSyncExternalStore(
    watch,
    () => arrivals.read(sku),
    () => arrivals.readDrawn(sku),
  )
}
