import { useEffect, useState } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { lastViewsOf, lookAt, watchPageViews } from './watch-page-views.ts'

/** Visitors of the product in the last half hour, this one included; 0 until loaded. */
export function usePageViews(productKey: string): number {
  const shop = useShop()
  const [seen, setSeen] = useState({ productKey, pageViews: 0 })
  useEffect(() => {
    const onCount = (pageViews: number) => setSeen({ productKey, pageViews })
    // It is on the page already.
    const known = lastViewsOf(productKey)
    if (known !== undefined) onCount(known)
    return watchPageViews({ load: () => lookAt(shop, productKey), onCount, page: document })
  }, [shop, productKey])
  return seen.productKey === productKey ? seen.pageViews : 0
}
