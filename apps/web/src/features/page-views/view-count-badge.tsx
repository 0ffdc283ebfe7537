import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/stress-strip.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { viewCountsOf } from './view-counts.ts'
import { useShop } from '../../platform/shop-context.ts'

/** On a card: how many viewed the product recently, when they are many. */
export function ViewCountBadge({ productKey }: { productKey: string }): ReactNode {
  const shop = useShop()
  const { texts, language } = shop
  const viewCounts = viewCountsOf(shop)
  const watch = useCallback((listener: () => void) => viewCounts.watch(productKey, listener), [viewCounts, productKey])
  const count = useSyncExternalStore(
    watch,
    () => viewCounts.read(productKey),
    () => 0,
  )
  if (count < MIN_PAGE_VIEWS) return null
  return (
    <p data-part="view-count-badge">
      <i data-part="view-count-pulse" aria-hidden="true" />
      {texts.text('pageViews.lately', { count: formatNumber(language, count) })}
    </p>
  )
}
