import type { ReactNode } from 'react'
import type { InspirationCategoryModel } from '@firkant/domain/page/page-models.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useInspirationTexts } from '../../blocks/article-list/use-inspiration-texts.ts'
import { useShop } from '../../start/shop-context.ts'
import { pageNumbers } from '../listing/page-numbers.ts'
import style from '../listing/paging.module.css'
import '#brand/page-listing.css'

/** Plain links between the pages of an inspiration category. */
export function ArticlePaging({ model }: { model: InspirationCategoryModel }): ReactNode {
  const { texts } = useShop()
  const inspiration = useInspirationTexts()
  const { page, pageSize, total, categoryUrl } = model
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const addressOf = (number: number) => (number === 1 ? categoryUrl : `${categoryUrl}?page=${number}`)
  return (
    <nav className={style.paging} data-part="paging" aria-label={inspiration.text('inspiration.pages')}>
      <ol data-part="page-numbers">
        {page > 1 && (
          <li>
            <a href={addressOf(page - 1)} rel="prev" data-part="page-step" aria-label={texts.text('listing.previous')}>
              <Icon name="left" />
            </a>
          </li>
        )}
        {pageNumbers(page, last).map((number, index, numbers) =>
          number === undefined ? (
            <li key={`after ${numbers[index - 1]}`} data-part="page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={addressOf(number)}
                data-part="page-number"
                aria-label={texts.text('listing.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <a href={addressOf(page + 1)} rel="next" data-part="page-step" aria-label={texts.text('listing.next')}>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}
