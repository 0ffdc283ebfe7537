import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '@firkant/domain/device/width-class.ts'
import type { DeviceVisibility } from '@firkant/domain/content/block.ts'
import { useShop } from '../start/shop-context.ts'

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
  const isPhone = useSyncExternalStore(
    visibility === 'all' ? neverChanges : subscribe,
    () => window.matchMedia(ON_PHONES).matches,
    () => widthClass === 'mobile',
  )
  return visibility === 'all' || isPhone === (visibility === 'mobile')
}
