import type { ReactNode } from 'react'
import type { ArticleCard } from '@firkant/domain/content/article-card.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ArticleFacts } from './article-facts.tsx'
import facts from './article-facts.module.css'
import style from './article-card-view.module.css'
import tile from '../tile.module.css'

interface ArticleCardViewProps {
  readonly article: ArticleCard
  readonly heading: 'h2' | 'h3'
  readonly sizes: string
  /** The first picture of a page is fetched at once. */
  readonly priority?: boolean | undefined
}

/** The whole card leads to the article; the link in it is called by the title alone. */
export function ArticleCardView({ article, heading: Title, sizes, priority }: ArticleCardViewProps): ReactNode {
  const { title, url, image, excerpt, categoryName } = article
  return (
    <article className={style.card} data-part="article-card">
      <div className={`${tile.picture} ${style.picture}`} data-part="article-picture">
        {image && <Image image={image} sizes={sizes} ratio="3:2" priority={priority} decorative />}
      </div>
      <div className={style.words} data-part="article-words">
        {categoryName && (
          <p className={style.category} data-part="article-category">
            {categoryName}
          </p>
        )}
        <Title data-part="article-title">
          <a href={url} data-part="article-link">
            {title}
          </a>
        </Title>
        {excerpt && (
          <p className={style.excerpt} data-part="article-excerpt">
            {excerpt}
          </p>
        )}
        <p className={facts.facts} data-part="article-facts">
          <ArticleFacts publishedOn={article.publishedOn} readingMinutes={article.readingMinutes} />
        </p>
      </div>
    </article>
  )
}
