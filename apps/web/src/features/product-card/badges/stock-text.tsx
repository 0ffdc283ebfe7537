import type { ReactNode } from 'react'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import { isBuyable, STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { withArrival } from '../../delivery/arrival-texts.ts'
import { useInStore } from '../../employee/in-store.ts'
import { useShop } from '../../../platform/shop-context.ts'
import './stock.css'

interface StockTextProps {
  readonly variant: Pick<Variant, 'stockStatus' | 'backOrderDays'> & { readonly sku?: string | undefined }
  /** Class for the caller's layout. */
  readonly className?: string | undefined
  readonly size?: string | undefined
  /** Shown on the same line. */
  readonly beside?: string | undefined
  readonly isCompact?: boolean | undefined
  /** When it comes to this visitor, where that is known. */
  readonly arrives?: string | undefined
}

interface InStoreTextProps {
  readonly sku: string | undefined
  /** Not where it stands in another control. */
  readonly hasMore?: boolean | undefined
}

/** What the employee's store has; nothing for shoppers. */
export function InStoreText({ sku, hasMore }: InStoreTextProps): ReactNode {
  const inStore = useInStore(sku)
  return (
    inStore && (
      <span data-part="stock" data-place="store" data-dot={inStore.dot} data-gone={inStore.isGone ? '' : undefined}>
        {inStore.text}
        {hasMore && inStore.more}
      </span>
    )
  )
}

export function StockText({ variant, className, size, beside, isCompact, arrives }: StockTextProps): ReactNode {
  const { texts } = useShop()
  const { stockStatus, backOrderDays, sku } = variant
  const words =
    stockStatus === 'orderable' && backOrderDays !== undefined
      ? texts.plural('stock.orderableWeeks', Math.ceil(backOrderDays / 7))
      : texts.text(`stock.${stockStatus}`)
  return (
    <>
      <span
        className={className}
        data-part="stock"
        data-dot={STOCK_DOTS[stockStatus]}
        data-gone={isBuyable(stockStatus) ? undefined : ''}
        data-size={size}
        data-beside={beside}
        data-day={arrives === undefined ? undefined : ''}
        data-compact={isCompact ? '' : undefined}
      >
        {arrives === undefined ? words : withArrival(words, { short: arrives, dot: STOCK_DOTS[stockStatus] })}
      </span>
      <InStoreText sku={sku} hasMore />
    </>
  )
}
