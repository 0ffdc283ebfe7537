import type { ReactNode } from 'react'
import { priceLines } from '@firkant/domain/catalog/price-lines.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './price-area.module.css'
import { PriceTag } from './price-tag.tsx'
import { usePriceText } from './use-price-text.ts'

interface PriceAreaProps {
  readonly product: Pick<
    ProductCard,
    'price' | 'priceLabel' | 'lowest30DaysPrice' | 'variantPriceDiffers' | 'variants' | 'currentSku'
  >
  /** A card has its saving in a badge; a wide one and the page say it in money. */
  readonly size: 'card' | 'line' | 'bar' | 'wide' | 'page'
  /** The price of another colour is on its way. */
  readonly isBusy?: boolean | undefined
}

/** The price with everything that belongs to it by law and by custom, in the order in which it is read. */
export function PriceArea({ product, size, isBusy = false }: PriceAreaProps): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const { price, priceLabel } = product
  const { referenceMinor, originalMinor, savedMinor } = priceLines(price, product.lowest30DaysPrice)
  const variant = product.variants.find(({ sku }) => sku === product.currentSku) ?? product.variants[0]
  const group = variant?.soldInGroupsOf ?? 1
  const clubPrice = priceLabel && (priceLabel.specialPrice ?? priceLabel.reducedPrice)
  // The page shows the chosen size: its price is its own.
  const isFrom = product.variantPriceDiffers && size !== 'page'
  return (
    <div
      className={style.area}
      data-part={size === 'page' ? 'product-price' : 'card-price'}
      data-size={size}
      aria-busy={isBusy || undefined}
    >
      {isFrom && (
        <span className={style.aside} data-part="price-from" data-size={size}>
          {texts.text('card.priceFrom')}{' '}
        </span>
      )}
      <PriceTag price={price} size={size} />
      {group > 1 && (
        <span className={style.aside} data-part="price-unit" data-size={size}>
          {' '}
          {texts.text('card.perPiece')}
        </span>
      )}
      {savedMinor !== undefined && (size === 'wide' || size === 'page') && (
        <span className={style.saved} data-part="price-saved" data-size={size}>
          {' '}
          {texts.text('card.youSave', { price: show(savedMinor) })}
        </span>
      )}
      {referenceMinor !== undefined && (
        <span className={style.reference} data-part="reference-price" data-size={size}>
          {' '}
          {texts.text('card.lowest30', { price: show(referenceMinor) })}
        </span>
      )}
      {originalMinor !== undefined && (
        <span className={style.original} data-part="original-price" data-size={size}>
          {' '}
          {texts.text('card.original', { price: show(originalMinor) })}
        </span>
      )}
      {priceLabel && clubPrice && (
        <span className={style.club} data-part="club-price" data-size={size}>
          {' '}
          {priceLabel.label}{' '}
          <b className={style.clubSum} data-part="club-sum" data-size={size}>
            {show(clubPrice)}
          </b>
        </span>
      )}
      {group > 1 && (
        <span className={style.sets} data-part="price-sets" data-size={size}>
          {' '}
          {texts.text('card.soldInSets', { number: group })}
        </span>
      )}
    </div>
  )
}
