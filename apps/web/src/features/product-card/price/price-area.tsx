import type { ReactNode } from 'react'
import { priceLines } from '@firkant/domain/catalog/price-lines.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './price-area.module.css'
import { PriceTag } from './price-tag.tsx'
import type { TrioPlace } from '../trio-place.ts'
import { usePriceText } from './use-price-text.ts'

interface PriceAreaProps {
  readonly product: Pick<
    ProductCard,
    'price' | 'priceLabel' | 'lowest30DaysPrice' | 'variantPriceDiffers' | 'variants' | 'currentSku'
  >
  /** Cards show the saving in a badge; wide cards and the page as an amount. */
  readonly size: 'card' | 'line' | 'bar' | 'wide' | 'page'
  /** The price of another colour is loading. */
  readonly isBusy?: boolean | undefined
  readonly isLine?: boolean | undefined
  readonly trio?: TrioPlace | undefined
}

interface NoteProps {
  readonly part: string
  readonly className: string | undefined
  readonly size: PriceAreaProps['size']
  readonly children: ReactNode
}

/** Nothing without text. The space separates the parts for screen readers and copying. */
function Note({ part, className, size, children }: NoteProps): ReactNode {
  if (children === undefined) return null
  return (
    <span className={className} data-part={part} data-size={size}>
      {' '}
      {children}
    </span>
  )
}

/** The price with everything that the law and custom require, in reading order. */
export function PriceArea({ product, size, isBusy = false, isLine, trio }: PriceAreaProps): ReactNode {
  const { texts } = useShop()
  const show = usePriceText()
  const { price, priceLabel } = product
  const { referenceMinor, originalMinor, savedMinor } = priceLines(price, product.lowest30DaysPrice)
  const variant = product.variants.find(({ sku }) => sku === product.currentSku) ?? product.variants[0]
  const group = variant?.soldInGroupsOf ?? 1
  const clubPrice = priceLabel && (priceLabel.specialPrice ?? priceLabel.reducedPrice)
  // The page shows the price of the chosen size.
  const isFrom = product.variantPriceDiffers && size !== 'page'
  const showsSaving = size === 'wide' || size === 'page'
  const amountText = (key: Parameters<typeof texts.text>[0], minor: Parameters<typeof show>[0] | undefined) =>
    minor === undefined ? undefined : texts.text(key, { price: show(minor) })
  return (
    <div
      className={style.area}
      data-part={size === 'page' ? 'product-price' : 'card-price'}
      data-size={size}
      data-line={isLine || undefined}
      data-trio={trio}
      aria-busy={isBusy || undefined}
    >
      {isFrom && (
        <span className={style.aside} data-part="price-from" data-size={size}>
          {texts.text('card.priceFrom')}{' '}
        </span>
      )}
      <PriceTag price={price} size={size} />
      <Note part="price-unit" className={style.aside} size={size}>
        {group > 1 ? texts.text('card.perPiece') : undefined}
      </Note>
      <Note part="price-saved" className={style.saved} size={size}>
        {showsSaving ? amountText('card.youSave', savedMinor) : undefined}
      </Note>
      <Note part="reference-price" className={style.reference} size={size}>
        {amountText('card.lowest30', referenceMinor)}
      </Note>
      <Note part="original-price" className={style.original} size={size}>
        {amountText('card.original', originalMinor)}
      </Note>
      {priceLabel && clubPrice && (
        <Note part="club-price" className={style.club} size={size}>
          {priceLabel.label}{' '}
          <b className={style.clubSum} data-part="club-sum" data-size={size}>
            {show(clubPrice)}
          </b>
        </Note>
      )}
      <Note part="price-sets" className={style.sets} size={size}>
        {group > 1 ? texts.text('card.soldInSets', { number: group }) : undefined}
      </Note>
    </div>
  )
}
