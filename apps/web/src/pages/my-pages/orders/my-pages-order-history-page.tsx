import type { ReactNode } from 'react'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { MyPagesOrderHistoryModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { Guard } from '../../../platform/guard.tsx'
import { PageNumbersList } from '../../listing/results/page-numbers-list.tsx'
import pagingStyle from '../../listing/results/paging.module.css'
import style from './my-pages-order-history-page.module.css'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRow } from './order-row.tsx'
import rowStyle from './order-row.module.css'
import { myPagesTexts } from '../my-pages.texts.ts'

const MAX_SEARCH_LENGTH = 100
function Search({ q, pageUrl }: Pick<MyPagesOrderHistoryModel, 'q' | 'pageUrl'>): ReactNode {
  const { text } = useTexts(myPagesTexts)
  return (
    <form method="get" action={pageUrl} role="search" className={style.search}>
      <TextField
        name={MY_PAGES_PARAMS.search}
        type="search"
        label={text('search')}
        hint={text('searchHint')}
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
      />
      <button type="submit" data-part="button" className={style.searchButton}>
        {text('searchButton')}
      </button>
    </form>
  )
}

function Paging({ page, pageSize, total, q, pageUrl }: MyPagesOrderHistoryModel): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const addressOf = (number: number) => {
    const params = new URLSearchParams({
      ...(q !== '' && { [MY_PAGES_PARAMS.search]: q }),
      ...(number > 1 && { [MY_PAGES_PARAMS.page]: String(number) }),
    })
    return params.size > 0 ? `${pageUrl}?${params}` : pageUrl
  }
  return (
    <nav className={pagingStyle.paging} data-part="paging" aria-label={text('pages')}>
      <PageNumbersList
        page={page}
        last={last}
        renderLink={({ number, part, children, ...rest }) => (
          <a href={addressOf(number)} data-part={part} {...rest}>
            {children}
          </a>
        )}
      />
    </nav>
  )
}

function Nothing({ q, page, pageUrl }: MyPagesOrderHistoryModel): ReactNode {
  const { text } = useTexts(myPagesTexts)
  if (q !== '' || page > 1)
    return (
      <EmptyState
        title={page > 1 ? text('noSuchPage') : text('nothingFound', { q })}
        picture={<Icon name="search" />}
        place="panel"
        ways={
          <a href={pageUrl} data-part="button">
            {text(page > 1 ? 'firstPage' : 'searchAll')}
          </a>
        }
      >
        {page === 1 && <p>{text('nothingFoundText')}</p>}
      </EmptyState>
    )
  return <NoOrders />
}

/** All orders of the customer, a page at a time. */
export function MyPagesOrderHistoryPage({ page }: { page: PageWith<'MyPagesOrderHistoryPage'> }): ReactNode {
  const { plural, text } = useTexts(myPagesTexts)
  const { model } = page
  const { orders, total, q } = model
  const isEmpty = total === 0 && q === ''
  return (
    <MyPagesFrame model={model}>
      {!isEmpty && <Search q={q} pageUrl={model.pageUrl} />}
      <Guard>
        {orders.length === 0 ? (
          <Nothing {...model} />
        ) : (
          <div className={style.results}>
            <p className={style.count} role="status">
              {q === '' ? plural('orderCount', total) : plural('found', total, { q })}
              {q !== '' && (
                <a href={model.pageUrl} data-part="text-link" className={style.all}>
                  {text('searchAll')}
                </a>
              )}
            </p>
            <ul className={rowStyle.orders} data-part="my-orders" aria-label={text('orders')}>
              {orders.map((order) => (
                <OrderRow key={order.orderId} order={order} heading="h2" />
              ))}
            </ul>
            <Paging {...model} />
          </div>
        )}
      </Guard>
    </MyPagesFrame>
  )
}
