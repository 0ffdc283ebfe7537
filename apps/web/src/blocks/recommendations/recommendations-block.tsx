import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { useRecentlyViewed } from '../../features/recently-viewed/use-recently-viewed.ts'
import { asRow } from '../../features/recently-viewed/viewed-products.ts'
import { useShop } from '../../platform/shop-context.ts'
import { plainHeading } from '../emphasised-heading.tsx'
import { SectionHead } from '../section-head.tsx'
import style from './recommendations-block.module.css'

type Recommendations = BlockProps['Recommendations']

function Row({ heading, link, theme, kind, products }: Recommendations): ReactNode {
  if (products.length === 0) return null
  return (
    <section className={style.row} data-theme={theme} data-kind={kind}>
      <SectionHead heading={heading} link={link} />
      <ProductCarousel label={plainHeading(heading)} products={products} heading={heading ? 'h3' : 'h2'} />
    </section>
  )
}

function RecentRow(props: Recommendations): ReactNode {
  const { texts } = useShop()
  const products = asRow(useRecentlyViewed(props.exceptKey)).slice(0, props.limit)
  return <Row {...props} heading={props.heading ?? texts.text('card.recentlyViewed')} products={products} />
}

export function RecommendationsBlock(props: Recommendations): ReactNode {
  return props.kind === 'recentlyViewed' ? <RecentRow {...props} /> : <Row {...props} />
}
