import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import style from './order-page.module.css'
import { useOrderTexts } from './use-order-texts.ts'

/** The way to the withdrawal function, for as long as it is open. */
export function OrderWithdrawal({ withdrawal }: Pick<OrderView, 'withdrawal'>): ReactNode {
  const { text, language } = useOrderTexts()
  const { lastDay } = withdrawal
  const day = lastDay === undefined ? undefined : formatDate(language, new Date(`${lastDay}T12:00:00Z`))
  if (!withdrawal.isOpen) {
    if (withdrawal.reason !== 'tooLate' || day === undefined) return null
    return (
      <p className={style.notice} data-part="order-withdrawal" data-open="false">
        {text('withdrawTooLate', { day })}
      </p>
    )
  }
  return (
    <section className={style.card} data-part="order-withdrawal">
      <h2>{text('withdrawHeading')}</h2>
      <p>{day === undefined ? text('withdrawOpen') : text('withdrawUntil', { day })}</p>
      <p>
        <a href={withdrawal.url} data-part="button" data-variant="withdraw">
          {text('withdraw')}
        </a>
      </p>
    </section>
  )
}
