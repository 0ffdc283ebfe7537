import type { ReactNode } from 'react'
import { priceLines } from '@firkant/domain/catalog/price-lines.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useShop } from '../../start/shop-context.ts'
import { PriceTag } from './price-tag.tsx'
import './price-area.css'
import { usePriceText } from './use-price-text.ts'

interface PriceAreaProps {
  readonly product: Pick<
    ProductCard,
    'price' | 'priceLabel' | 'lowest30DaysPrice' | 'variantPriceDiffers' | 'variants' | 'currentSku'
  >
  /** A card has its saving in a badge; a wide one and the page say it in money. */
  readonly size: 'card' | 'wide' | 'page'
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
    <div data-part={size === 'page' ? 'product-price' : 'card-price'} aria-busy={isBusy || undefined}>
      {isFrom && <span data-part="price-from">{texts.text('card.priceFrom')} </span>}
      <PriceTag price={price} />
      {group > 1 && <span data-part="price-unit"> {texts.text('card.perPiece')}</span>}
      {savedMinor !== undefined && size !== 'card' && (
        <span data-part="price-saved"> {texts.text('card.youSave', { price: show(savedMinor) })}</span>
      )}
      {referenceMinor !== undefined && (
        <span data-part="reference-price"> {texts.text('card.lowest30', { price: show(referenceMinor) })}</span>
      )}
      {originalMinor !== undefined && (
        <span data-part="original-price"> {texts.text('card.original', { price: show(originalMinor) })}</span>
      )}
      {priceLabel && clubPrice && (
        <span data-part="club-price">
          {' '}
          {priceLabel.label} <b>{show(clubPrice)}</b>
        </span>
      )}
      {group > 1 && <span data-part="price-sets"> {texts.text('card.soldInSets', { number: group })}</span>}
    </div>
  )
}
