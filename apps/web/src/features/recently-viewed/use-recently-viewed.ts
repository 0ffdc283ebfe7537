import { useEffect, useMemo } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { MAX_SEEN, viewedKeys, viewedProducts } from './viewed-products.ts'

/** Addresses of this tab's history, oldest first; read-only. */
function historyOf(win: Window): readonly string[] {
  if (!('navigation' in win)) return []
  return win.navigation.entries().flatMap(({ url }) => url ?? [])
}

/** Products viewed before, newest first; empty until loaded, and on the server. */
export function useRecentlyViewed(
  exceptKey: string | undefined,
  { isWanted = true }: { isWanted?: boolean } = {},
): readonly ProductCard[] {
  const hasScript = useHasScript() && isWanted
  const keys = useMemo(
    () => (hasScript ? viewedKeys({ visit: viewedProducts.list(), history: historyOf(window) }, exceptKey) : []),
    [hasScript, exceptKey],
  )
  useEffect(() => {
    if (exceptKey !== undefined) viewedProducts.add(exceptKey)
  }, [exceptKey])
  const context = { keys: keys.join(',') }
  const products = useDynamicData('productCards', { context, enabled: keys.length > 0 }).data?.products
  return useMemo(() => {
    const byKey = new Map(products?.map((product) => [product.productKey, product]))
    return keys.flatMap((key) => byKey.get(key) ?? []).slice(0, MAX_SEEN)
  }, [keys, products])
}
