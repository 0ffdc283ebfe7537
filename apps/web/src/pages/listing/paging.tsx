import type { CSSProperties, ReactNode } from 'react'
import { withPage } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../start/shop-context.ts'
import { InPlaceLink } from './in-place-link.tsx'
import { lastPageOf, useListing } from './listing-context.ts'
import { LISTING_ID } from './listing-ids.ts'
import { pageNumbers } from './page-numbers.ts'
import style from './paging.module.css'

function PageNumbers({ last }: { last: number }): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const { page } = model
  const link = (number: number) => ({ href: addressOf(withPage(query, number)), scrollTo: LISTING_ID })
  return (
    <ol data-part="page-numbers">
      {page > 1 && (
        <li>
          <InPlaceLink part="page-step" {...link(page - 1)} rel="prev" aria-label={texts.text('listing.previous')}>
            <Icon name="left" />
          </InPlaceLink>
        </li>
      )}
      {pageNumbers(page, last).map((number, index, numbers) =>
        number === undefined ? (
          <li key={`after ${numbers[index - 1]}`} data-part="page-gap" aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <InPlaceLink
              part="page-number"
              {...link(number)}
              aria-label={texts.text('listing.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </InPlaceLink>
          </li>
        ),
      )}
      {page < last && (
        <li>
          <InPlaceLink part="page-step" {...link(page + 1)} rel="next" aria-label={texts.text('listing.next')}>
            <Icon name="right" />
          </InPlaceLink>
        </li>
      )}
    </ol>
  )
}

/** Plain links: a robot and a visitor without scripts turn the pages, too. */
export function Paging(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const { page, pageSize, total, products } = model
  const last = lastPageOf(model)
  if (last === 1 || products.length === 0) return null
  const seen = (page - 1) * pageSize + products.length
  const share = { '--seen': `${(100 * seen) / total}%` } as CSSProperties
  const amounts = { seen: formatNumber(texts.language, seen), total: formatNumber(texts.language, total) }
  return (
    <nav className={style.paging} data-part="paging" aria-label={texts.text('listing.pages')}>
      <p data-part="paging-seen">{texts.text('listing.seen', amounts)}</p>
      <div className={style.bar} data-part="paging-bar" style={share} aria-hidden="true" />
      {page < last && (
        <InPlaceLink
          part="paging-next"
          className={style.next}
          href={addressOf(withPage(query, page + 1))}
          rel="next"
          scrollTo={LISTING_ID}
        >
          {texts.plural('listing.showNext', Math.min(pageSize, total - seen))}
        </InPlaceLink>
      )}
      <PageNumbers last={last} />
    </nav>
  )
}
