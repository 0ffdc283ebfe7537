import type { ReactNode } from 'react'
import type { ArticleCard } from '@firkant/domain/content/articles/article-card.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ArticleFacts } from './article-facts.tsx'
import facts from './article-facts.module.css'
import style from './article-card-view.module.css'
import tile from '../tile.module.css'

interface ArticleCardViewProps {
  readonly article: ArticleCard
  readonly heading: 'h2' | 'h3'
  readonly sizes: string
  /** Loads the picture eagerly: for the first of a page. */
  readonly priority?: boolean | undefined
  /** Large card. */
  readonly isLead?: boolean
  /** One of two or three on the page. */
  readonly isStepped?: boolean
}

/** The whole card is clickable; the link's name is the title alone. */
export function ArticleCardView(props: ArticleCardViewProps): ReactNode {
  const { article, heading: Title, sizes, priority, isLead = false, isStepped = false } = props
  const { title, url, image, excerpt, categoryName } = article
  const lead = { 'data-lead': isLead ? '' : undefined }
  const stepped = { 'data-stepped': isStepped ? '' : undefined }
  return (
    <article className={style.card} {...lead} {...stepped}>
      <div className={`${tile.picture} ${style.picture}`} data-part="article-picture" {...lead} {...stepped}>
        {image && (
          <Image
            image={image}
            className={`${tile.image} ${style.image}`}
            sizes={sizes}
            ratio="3:2"
            priority={priority}
            decorative
          />
        )}
      </div>
      <div className={style.words} {...lead}>
        {categoryName && (
          <p className={style.category} data-part="article-category" {...lead}>
            {categoryName}
          </p>
        )}
        <Title className={style.title} data-part="article-title" {...lead}>
          <a href={url} className={style.link} data-part="article-link">
            {title}
          </a>
        </Title>
        {excerpt && (
          <p className={style.excerpt} data-part="article-excerpt" {...lead}>
            {excerpt}
          </p>
        )}
        <p className={`${facts.facts} ${style.facts}`} data-part="article-facts">
          <ArticleFacts publishedOn={article.publishedOn} readingMinutes={article.readingMinutes} />
        </p>
      </div>
    </article>
  )
}
