import type { ComponentProps, ReactNode } from 'react'
import { storefront } from '#brand'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { CardLabel, ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Rating as Stars } from '@firkant/ui/rating/rating.tsx'
import { useArrival } from '../../delivery/use-arrival.ts'
import { useShop } from '../../../platform/shop-context.ts'
import cardLabelsStyle from '../badges/card-labels.module.css'
import { CardName } from './card-name.tsx'
import '../price/card-price-place.css'
import style from './card-texts.module.css'
import { ColourSelector, coloursOf } from '../picture/colour-selector.tsx'
import { PriceArea } from '../price/price-area.tsx'
import { StockText } from '../badges/stock-text.tsx'
import type { TrioPlace } from '../trio-place.ts'
import { sizeMark } from '../size-mark.ts'
import type { ShownColour } from '../picture/use-shown-colour.ts'

interface RatingProps {
  readonly rating: number | undefined
  readonly count: number
  readonly className?: string | undefined
  readonly place?: string | undefined
  readonly isBeside?: boolean | undefined
}

/** Nothing when there are no reviews. */
function Rating({ rating, count, ...place }: RatingProps): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined || count === 0) return null
  return (
    <Stars
      {...place}
      rating={rating}
      label={texts.plural('card.rating', count, { rating: formatNumber(language, rating, 1) })}
      note={formatNumber(language, count)}
    />
  )
}

const MAX_LABELS = 2

function CardLabels({ labels }: { labels: readonly CardLabel[] }): ReactNode {
  if (labels.length === 0) return null
  return (
    <ul className={cardLabelsStyle.labels}>
      {labels.slice(0, MAX_LABELS).map(({ text, description }) => (
        <li key={text} className={cardLabelsStyle.label} data-part="card-label" title={description}>
          {text}
        </li>
      ))}
    </ul>
  )
}

const PRICE_SIZES = { small: 'line', normal: 'card', wide: 'wide' } as const

interface CardTextsProps {
  /** The card as loaded. */
  readonly product: ProductCard
  /** The card in the chosen colour. */
  readonly shown: ShownColour
  readonly variant: Variant | undefined
  readonly labels: readonly CardLabel[]
  readonly heading: 'h2' | 'h3'
  readonly size: CardSize
  readonly isLine?: boolean | undefined
  readonly trio?: TrioPlace | undefined
  readonly isCompact?: boolean | undefined
}

const isShort = ({ isCompact }: Pick<CardTextsProps, 'isCompact'>) =>
  isCompact === true && storefront.layout.variants['card-compact'] === 'short'

/** The day of a visitor who said their postcode stands in for the words about the stock. */
function CardStock(props: ComponentProps<typeof StockText> & { readonly variant: Variant }): ReactNode {
  const arrival = useArrival(props.variant.sku)
  return <StockText {...props} arrives={arrival?.short || undefined} />
}

/** Colours, stars and stock. */
function CardMeta(props: CardTextsProps): ReactNode {
  const { product, shown, variant, size, isCompact } = props
  const { card, choose, prefetch } = shown
  const isFull = size !== 'small' && !isShort(props)
  const showsStock = variant && !(isShort(props) && STOCK_DOTS[variant.stockStatus] === 'green')
  const isPriceAlone = !card.variantPriceDiffers && (variant?.soldInGroupsOf ?? 1) === 1
  return (
    <div className={style.meta} data-size={sizeMark(size)} data-compact={isCompact ? '' : undefined}>
      {isFull && <ColourSelector product={product} chosen={card} size={size} onChoose={choose} onReach={prefetch} />}
      {isFull && (
        <Rating
          rating={card.rating}
          count={card.ratingCount}
          className={style.rating}
          place={size}
          isBeside={isPriceAlone}
        />
      )}
      {showsStock && (
        <CardStock
          variant={variant}
          className={style.stock}
          isCompact={isCompact}
          size={sizeMark(size)}
          beside={size === 'normal' ? coloursOf(product) : undefined}
        />
      )}
    </div>
  )
}

/** Texts and price of the product, in reading order. */
export function CardTexts(props: CardTextsProps): ReactNode {
  const { shown, labels, heading, size, isLine, trio } = props
  const { texts } = useShop()
  const { card, isWaiting, hasFailed } = shown
  // Three cards side by side show name and price only.
  const isBrief = trio !== undefined && storefront.layout.variants['product-trio'] === 'floor'
  return (
    <div className={style.body} data-size={sizeMark(size)} data-line={isLine || undefined} data-trio={trio}>
      <CardName product={card} heading={heading} size={size} trio={trio} />
      <p
        className={style.subtitle}
        data-part="card-subtitle"
        data-size={sizeMark(size)}
        data-line={isLine || undefined}
        data-trio={trio}
      >
        {card.subtitle}
      </p>
      <PriceArea product={card} size={PRICE_SIZES[size]} isBusy={isWaiting} isLine={isLine} trio={trio} />
      {size !== 'small' && !isBrief && !isShort(props) && <CardLabels labels={labels} />}
      {!isLine && !isBrief && <CardMeta {...props} />}
      {hasFailed && (
        <p className={style.problem} role="alert">
          {texts.text('card.colourFailed')}
        </p>
      )}
    </div>
  )
}
