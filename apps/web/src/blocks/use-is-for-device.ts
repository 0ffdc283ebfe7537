import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import type { DeviceVisibility } from '@firkant/domain/content/display-conditions.ts'
import { useShop } from '../platform/shop-context.ts'

const ON_PHONES = `(width <= ${BREAKPOINTS.mobile}px)`
const neverChanges = () => () => undefined

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(ON_PHONES)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Whether this device sees the block. What it does not see is not in its document, so none of its pictures is
 * fetched, not even where no script can hold them back.
 */
export function useIsForDevice(visibility: DeviceVisibility): boolean {
  const { widthClass } = useShop()
  const isForAll = visibility === 'all'
  const isFor = (isPhone: boolean) => isForAll || isPhone === (visibility === 'mobile')
  return useSyncExternalStore(
    isForAll ? neverChanges : subscribe,
    // A block that is told of a change before its code has come would go blank: only those that really change are told.
    () => isFor(window.matchMedia(ON_PHONES).matches),
    () => isFor(widthClass === 'mobile'),
  )
}
