import type { ReactNode } from 'react'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import { STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { useShop } from '../../start/shop-context.ts'

export function StockText({ variant }: { variant: Variant }): ReactNode {
  const { texts } = useShop()
  const weeks = Math.ceil((variant.backOrderDays ?? 0) / 7)
  return (
    <span data-part="stock" data-dot={STOCK_DOTS[variant.stockStatus]}>
      {texts.text(`stock.${variant.stockStatus}`, { weeks })}
    </span>
  )
}
