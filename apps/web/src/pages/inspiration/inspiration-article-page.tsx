import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { InspirationArticleModel } from '@firkant/domain/page/models/inspiration-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { ArticleGrid } from '../../blocks/article-list/article-grid.tsx'
import { inspirationTexts } from '../../blocks/article-list/inspiration.texts.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { ArticleFacts } from '../../blocks/article-list/article-facts.tsx'
import facts from '../../blocks/article-list/article-facts.module.css'
import { EmphasisedHeading } from '../../blocks/emphasised-heading.tsx'
import articleHeadStyle from './article-head.module.css'
import column from './inspiration-column.module.css'
import style from './inspiration-article-page.module.css'
import '#brand/art-content.css'

const flag = (is: unknown) => (is ? '' : undefined)

/** Title, author, date and picture of an article. */
function ArticleHead({ model }: { model: InspirationArticleModel }): ReactNode {
  const { heading, intro, image, category, publishedOn, readingMinutes, author } = model
  return (
    <header className={`${column.column} ${articleHeadStyle.head}`} data-part="article-head" data-picture={flag(image)}>
      <div className={articleHeadStyle.words}>
        {category && (
          <p className={articleHeadStyle.category} data-part="article-category">
            <a href={category.url} className={articleHeadStyle.shelf}>
              {category.name}
            </a>
          </p>
        )}
        <h1 className={`${column.heading} ${articleHeadStyle.heading}`}>
          <EmphasisedHeading text={heading} />
        </h1>
        {intro && (
          <p className={articleHeadStyle.lead} data-part="article-lead" data-below-category={flag(category)}>
            {intro}
          </p>
        )}
        <p
          className={`${facts.facts} ${articleHeadStyle.facts}`}
          data-part="article-facts"
          data-below-lead={flag(intro)}
        >
          <ArticleFacts publishedOn={publishedOn} readingMinutes={readingMinutes} author={author} />
        </p>
      </div>
      {image && (
        <div className={articleHeadStyle.picture} data-part="article-hero">
          <Image image={image} className={articleHeadStyle.image} sizes={storefront.layout.articleWidth} priority />
        </div>
      )}
    </header>
  )
}

function Related({ articles }: { articles: InspirationArticleModel['related'] }): ReactNode {
  const texts = useTexts(inspirationTexts)
  if (articles.length === 0) return null
  return (
    <section className={`${column.column} ${style.related}`} data-part="article-related">
      <h2 className={style.relatedHeading}>{texts.text('inspiration.related')}</h2>
      <ArticleGrid articles={articles} layout="grid" heading="h3" />
    </section>
  )
}

export function InspirationArticlePage({ page }: { page: PageWith<'InspirationArticlePage'> }): ReactNode {
  const { breadcrumbs, blocks, related } = page.model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} ground="beige" />
      <article>
        <Guard>
          <ArticleHead model={page.model} />
        </Guard>
        <div className={style.body} data-part="article-body">
          <BlockList blocks={blocks} />
        </div>
      </article>
      <Guard>
        <Related articles={related} />
      </Guard>
    </>
  )
}
