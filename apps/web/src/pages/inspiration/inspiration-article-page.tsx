import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { InspirationArticleModel } from '@firkant/domain/page/page-models.ts'
import { ArticleGrid } from '../../blocks/article-list/article-grid.tsx'
import { useInspirationTexts } from '../../blocks/article-list/use-inspiration-texts.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { ArticleHead } from './article-head.tsx'
import style from './inspiration-article-page.module.css'
import column from './inspiration-column.module.css'
import '#brand/art-content.css'

function Related({ articles }: { articles: InspirationArticleModel['related'] }): ReactNode {
  const texts = useInspirationTexts()
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
      <article data-part="article">
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
