import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { viewCountsOf } from './view-counts.ts'
import { useShop } from '../../platform/shop-context.ts'
import { areMany, viewsText } from './views-text.ts'

/** How many viewed the product recently, if they are many. */
export function useManyViews(productKey: string): number | undefined {
  const viewCounts = viewCountsOf(useShop())
  const watch = useCallback((listener: () => void) => viewCounts.watch(productKey, listener), [viewCounts, productKey])
  const count = useSyncExternalStore(
    watch,
    () => viewCounts.read(productKey),
    () => viewCounts.readDrawn(productKey),
  )
  return areMany(count) ? count : undefined
}

/** On a card. */
export function ViewCountBadge({ productKey }: { productKey: string }): ReactNode {
  const { language } = useShop()
  const count = useManyViews(productKey)
  if (count === undefined) return null
  return (
    <p data-part="view-count-badge">
      <i data-part="view-count-pulse" aria-hidden="true" />
      {viewsText(language, count)}
    </p>
  )
}
