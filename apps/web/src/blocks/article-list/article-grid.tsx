import type { ReactNode } from 'react'
import type { ArticleCard } from '@firkant/domain/content/articles/article-card.ts'
import { Guard } from '../../platform/guard.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ArticleCardView } from './article-card-view.tsx'
import style from './article-grid.module.css'

const COLUMNS = 3
/** Width of the first card. */
const LEAD_COLUMNS = 12 / 7

interface ArticleGridProps {
  readonly articles: readonly ArticleCard[]
  /** `feature`: the first card is large. */
  readonly layout: 'grid' | 'feature'
  readonly heading: 'h2' | 'h3'
  readonly isInColumn?: boolean
  /** At the top of the page. */
  readonly isFirst?: boolean
  /** The page's main content. */
  readonly isMain?: boolean
}

export function ArticleGrid(props: ArticleGridProps): ReactNode {
  const { articles, layout, heading, isInColumn = false, isFirst = false, isMain = false } = props
  const count = articles.length
  const stepped = isMain && layout === 'grid' && (count === 2 || count === 3) ? '' : undefined
  const isLead = (index: number) => layout === 'feature' && index === 0
  const place = { width: undefined, isInColumn }
  const sizesOf = (index: number) => blockSizes(place, isInColumn ? 1 : isLead(index) ? LEAD_COLUMNS : COLUMNS)
  return (
    <ul className={style.grid} data-part="articles" data-layout={layout} data-count={count} data-stepped={stepped}>
      {articles.map((article, index) => (
        <li
          key={article.key}
          className={style.item}
          data-lead={isLead(index) ? '' : undefined}
          data-first-of-three={layout === 'grid' && count === 3 && index === 0 ? '' : undefined}
          data-stepped={stepped}
        >
          <Guard>
            <ArticleCardView
              article={article}
              heading={heading}
              sizes={sizesOf(index)}
              priority={isFirst && index === 0}
              isLead={isLead(index)}
              isStepped={stepped === ''}
            />
          </Guard>
        </li>
      ))}
    </ul>
  )
}
