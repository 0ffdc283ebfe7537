import { useEffect, useMemo } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { MOST_SEEN, seenKeys, seenProducts } from './seen-products.ts'

/** The addresses of this tab's own history, oldest first. It is the browser's; we only read it. */
function historyOf(win: Window): readonly string[] {
  if (!('navigation' in win)) return []
  return win.navigation.entries().flatMap(({ url }) => url ?? [])
}

/** What the visitor has looked at before, newest first; empty until it is known, and on the server. */
export function useRecentlyViewed(exceptKey: string | undefined): readonly ProductCard[] {
  const hasScript = useHasScript()
  const keys = useMemo(
    () => (hasScript ? seenKeys({ visit: seenProducts.list(), history: historyOf(window) }, exceptKey) : []),
    [hasScript, exceptKey],
  )
  useEffect(() => {
    if (exceptKey !== undefined) seenProducts.add(exceptKey)
  }, [exceptKey])
  const context = { keys: keys.join(',') }
  const products = useDynamicData('productCards', { context, enabled: keys.length > 0 }).data?.products ?? []
  const byKey = new Map(products.map((product) => [product.productKey, product]))
  return keys.flatMap((key) => byKey.get(key) ?? []).slice(0, MOST_SEEN)
}
