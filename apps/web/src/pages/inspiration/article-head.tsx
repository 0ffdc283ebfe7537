import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { InspirationArticleModel } from '@firkant/domain/page/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ArticleFacts } from '../../blocks/article-list/article-facts.tsx'
import facts from '../../blocks/article-list/article-facts.module.css'
import { EmphasisedHeading } from '../../blocks/emphasised-heading.tsx'
import style from './article-head.module.css'
import column from './inspiration-column.module.css'

const flag = (is: unknown) => (is ? '' : undefined)

/** What an article is about, by whom and since when, and its picture. */
export function ArticleHead({ model }: { model: InspirationArticleModel }): ReactNode {
  const { heading, intro, image, category, publishedOn, readingMinutes, author } = model
  return (
    <header className={`${column.column} ${style.head}`} data-part="article-head" data-picture={flag(image)}>
      <div className={style.words} data-part="article-head-words">
        {category && (
          <p className={style.category} data-part="article-category">
            <a href={category.url} className={style.shelf}>
              {category.name}
            </a>
          </p>
        )}
        <h1 className={`${column.heading} ${style.heading}`}>
          <EmphasisedHeading text={heading} />
        </h1>
        {intro && (
          <p className={style.lead} data-part="article-lead" data-below-category={flag(category)}>
            {intro}
          </p>
        )}
        <p className={`${facts.facts} ${style.facts}`} data-part="article-facts" data-below-lead={flag(intro)}>
          <ArticleFacts publishedOn={publishedOn} readingMinutes={readingMinutes} author={author} />
        </p>
      </div>
      {image && (
        <div className={style.picture} data-part="article-hero">
          <Image image={image} className={style.image} sizes={storefront.layout.articleWidth} priority />
        </div>
      )}
    </header>
  )
}
