import type { ReactNode } from 'react'
import { ProductCarousel } from '../product-card/product-carousel.tsx'
import { useRecentlyViewed } from './use-recently-viewed.ts'
import { asRow } from './viewed-products.ts'

interface RecentlyViewedProps {
  /** The current product: recorded, but not shown. */
  readonly exceptKey?: string | undefined
  readonly heading: string
  readonly className?: string | undefined
  readonly titleClassName?: string | undefined
}

export function RecentlyViewed({ exceptKey, heading, className, titleClassName }: RecentlyViewedProps): ReactNode {
  const products = asRow(useRecentlyViewed(exceptKey))
  if (products.length === 0) return null
  return (
    <section className={className} data-part="recently-viewed" data-item-list="recentlyViewed">
      <h2 className={titleClassName}>{heading}</h2>
      <ProductCarousel label={heading} products={products} heading="h3" />
    </section>
  )
}
