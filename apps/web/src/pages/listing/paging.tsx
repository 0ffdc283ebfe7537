import type { ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../start/shop-context.ts'
import style from './listing-page.module.css'

/** Plain links: a robot and a visitor without scripts turn the pages, too. */
export function Paging({ url, model }: { url: string; model: ListingModel }): ReactNode {
  const { texts } = useShop()
  const { page, pageSize, total, products } = model
  const last = Math.ceil(total / pageSize)
  if (last < 2) return null
  const address = (number: number) => (number === 1 ? url : `${url}?page=${number}`)
  const from = (page - 1) * pageSize + 1
  return (
    <nav className={style.paging} data-part="paging" aria-label={texts.text('listing.pages')}>
      <p>{texts.text('listing.shown', { from, to: from + products.length - 1, total })}</p>
      <ul>
        {page > 1 && (
          <li>
            <a href={address(page - 1)} rel="prev" aria-label={texts.text('listing.previous')}>
              <Icon name="left" />
            </a>
          </li>
        )}
        {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={address(number)}
              aria-label={texts.text('listing.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < last && (
          <li>
            <a href={address(page + 1)} rel="next" aria-label={texts.text('listing.next')}>
              <Icon name="right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
