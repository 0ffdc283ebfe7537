import type { ReactNode } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import { SectionHead } from '../../blocks/section-head.tsx'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { useShop } from '../../platform/shop-context.ts'
import style from './product-page.module.css'

interface RelatedProductsProps {
  /** The name a brand's style sheet knows this row by. */
  readonly part: string
  readonly heading: string
  readonly products: readonly ProductCard[]
  readonly link?: { readonly title: string; readonly to: string } | undefined
}

function RelatedProducts({ part, heading, products, link }: RelatedProductsProps): ReactNode {
  if (products.length === 0) return null
  return (
    <section className={style.related} data-part="related" data-related={part}>
      <SectionHead heading={heading} link={link} />
      <ProductCarousel label={heading} products={products} heading="h3" />
    </section>
  )
}

export function SeriesProducts({ model: { series, seriesProducts } }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  return (
    <RelatedProducts
      part="series"
      heading={series ? texts.text('product.moreFrom', { series: series.name }) : texts.text('product.similar')}
      products={seriesProducts}
      link={series && { title: texts.text('product.toSeries'), to: series.url }}
    />
  )
}

export function SimilarProducts({ products }: { products: readonly ProductCard[] }): ReactNode {
  const { texts } = useShop()
  return <RelatedProducts part="similar" heading={texts.text('product.similar')} products={products} />
}
