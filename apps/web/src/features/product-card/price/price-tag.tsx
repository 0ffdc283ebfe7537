import type { ReactNode } from 'react'
import { priceLines } from '@firkant/domain/catalog/price-lines.ts'
import type { Price } from '@firkant/domain/catalog/product-card.ts'
import { EnergyArrow } from '@firkant/ui/energy-arrow/energy-arrow.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { usePriceText } from './use-price-text.ts'

interface PriceTagProps {
  readonly price: Price
  readonly withReference?: boolean | undefined
  readonly size?: string | undefined
  /** It stands in a link, which can hold no other. */
  readonly isInLink?: boolean | undefined
  readonly className?: string | undefined
  readonly referenceClassName?: string | undefined
}

/** The price in the market's format; red and with a reference price only when really reduced. */
export function PriceTag(props: PriceTagProps): ReactNode {
  const { price, withReference = false, isInLink, size, className, referenceClassName } = props
  const { texts } = useShop()
  const show = usePriceText()
  const { referenceMinor } = withReference ? priceLines(price) : {}
  const current = show(price.current)
  const end = current.search(/[,:]/)
  return (
    <>
      <span
        className={className}
        data-part="price"
        data-size={size}
        data-reduced={price.viewData.showRedPrice || undefined}
      >
        {current.slice(0, end)}
        <small data-part="price-end">{current.slice(end)}</small>
        {price.energy && <EnergyArrow mark={price.energy} isPlain={isInLink} />}
      </span>
      {price.unitPrice && <small data-part="unit-price"> {price.unitPrice.text}</small>}
      {referenceMinor !== undefined && (
        <span className={referenceClassName} data-part="reference-price">
          {texts.text('card.lowest30', { price: show(referenceMinor) })}
        </span>
      )}
    </>
  )
}
