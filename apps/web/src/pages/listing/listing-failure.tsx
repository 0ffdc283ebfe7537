import type { ReactNode } from 'react'
import { goInPlace } from '../../start/navigation/in-place.ts'
import { useShop } from '../../start/shop-context.ts'
import { useListing } from './listing-context.ts'
import style from './listing-page.module.css'

/** The choice could not be loaded: the list stays what it was, and says so. */
export function ListingFailure(): ReactNode {
  const { texts } = useShop()
  const { failed } = useListing()
  if (!failed) return null
  return (
    <div className={style.failure} data-part="listing-failure" role="alert">
      <p>{texts.text('listing.loadFailed')}</p>
      <button type="button" data-part="text-link" onClick={() => goInPlace(failed.href, { replace: true })}>
        {texts.text('error.pageLoadRetry')}
      </button>
    </div>
  )
}
