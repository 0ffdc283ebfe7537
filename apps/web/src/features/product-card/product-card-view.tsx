import type { CSSProperties, ReactNode } from 'react'
import { storefront } from '#brand'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../start/shop-context.ts'
import { CardBadges } from './card-badges.tsx'
import { PriceTag } from './price-tag.tsx'
import './card-parts.css'
import style from './product-card-view.module.css'
import { Rating } from './rating.tsx'
import { StockText } from './stock-text.tsx'

const CARD_SIZES = {
  '1:1': '(width <= 768px) 46vw, (width <= 1175px) 31vw, 302px',
  '95:141': '(width <= 768px) 46vw, (width <= 1175px) 31vw, min(24vw, 400px)',
} as const
const MOST_COLOURS = 3

function Colours({ product }: { product: ProductCard }): ReactNode {
  const { texts } = useShop()
  const shown = product.siblings.slice(0, MOST_COLOURS)
  const hidden = product.siblingsAmount - shown.length
  if (product.siblingsAmount < 2) return <span data-part="colours" />
  return (
    <span data-part="colours">
      {shown.map((sibling) => (
        <i
          key={sibling.productKey}
          data-current={sibling.productKey === product.productKey || undefined}
          style={{ '--colour': sibling.fabricColor } as CSSProperties}
          aria-hidden="true"
        />
      ))}
      {hidden > 0 && <span aria-hidden="true">{texts.text('card.moreColours', { count: hidden })}</span>}
      <span className="sr-only">{texts.plural('card.colours', product.siblingsAmount)}</span>
    </span>
  )
}

interface ProductCardViewProps {
  readonly product: ProductCard
  readonly heading: 'h2' | 'h3'
  /** How wide the picture is shown, where the card is larger than in a listing. */
  readonly sizes?: string | undefined
}

export function ProductCardView({
  product,
  heading: Heading,
  sizes = CARD_SIZES[storefront.layout.cardRatio],
}: ProductCardViewProps): ReactNode {
  const [first, second] = product.images
  const [variant] = product.variants
  return (
    <article className={style.card} data-part="card" data-product={product.productKey}>
      <div className={style.picture} data-part="card-picture">
        {first && <Image image={first} sizes={sizes} ratio="1:1" fit="contain" />}
        {second && <Image image={second} sizes={sizes} ratio={storefront.layout.cardRatio} decorative />}
        {variant && <CardBadges badges={variant.badges} size="normal" />}
      </div>
      <div className={style.body} data-part="card-body">
        <Heading data-part="card-name">
          <a href={product.url}>{product.displayName}</a>
        </Heading>
        <p data-part="card-subtitle">{product.subtitle}</p>
        <div className={style.price} data-part="card-price">
          <PriceTag price={product.price} withReference />
        </div>
        <div className={style.meta} data-part="card-meta">
          <Colours product={product} />
          <Rating rating={product.rating} count={product.ratingCount} />
        </div>
        {variant && <StockText variant={variant} />}
      </div>
    </article>
  )
}
