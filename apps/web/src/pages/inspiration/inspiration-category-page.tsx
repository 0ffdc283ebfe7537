import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { InspirationCategoryModel } from '@firkant/domain/page/models/inspiration-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ArticleGrid } from '../../blocks/article-list/article-grid.tsx'
import { inspirationTexts } from '../../blocks/article-list/inspiration.texts.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EmphasisedHeading } from '../../blocks/emphasised-heading.tsx'
import { Guard } from '../../platform/guard.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { PageNumbersList } from '../listing/results/page-numbers-list.tsx'
import pagingStyle from '../listing/results/paging.module.css'
import style from './inspiration-category-page.module.css'
import column from './inspiration-column.module.css'
import '#brand/art-content.css'

/** Plain page links of an inspiration category. */
function ArticlePaging({ model }: { model: InspirationCategoryModel }): ReactNode {
  const inspiration = useTexts(inspirationTexts)
  const { page, pageSize, total, categoryUrl } = model
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  return (
    <nav className={pagingStyle.paging} data-part="paging" aria-label={inspiration.text('inspiration.pages')}>
      <PageNumbersList
        page={page}
        last={last}
        renderLink={({ number, part, children, ...rest }) => (
          <a href={number === 1 ? categoryUrl : `${categoryUrl}?page=${number}`} data-part={part} {...rest}>
            {children}
          </a>
        )}
      />
    </nav>
  )
}

const COLUMNS = 3

/** The first is large when the others then fill their rows. */
function hasLead({ page, articles }: InspirationCategoryModel): boolean {
  return page === 1 && articles.length > COLUMNS && articles.length % COLUMNS === 1
}

function CategoryNavigation({ categories }: Pick<InspirationCategoryModel, 'categories'>): ReactNode {
  const texts = useTexts(inspirationTexts)
  if (categories.length < 2) return null
  return (
    <nav className={style.nav} data-part="inspiration-nav" aria-label={texts.text('inspiration.categories')}>
      <ul className={style.links}>
        {categories.map(({ name, url, isCurrent }) => (
          <li key={url}>
            <a
              href={url}
              className={style.link}
              data-part="inspiration-nav-link"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function InspirationCategoryPage({ page }: { page: PageWith<'InspirationCategoryPage'> }): ReactNode {
  const texts = useTexts(inspirationTexts)
  const { model } = page
  const { heading, breadcrumbs, intro, categories, blocks, articles } = model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} ground="beige" />
      <div className={`${column.column} ${style.head}`} data-part="inspiration-head">
        <h1 className={`${column.heading} ${style.heading}`}>
          <EmphasisedHeading text={heading} />
        </h1>
        {intro && (
          <p className={style.intro} data-part="inspiration-intro">
            {intro}
          </p>
        )}
        <Guard>
          <CategoryNavigation categories={categories} />
        </Guard>
      </div>
      <BlockList blocks={blocks} />
      <div className={`${column.column} ${style.articles}`}>
        {articles.length === 0 ? (
          <p data-part="inspiration-empty">{texts.text('inspiration.empty')}</p>
        ) : (
          <ArticleGrid
            articles={articles}
            layout={hasLead(model) ? 'feature' : 'grid'}
            heading="h2"
            isFirst={blocks.length === 0}
            isMain
          />
        )}
      </div>
      <Guard>
        <ArticlePaging model={model} />
      </Guard>
    </>
  )
}
