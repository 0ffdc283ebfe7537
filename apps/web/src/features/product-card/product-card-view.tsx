import { memo, useState, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { ProductCard, Variant } from '@firkant/domain/catalog/product-card.ts'
import { Guard, PageGuard } from '../../platform/guard.tsx'
import { htmlOf, markOf, useCachedMarkup } from '../../platform/cached-markup.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { WishlistToggle } from '../lists/wishlist-toggle.tsx'
import { NotifyLink } from '../stock-alerts/notify-link.tsx'
import { useManyViews, ViewCountBadge } from '../page-views/view-count-badge.tsx'
import { CardBadges } from './badges/card-badges-view.tsx'
import { CardName } from './body/card-name.tsx'
import { CardPicture } from './picture/card-picture.tsx'
import { CardTexts } from './body/card-texts.tsx'
import type { TrioPlace } from './trio-place.ts'
import style from './product-card-view.module.css'
import { useCardBadges } from './badges/use-card-badges.ts'
import { sizeMark } from './size-mark.ts'
import { useShownColour } from './picture/use-shown-colour.ts'
import { useWholeCard } from './use-whole-card.ts'
import './badges/view-count-badge.css'

/** Default width of the picture. */
const PICTURE_SIZES: Readonly<Record<CardSize, string>> = {
  small: '72px',
  normal:
    storefront.layout.cardRatio === '1:1'
      ? '(width<=768px) 46vw,(width<=1175px) 31vw,302px'
      : '(width <= 768px) 46vw, (width <= 1175px) 31vw, min(24vw, 400px)',
  wide: '(width <= 768px) 92vw, 45vw',
}

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly heading: 'h2' | 'h3'
  /** `small`: a line in a list; `wide`: picture left, texts and a full button right. */
  readonly size?: CardSize
  readonly sizes?: string | undefined
  /** Only for cards above the fold. */
  readonly priority?: boolean
  /** May be seen before the visitor scrolls. */
  readonly isFirst?: boolean
  /** A row of a ruled list, without colours, stars and stock. */
  readonly isLine?: boolean
  /** Position among three cards shown together. */
  readonly trio?: TrioPlace | undefined
  /** Beside something more important: some brands shorten the card. */
  readonly isCompact?: boolean | undefined
}

/** Cart and wishlist buttons, or the way to a stock alert; inactive while the colour changes, as the SKU is not known yet. */
function Actions({ card, variant, size, trio, isFirst, isWaiting }: ActionsProps): ReactNode {
  // A heart needs a script: where nobody sees it at first, it comes with that.
  const hasScript = useHasScript()
  const { displayName, packageKey } = card
  const look = size === 'wide' ? 'full' : 'icon'
  return (
    <>
      {size !== 'small' && (isFirst || hasScript) && (
        <div
          className={style.heart}
          data-part="card-heart"
          data-size={sizeMark(size)}
          data-trio={trio}
          inert={isWaiting}
        >
          <WishlistToggle
            productKey={card.productKey}
            sku={variant.sku}
            packageKey={packageKey}
            name={displayName}
            messageSide="below"
          />
        </div>
      )}
      <div className={style.add} data-part="card-add" data-size={sizeMark(size)} data-trio={trio} inert={isWaiting}>
        {variant.isBuyable ? (
          <AddToCartButton
            key={variant.sku}
            from="card"
            sku={variant.sku}
            categories={card.categories}
            packageKey={packageKey}
            quantity={variant.soldInGroupsOf}
            isBuyable
            variant={look}
            name={displayName}
          />
        ) : (
          <NotifyLink url={card.url} name={displayName} variant={look} />
        )}
      </div>
    </>
  )
}

interface ActionsProps {
  readonly card: ProductCard
  readonly variant: Variant
  readonly size: CardSize
  readonly trio: TrioPlace | undefined
  readonly isFirst: boolean
  readonly isWaiting: boolean
}

interface OverProps extends Pick<ActionsProps, 'size' | 'trio'> {
  readonly children: ReactNode
}

interface OverPictureProps extends OverProps {
  /** Whose viewers are told. */
  readonly counted: string | undefined
  readonly hasBadges: boolean
}

function Over({ size, trio, children }: OverProps): ReactNode {
  return (
    <div className={style.over} data-size={sizeMark(size)} data-trio={trio}>
      {children}
    </div>
  )
}

/** How many look at it is told by a script: a place for that alone comes with it. */
function OverIfMany({ counted, ...place }: OverProps & { readonly counted: string }): ReactNode {
  return useManyViews(counted) !== undefined && <Over {...place} />
}

function OverPicture({ counted, hasBadges, ...place }: OverPictureProps): ReactNode {
  if (hasBadges) return <Over {...place} />
  return counted !== undefined && <OverIfMany {...place} counted={counted} />
}

function CardArticle({ product, ...props }: ProductCardViewProps) {
  const { heading, size = 'normal', sizes, priority = false, isFirst = false, isLine, isCompact, trio } = props
  const shown = useShownColour(product)
  const { card, isWaiting } = shown
  const variant = card.variants.find(({ sku }) => sku === card.currentSku) ?? card.variants[0]
  const { badges, labels } = useCardBadges({ labels: card.labels, variant }, size)
  const isSmall = size === 'small'
  // The second picture is fetched for whoever points at the card: most cards are never pointed at.
  const [isReached, setReached] = useState(false)
  const isSoldOut = variant?.isBuyable === false
  const counted = isSmall || isSoldOut ? undefined : card.productKey
  // React has to see a picture that it preloads.
  const kept = useCachedMarkup(priority ? undefined : { data: product, ...props })
  const inside = htmlOf(kept)
  return (
    <article
      className={style.card}
      data-part="card"
      data-size={sizeMark(size)}
      data-line={isLine || undefined}
      data-trio={trio}
      data-product={card.productKey}
      data-family={product.family || undefined}
      data-second={(isReached && card.images.length > 1) || undefined}
      data-sold-out={isSoldOut || undefined}
      data-link-identifier={card.ticket}
      itemID={markOf(kept)}
      // oxlint-disable-next-line react/no-danger -- what React rendered before
      dangerouslySetInnerHTML={inside}
      onPointerEnter={({ pointerType }) => !isSmall && pointerType !== 'touch' && setReached(true)}
    >
      {inside ? undefined : (
        <>
          <CardPicture
            images={card.images}
            sizes={sizes ?? PICTURE_SIZES[size]}
            priority={priority}
            isReached={isReached}
            size={size}
            isLine={isLine}
            trio={trio}
          />
          <OverPicture counted={counted} hasBadges={badges.length > 0} size={size} trio={trio}>
            <CardBadges badges={badges} size={size} />
            {counted !== undefined && <ViewCountBadge productKey={counted} />}
          </OverPicture>
          <CardTexts {...{ product, shown, variant, labels, heading, size, isLine, isCompact, trio }} />
          {variant && <Actions {...{ card, variant, size, trio, isFirst, isWaiting }} />}
        </>
      )}
    </article>
  )
}

/** A card of the document whose data has not come yet waits; the server's markup stays until then. */
function Card(props: ProductCardViewProps): ReactNode {
  const product = useWholeCard()(props.product)
  return (
    <PageGuard fallback={<NameAlone {...props} product={product} />}>
      <CardArticle {...props} product={product} />
    </PageGuard>
  )
}

/** Fallback: a card that can't be rendered still links to its product. */
function NameAlone({ product, heading, size = 'normal' }: ProductCardViewProps): ReactNode {
  return (
    <article className={style.card} data-part="card" data-size={sizeMark(size)} data-product={product.productKey}>
      <CardName product={product} heading={heading} size={size} />
    </article>
  )
}

/**
 * A product as every list shows it: one link, with buttons on top. Rendered again without need, a card that still waits
 * would lose the server's markup.
 */
export const ProductCardView = memo(function ProductCardView(props: ProductCardViewProps): ReactNode {
  const card = (
    <Guard fallback={<NameAlone {...props} />}>
      <Card {...props} />
    </Guard>
  )
  // A wide card queries its own width, which needs a container around it.
  return props.size === 'wide' ? <div className={style.frame}>{card}</div> : card
})
