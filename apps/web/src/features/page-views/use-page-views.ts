import { useEffect, useState } from 'react'
import { useShop } from '../../platform/shop-context.ts'
import { watchPageViews } from './watch-page-views.ts'

/** Visitors of the product in the last half hour, this one included; 0 until loaded. */
export function usePageViews(productKey: string): number {
  const { dynamicData, firstContact } = useShop()
  const [seen, setSeen] = useState({ productKey, pageViews: 0 })
  useEffect(
    () =>
      watchPageViews({
        load: () => firstContact(() => dynamicData.fetch('pageViews', productKey)),
        onCount: (pageViews) => setSeen({ productKey, pageViews }),
        page: document,
      }),
    [dynamicData, firstContact, productKey],
  )
  return seen.productKey === productKey ? seen.pageViews : 0
}
