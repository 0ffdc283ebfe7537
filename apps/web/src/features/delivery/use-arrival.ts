import { useCallback, useSyncExternalStore } from 'react'
import type { Arrival } from '@firkant/domain/delivery/delivery-place.ts'
import { useShop } from '../../platform/shop-context.ts'
import { arrivalsOf } from './arrivals.ts'

/** When it comes to this visitor; undefined until they have said where that is. */
export function useArrival(sku: string): Arrival | undefined {
  const arrivals = arrivalsOf(useShop())
  const watch = useCallback((listener: () => void) => arrivals.watch(sku, listener), [arrivals, sku])
  return useSyncExternalStore(
    watch,
    () => arrivals.read(sku),
    () => arrivals.readDrawn(sku),
  )
}
