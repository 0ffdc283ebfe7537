import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import style from './paging.module.css'
import '../listing-space.css'

/** Up to this many pages have a link each; of more, the first, the last and those around the current one. */
const MAX_NUMBERS = 7

/** Linked page numbers; `undefined` stands for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | undefined)[] {
  if (last <= MAX_NUMBERS) return Array.from({ length: last }, (_, index) => index + 1)
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set([1, ...near, last])].toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    // A gap of one would be no shorter than the number.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}

/** Attributes of a page link, besides its address. */
export interface PageLink {
  readonly number: number
  readonly part: 'page-step' | 'page-number'
  readonly className: string | undefined
  readonly rel?: 'prev' | 'next'
  readonly 'aria-label': string
  readonly 'aria-current'?: 'page' | undefined
  readonly children: ReactNode
}

interface PageNumbersListProps {
  readonly page: number
  readonly last: number
  readonly renderLink: (link: PageLink) => ReactNode
}

/** Previous, page numbers, next. */
export function PageNumbersList({ page, last, renderLink }: PageNumbersListProps): ReactNode {
  const { texts } = useShop()
  const step = (number: number, rel: 'prev' | 'next') => (
    <li className={style.item}>
      {renderLink({
        number,
        part: 'page-step',
        className: style.number,
        rel,
        'aria-label': texts.text(rel === 'prev' ? 'listing.previous' : 'listing.next'),
        children: <Icon name={rel === 'prev' ? 'left' : 'right'} className={style.arrow} />,
      })}
    </li>
  )
  return (
    <ol className={style.numbers}>
      {page > 1 && step(page - 1, 'prev')}
      {pageNumbers(page, last).map((number, index, numbers) =>
        number === undefined ? (
          <li key={`after ${numbers[index - 1]}`} className={style.item} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number} className={style.item}>
            {renderLink({
              number,
              part: 'page-number',
              className: style.number,
              'aria-label': texts.text('listing.page', { page: number }),
              'aria-current': number === page ? 'page' : undefined,
              children: number,
            })}
          </li>
        ),
      )}
      {page < last && step(page + 1, 'next')}
    </ol>
  )
}
