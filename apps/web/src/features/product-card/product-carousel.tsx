import type { ReactNode } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { ProductCardView } from './product-card-view.tsx'
import { useCarouselTexts } from './use-carousel-texts.ts'

interface ProductCarouselProps {
  /** Accessible name of the row; may be empty. */
  readonly label: string
  readonly products: readonly ProductCard[]
  readonly heading: 'h2' | 'h3'
  /** Passed on to the card. */
  readonly isCompact?: boolean
}

export function ProductCarousel({ label, products, heading, isCompact }: ProductCarouselProps): ReactNode {
  const { texts } = useShop()
  const carouselTexts = useCarouselTexts()
  if (products.length === 0) return null
  return (
    <Carousel label={label || texts.text('shell.products')} texts={carouselTexts}>
      {products.map((product) => (
        <ProductCardView key={product.productKey} product={product} heading={heading} isCompact={isCompact} />
      ))}
    </Carousel>
  )
}
