import type { ReactNode } from 'react'
import type { Price } from '@firkant/domain/catalog/product-card.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useShop } from '../../start/shop-context.ts'

/** The price as the market writes it; red and with its reference only when it really is reduced. */
export function PriceTag({ price, withReference = false }: { price: Price; withReference?: boolean }): ReactNode {
  const { market, texts } = useShop()
  const show = (amount: Amount) => formatPrice({ minor: minorOfDecimal(amount.inclVat), currency: market.currency })
  const reference = withReference ? price.lowestPrevious : undefined
  const current = show(price.current)
  const end = current.search(/[,:]/)
  return (
    <>
      <span data-part="price" data-reduced={price.viewData.showRedPrice || undefined}>
        {current.slice(0, end)}
        <small data-part="price-end">{current.slice(end)}</small>
      </span>
      {reference && reference.inclVat > price.current.inclVat && (
        <span data-part="reference-price">{texts.text('card.lowest30', { price: show(reference) })}</span>
      )}
    </>
  )
}
