import type { ReactNode } from 'react'
import { goInPlace } from '../../../platform/navigation/in-place.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useListing } from '../listing-context.ts'
import style from './listing-failure.module.css'

/**
 * The query could not be loaded: the list is unchanged, and says so. A panel that covers the list says it, too;
 * it is announced once.
 */
export function ListingFailure({ place, isAlert = true }: { place: 'list' | 'panel'; isAlert?: boolean }): ReactNode {
  const { texts } = useShop()
  const { failed } = useListing()
  if (!failed) return null
  return (
    <div className={style.failure} data-place={place} role={isAlert ? 'alert' : undefined}>
      <p>{texts.text('listing.loadFailed')}</p>
      <button type="button" data-part="text-link" onClick={() => goInPlace(failed.href, { replace: true })}>
        {texts.text('error.pageLoadRetry')}
      </button>
    </div>
  )
}
