import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import style from './order-page.module.css'
import { useOrderTexts } from './use-order-texts.ts'

/** The way to the withdrawal function, for as long as it is open. */
export function OrderWithdrawal({ withdrawal }: Pick<OrderView, 'withdrawal'>): ReactNode {
  const { text, language } = useOrderTexts()
  const { rule, withdrawUntil, own } = withdrawal.right
  const dayText = (day: string | undefined) =>
    day === undefined ? undefined : formatDate(language, new Date(`${day}T12:00:00Z`))
  const [day, ownDay] = [dayText(withdrawUntil), dayText(own?.until)]
  if (!withdrawal.isOpen) {
    if (withdrawal.reason !== 'tooLate' || day === undefined) return null
    return (
      <p className={style.notice} data-part="order-withdrawal" data-open="false">
        {ownDay === undefined ? text('withdrawTooLate', { day }) : text('returnTooLate', { day: ownDay })}
      </p>
    )
  }
  const isOwn = rule === 'return'
  return (
    <section className={style.card} data-of="withdrawal" data-part="order-withdrawal">
      <h2 className={style.cardTitle} data-part="order-card-title">
        {text('withdrawHeading')}
      </h2>
      {!isOwn && <p>{day === undefined ? text('withdrawOpen') : text('withdrawUntil', { day })}</p>}
      {own && (
        <p data-rule="return">
          {ownDay === undefined
            ? text('returnOpen', { days: own.days })
            : text(isOwn ? 'returnUntil' : 'returnAfter', { days: own.days, day: ownDay })}
        </p>
      )}
      <p>
        <a href={withdrawal.url} className={style.withdraw} data-part="button" data-variant="withdraw">
          {text(isOwn ? 'return' : 'withdraw')}
        </a>
      </p>
    </section>
  )
}
