import type { ReactNode } from 'react'
import type { InspirationCategoryModel } from '@firkant/domain/page/page-models.ts'
import { useInspirationTexts } from '../../blocks/article-list/use-inspiration-texts.ts'
import { PageNumbersList } from '../listing/page-numbers-list.tsx'
import style from '../listing/paging.module.css'

/** Plain links between the pages of an inspiration category. */
export function ArticlePaging({ model }: { model: InspirationCategoryModel }): ReactNode {
  const inspiration = useInspirationTexts()
  const { page, pageSize, total, categoryUrl } = model
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  return (
    <nav className={style.paging} data-part="paging" aria-label={inspiration.text('inspiration.pages')}>
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
