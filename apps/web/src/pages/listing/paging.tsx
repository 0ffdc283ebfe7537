import type { CSSProperties, ReactNode } from 'react'
import { withPage } from '@firkant/domain/catalog/listing-query.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../platform/shop-context.ts'
import { InPlaceLink } from './in-place-link.tsx'
import { lastPageOf, useListing } from './listing-context.ts'
import { LISTING_ID } from './listing-ids.ts'
import { PageNumbersList } from './page-numbers-list.tsx'
import style from './paging.module.css'

/** Plain links: a robot and a visitor without scripts turn the pages, too. */
export function Paging(): ReactNode {
  const { texts } = useShop()
  const { model, query, addressOf } = useListing()
  const { page, pageSize, total, products } = model
  const last = lastPageOf(model)
  if (last === 1 || products.length === 0) return null
  const seen = (page - 1) * pageSize + products.length
  const share = { '--seen': `${(100 * seen) / total}%` } as CSSProperties
  const link = (number: number) => ({ href: addressOf(withPage(query, number)), scrollTo: LISTING_ID })
  const amounts = { seen: formatNumber(texts.language, seen), total: formatNumber(texts.language, total) }
  return (
    <nav className={style.paging} data-part="paging" aria-label={texts.text('listing.pages')}>
      <p className={style.seen} data-part="paging-seen">
        {texts.text('listing.seen', amounts)}
      </p>
      <div className={style.bar} data-part="paging-bar" style={share} aria-hidden="true" />
      {page < last && (
        <InPlaceLink part="paging-next" className={style.next} {...link(page + 1)} rel="next">
          {texts.plural('listing.showNext', Math.min(pageSize, total - seen))}
        </InPlaceLink>
      )}
      <PageNumbersList
        page={page}
        last={last}
        renderLink={({ number, ...rest }) => <InPlaceLink {...rest} {...link(number)} />}
      />
    </nav>
  )
}
