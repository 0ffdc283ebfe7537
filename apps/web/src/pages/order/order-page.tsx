import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { Guard } from '../../platform/guard.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import { OrderDay } from './arrival/order-day.tsx'
import { OrderArrival } from './arrival/order-arrival.tsx'
import { FindOrder } from './find-order.tsx'
import { OrderBody } from './order-body.tsx'
import style from './order-page.module.css'
import { orderTexts } from './order.texts.ts'

function Order({ order, account, day }: Extract<PageWith<'OrderPage'>['model'], { status: 'order' }>): ReactNode {
  const { text, language } = useTexts(orderTexts)
  return (
    <article className={style.page} data-part="order-page" data-state={order.state}>
      <header className={style.head} data-part="order-head">
        <h1 className={style.title} data-part="order-title">
          {text('orderHeading')} <span className={style.number}>{order.number}</span>
        </h1>
        <p data-part="order-head-text">{text('placedOn', { date: formatDate(language, new Date(order.placedAt)) })}</p>
        <OrderArrival order={order} />
        {day && (
          <Guard>
            <OrderDay {...day} />
          </Guard>
        )}
      </header>
      <OrderBody order={order} account={account} />
    </article>
  )
}

/** The order by its link, or the form that sends the link. */
export function OrderPage({ page }: { page: PageWith<'OrderPage'> }): ReactNode {
  const { model } = page
  return (
    <>
      <Breadcrumbs crumbs={model.breadcrumbs} ground={model.status === 'order' ? 'service' : undefined} />
      {model.status === 'order' ? <Order {...model} /> : <FindOrder {...model} />}
    </>
  )
}
