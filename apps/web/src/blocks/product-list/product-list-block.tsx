import { use, type ReactNode } from 'react'
import { storefront } from '#brand'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { plainHeading } from '../emphasised-heading.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import style from './product-list-block.module.css'

const TRIO = ['first', 'second', 'third', 'further'] as const
const TRIO_SIZES = '(width <= 768px) 92vw, 45vw'

export function ProductListBlock(props: BlockProps['ProductList']): ReactNode {
  const { products, layout } = props
  const heading = props.heading ? 'h3' : 'h2'
  const sizes = layout === 'trio' ? TRIO_SIZES : undefined
  // In a layout column the cards become rows.
  const size = use(ColumnContext) && layout === 'grid' ? 'small' : 'normal'
  const isLine = size === 'small' && (storefront.layout.variants['product-lines'] ?? 'small') !== 'small'
  if (products.length === 0) return null
  return (
    <section className={style.list} data-layout={layout} data-theme={props.theme} data-item-list="product-list">
      <SectionHead
        heading={props.heading}
        text={props.text}
        link={props.link}
        place={layout === 'trio' ? layout : undefined}
      />
      {layout === 'carousel' ? (
        <ProductCarousel label={plainHeading(props.heading)} products={products} heading={heading} />
      ) : (
        <div className={style.grid} data-layout={layout} data-cards={size} data-count={products.length}>
          {products.map((product, index) => (
            <ProductCardView
              key={product.productKey}
              product={product}
              heading={heading}
              size={size}
              sizes={sizes}
              isLine={isLine}
              trio={layout === 'trio' ? TRIO[Math.min(index, TRIO.length - 1)] : undefined}
            />
          ))}
        </div>
      )}
    </section>
  )
}
