import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { SectionHead } from '../section-head.tsx'
import style from './product-list-block.module.css'

const TRIO_SIZES = '(width <= 768px) 92vw, 45vw'

export function ProductListBlock(props: BlockProps['ProductList']): ReactNode {
  const { products, layout } = props
  const heading = props.heading ? 'h3' : 'h2'
  const sizes = layout === 'trio' ? TRIO_SIZES : undefined
  const cards = products.map((product) => (
    <ProductCardView key={product.productKey} product={product} heading={heading} sizes={sizes} />
  ))
  if (cards.length === 0) return null
  return (
    <section className={style.list} data-layout={layout} data-theme={props.theme}>
      <SectionHead heading={props.heading} text={props.text} link={props.link} />
      {layout === 'carousel' ? (
        <Carousel label={props.heading?.replaceAll('*', '') ?? ''}>{cards}</Carousel>
      ) : (
        <div className={style.grid} data-part="product-grid">
          {cards}
        </div>
      )}
    </section>
  )
}
