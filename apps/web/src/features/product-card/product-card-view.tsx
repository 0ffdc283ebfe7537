import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { CardLabel, ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../start/shop-context.ts'
import { AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { WishlistToggle } from '../lists/wishlist-toggle.tsx'
import { ViewCountBadge } from '../page-views/view-count-badge.tsx'
import { CardBadges } from './card-badges.tsx'
import './card-parts.css'
import { CardPicture } from './card-picture.tsx'
import { ColourSelector } from './colour-selector.tsx'
import { PriceArea } from './price-area.tsx'
import style from './product-card-view.module.css'
import { Rating } from './rating.tsx'
import { StockText } from './stock-text.tsx'
import { useCardBadges } from './use-card-badges.ts'
import { useShownColour } from './use-shown-colour.ts'

/** How wide the picture is shown, unless the place says otherwise. */
const PICTURE_SIZES: Readonly<Record<CardSize, string>> = {
  small: '72px',
  normal:
    storefront.layout.cardRatio === '1:1'
      ? '(width <= 768px) 46vw, (width <= 1175px) 31vw, 302px'
      : '(width <= 768px) 46vw, (width <= 1175px) 31vw, min(24vw, 400px)',
  wide: '(width <= 768px) 92vw, 45vw',
}
const PRICE_SIZES = { small: 'line', normal: 'card', wide: 'wide' } as const
const MOST_LABELS = 2

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly heading: 'h2' | 'h3'
  /** `small`: a line in a list; `wide`: picture on the left, words and a whole button on the right. */
  readonly size?: CardSize
  readonly sizes?: string | undefined
  /** For the cards that are seen first, and only for them. */
  readonly priority?: boolean
}

function Labels({ labels }: { labels: readonly CardLabel[] }): ReactNode {
  if (labels.length === 0) return null
  return (
    <ul className={style.labels} data-part="card-labels">
      {labels.slice(0, MOST_LABELS).map(({ text, description, labelType }) => (
        <li key={text} data-part="card-label" data-label-type={labelType} title={description}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** What can be done with the product. While its colour changes, nothing: the sku is not known yet. */
function Actions({ card, variant, size, isWaiting }: ActionsProps): ReactNode {
  const { displayName, packageKey } = card
  return (
    <>
      {size !== 'small' && (
        <div className={style.heart} data-part="card-heart" inert={isWaiting}>
          <WishlistToggle sku={variant.sku} packageKey={packageKey} name={displayName} />
        </div>
      )}
      <div className={style.add} data-part="card-add" inert={isWaiting}>
        <AddToCartButton
          key={variant.sku}
          sku={variant.sku}
          packageKey={packageKey}
          quantity={variant.soldInGroupsOf}
          isBuyable={variant.isBuyable}
          variant={size === 'wide' ? 'full' : 'icon'}
          name={displayName}
        />
      </div>
    </>
  )
}

interface ActionsProps {
  readonly card: ProductCard
  readonly variant: Variant
  readonly size: CardSize
  readonly isWaiting: boolean
}

function CardArticle({ product, heading: Heading, size = 'normal', sizes, priority = false }: ProductCardViewProps) {
  const { texts } = useShop()
  const { card, isWaiting, hasFailed, choose, prefetch } = useShownColour(product)
  const variant = card.variants.find(({ sku }) => sku === card.currentSku) ?? card.variants[0]
  const { badges, labels } = useCardBadges({ labels: card.labels, variant }, size)
  const isSmall = size === 'small'
  return (
    <article
      className={style.card}
      data-part="card"
      data-size={size}
      data-product={card.productKey}
      data-family={product.family || undefined}
      data-link-identifier={card.ticket}
    >
      <CardPicture images={card.images} sizes={sizes ?? PICTURE_SIZES[size]} priority={priority} isSmall={isSmall} />
      <div className={style.over} data-part="card-over">
        <CardBadges badges={badges} />
        {!isSmall && <ViewCountBadge productKey={card.productKey} />}
      </div>
      <div className={style.body} data-part="card-body">
        <Heading data-part="card-name">
          <a href={card.url}>{card.displayName}</a>
        </Heading>
        <p data-part="card-subtitle">{card.subtitle}</p>
        <PriceArea product={card} size={PRICE_SIZES[size]} isBusy={isWaiting} />
        {!isSmall && <Labels labels={labels} />}
        <div className={style.meta} data-part="card-meta">
          {!isSmall && (
            <ColourSelector product={product} chosen={card} size={size} onChoose={choose} onReach={prefetch} />
          )}
          <Rating rating={card.rating} count={card.ratingCount} />
          {variant && <StockText variant={variant} />}
        </div>
        {hasFailed && (
          <p className={style.problem} data-part="card-problem" role="alert">
            {texts.text('card.colourFailed')}
          </p>
        )}
      </div>
      {variant && <Actions card={card} variant={variant} size={size} isWaiting={isWaiting} />}
    </article>
  )
}

/** A card that can't be drawn still leads to its product. */
function NameAlone({ product, heading: Heading, size = 'normal' }: ProductCardViewProps): ReactNode {
  return (
    <article className={style.card} data-part="card" data-size={size} data-product={product.productKey}>
      <div className={style.body} data-part="card-body">
        <Heading data-part="card-name">
          <a href={product.url}>{product.displayName}</a>
        </Heading>
      </div>
    </article>
  )
}

/** A product as every list shows it: one link as a whole, with buttons above it. */
export function ProductCardView(props: ProductCardViewProps): ReactNode {
  const card = (
    <Guard fallback={<NameAlone {...props} />}>
      <CardArticle {...props} />
    </Guard>
  )
  // A wide card looks at its own width: it needs something around it to ask.
  return props.size === 'wide' ? (
    <div className={style.frame} data-part="card-frame">
      {card}
    </div>
  ) : (
    card
  )
}
