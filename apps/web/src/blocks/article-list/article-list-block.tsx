import { use, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Carousel } from '@firkant/ui/carousel/carousel.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { useCarouselTexts } from '../../features/product-card/use-carousel-texts.ts'
import { plainHeading } from '../emphasised-heading.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import { ArticleCardView } from './article-card-view.tsx'
import { ArticleGrid } from './article-grid.tsx'
import style from './article-list-block.module.css'
import { inspirationTexts } from './inspiration.texts.ts'
import '#brand/art-content.css'

type ArticleList = BlockProps['ArticleList']
const SLIDE_SIZES = '(width <= 768px) 80vw, (width <= 1175px) 45vw, 410px'

function ArticleCarousel({ articles, heading }: Pick<ArticleList, 'articles' | 'heading'>): ReactNode {
  const texts = useTexts(inspirationTexts)
  const carouselTexts = useCarouselTexts()
  return (
    <div className={style.row}>
      <Carousel label={plainHeading(heading) || texts.text('inspiration.articles')} texts={carouselTexts}>
        {articles.map((article) => (
          <ArticleCardView key={article.key} article={article} heading={heading ? 'h3' : 'h2'} sizes={SLIDE_SIZES} />
        ))}
      </Carousel>
    </div>
  )
}

/** Articles; nothing when there are none. */
export function ArticleListBlock({ heading, text, layout, link, theme, articles }: ArticleList): ReactNode {
  const isInColumn = use(ColumnContext)
  if (articles.length === 0) return null
  return (
    <section className={themed.themed} data-theme={theme} data-layout={layout}>
      <SectionHead heading={heading} text={text} link={link} />
      {layout === 'carousel' && !isInColumn ? (
        <ArticleCarousel articles={articles} heading={heading} />
      ) : (
        // In a layout column there is no room for a row: stacked.
        <ArticleGrid
          articles={articles}
          layout={layout === 'feature' ? 'feature' : 'grid'}
          heading={heading ? 'h3' : 'h2'}
          isInColumn={isInColumn}
        />
      )}
    </section>
  )
}
