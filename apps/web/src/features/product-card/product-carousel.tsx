import type { ReactNode } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { ProductCardView } from './product-card-view.tsx'
import { useCarouselWords } from './use-carousel-words.ts'

interface ProductCarouselProps {
  /** What the row is about, for those who hear it; may be empty. */
  readonly label: string
  readonly products: readonly ProductCard[]
  readonly heading: 'h2' | 'h3'
  /** There is little room: see the card. */
  readonly isCompact?: boolean
}

export function ProductCarousel({ label, products, heading, isCompact }: ProductCarouselProps): ReactNode {
  const { texts } = useShop()
  const words = useCarouselWords()
  if (products.length === 0) return null
  return (
    <Carousel label={label || texts.text('shell.products')} words={words}>
      {products.map((product) => (
        <ProductCardView key={product.productKey} product={product} heading={heading} isCompact={isCompact} />
      ))}
    </Carousel>
  )
}
