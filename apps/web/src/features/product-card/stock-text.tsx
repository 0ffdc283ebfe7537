import type { ReactNode } from 'react'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import { STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { useShop } from '../../start/shop-context.ts'
import './stock.css'

export function StockText({
  variant: { stockStatus, backOrderDays },
}: {
  variant: Pick<Variant, 'stockStatus' | 'backOrderDays'>
}): ReactNode {
  const { texts } = useShop()
  return (
    <span data-part="stock" data-dot={STOCK_DOTS[stockStatus]}>
      {stockStatus === 'orderable' && backOrderDays !== undefined
        ? texts.plural('stock.orderableWeeks', Math.ceil(backOrderDays / 7))
        : texts.text(`stock.${stockStatus}`)}
    </span>
  )
}
