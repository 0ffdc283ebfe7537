import type { ReactNode } from 'react'
import { allowedLetters } from '@firkant/domain/consent/consent.ts'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { useRecentlyViewed } from '../../features/recently-viewed/use-recently-viewed.ts'
import { asRow } from '../../features/recently-viewed/viewed-products.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useShop } from '../../platform/shop-context.ts'
import { plainHeading } from '../emphasised-heading.tsx'
import { SectionHead } from '../section-head.tsx'
import style from './recommendations-block.module.css'

type Recommendations = BlockProps['Recommendations']

function Row({ heading, link, theme, kind, products }: Recommendations): ReactNode {
  if (products.length === 0) return null
  return (
    <section className={style.row} data-theme={theme} data-kind={kind} data-item-list={kind}>
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

/** In place of what everybody likes, once the visitor's own has come; both are rows of the same height. */
function ForYouRow(props: Recommendations): ReactNode {
  const hasScript = useHasScript()
  const own =
    useDynamicData('forYou', { enabled: hasScript && allowedLetters(document.cookie)?.includes('p') === true }).data
      ?.products ?? []
  return <Row {...props} products={own.length > 0 ? own.slice(0, props.limit) : props.products} />
}

export function RecommendationsBlock(props: Recommendations): ReactNode {
  if (props.kind === 'recentlyViewed') return <RecentRow {...props} />
  return props.kind === 'forYou' ? <ForYouRow {...props} /> : <Row {...props} />
}
