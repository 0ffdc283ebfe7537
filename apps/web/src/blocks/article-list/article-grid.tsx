import type { ReactNode } from 'react'
import type { ArticleCard } from '@firkant/domain/content/article-card.ts'
import { Guard } from '../../platform/guard.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ArticleCardView } from './article-card-view.tsx'
import style from './article-grid.module.css'

const COLUMNS = 3
/** The first one's share of the row. */
const LEAD_COLUMNS = 12 / 7

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[]
  /** `feature`: the first is told large. */
  readonly layout: 'grid' | 'feature'
  readonly heading: 'h2' | 'h3'
  readonly isInColumn?: boolean
  /** It stands at the top of its page. */
  readonly isFirst?: boolean
}

export function ArticleGrid(props: ArticleGridProps): ReactNode {
  const { articles, layout, heading, isInColumn = false, isFirst = false } = props
  const place = { width: undefined, isInColumn }
  const sizesOf = (index: number) =>
    blockSizes(place, isInColumn ? 1 : layout === 'feature' && index === 0 ? LEAD_COLUMNS : COLUMNS)
  return (
    <ul className={style.grid} data-part="articles" data-layout={layout} data-count={articles.length}>
      {articles.map((article, index) => (
        <li key={article.key}>
          <Guard>
            <ArticleCardView
              article={article}
              heading={heading}
              sizes={sizesOf(index)}
              priority={isFirst && index === 0}
            />
          </Guard>
        </li>
      ))}
    </ul>
  )
}
