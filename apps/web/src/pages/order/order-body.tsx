import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import type { OrderAccount as OrderAccountModel } from '@firkant/domain/orders/order-account.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Guard } from '../../platform/guard.tsx'
import { OrderAccount } from './account/order-account.tsx'
import { boughtLabel } from './bought-label.ts'
import { MeasureWay } from './help/measure-way.tsx'
import { OrderContact } from './help/order-contact.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines-view.tsx'
import style from './order-page.module.css'
import { OrderReturns } from './order-returns.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderTexts } from './order.texts.ts'
import '#brand/art-order.css'

/** Link to the withdrawal function while it is open. */
function OrderWithdrawal({ withdrawal }: Pick<OrderView, 'withdrawal'>): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const { rule, withdrawUntil, own } = withdrawal.right
  const dayText = (day: string | undefined) =>
    day === undefined ? undefined : formatDate(language, new Date(`${day}T12:00:00Z`))
  const [day, ownDay] = [dayText(withdrawUntil), dayText(own?.until)]
  if (!withdrawal.isOpen) {
    if (withdrawal.reason === 'madeToOrder')
      return (
        <p className={style.notice} data-part="order-withdrawal" data-open="false">
          {text('withdrawMade')}
        </p>
      )
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
        <p>
          {ownDay === undefined
            ? text('returnOpen', { days: own.days })
            : text(isOwn ? 'returnUntil' : 'returnAfter', { days: own.days, day: ownDay })}
        </p>
      )}
      <p>
        <a href={withdrawal.url} className={style.quiet} data-part="button" data-variant="withdraw">
          {text(isOwn ? 'return' : 'withdraw')}
        </a>
      </p>
    </section>
  )
}

function History({ order }: { order: OrderView }): ReactNode {
  const { text, language } = useTexts(orderTexts)
  return (
    <section>
      <h2 className={style.subtitle}>{text('history')}</h2>
      <ol className={style.history}>
        {order.history.map(({ state, at }) => (
          <li key={`${state} ${at}`} className={style.moment}>
            <span>{text(state === 'paid' ? boughtLabel(order) : `state.${state}`)}</span>
            <time className={style.time} dateTime={at}>
              {formatDate(language, new Date(at))} {formatTime(language, new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface OrderBodyProps {
  readonly order: OrderView
  readonly account?: OrderAccountModel | undefined
}

/** What it cost, and what can be done. */
function Side({ order, account }: OrderBodyProps): ReactNode {
  const { text } = useTexts(orderTexts)
  const isBought = order.state !== 'cancelled' && order.history.some(({ state }) => state === 'paid')
  return (
    <aside className={style.side}>
      <section className={style.card}>
        <h2 className={style.cardTitle} data-part="order-card-title">
          {text('sums')}
        </h2>
        <Guard>
          <OrderSums order={order} />
        </Guard>
        {order.state === 'cancelled' && <p>{text('nothingToPay')}</p>}
        {isBought && (
          <a href={order.receiptUrl} data-part="text-link">
            {text('receipt')}
          </a>
        )}
      </section>
      <Guard>
        <OrderAccount account={account} />
      </Guard>
      <Guard>
        <OrderContact order={order} />
      </Guard>
      <Guard>
        <OrderWithdrawal withdrawal={order.withdrawal} />
      </Guard>
    </aside>
  )
}

/** Everything below an order's head: how far it is, what was bought, what it cost, what can be done. */
export function OrderBody({ order, account }: OrderBodyProps): ReactNode {
  const { text } = useTexts(orderTexts)
  return (
    <>
      <Guard>
        <OrderTimeline order={order} />
      </Guard>
      {order.parcel && (
        <p className={style.notice}>
          {text('parcel', { carrier: order.parcel.carrier, number: order.parcel.number })}{' '}
          <a href={order.parcel.url} data-part="text-link" rel="noreferrer">
            {text('followParcel')}
          </a>
        </p>
      )}
      <div className={style.columns}>
        <div className={style.main}>
          <Guard>
            <OrderReturns order={order} />
          </Guard>
          <Guard>
            <MeasureWay order={order} />
          </Guard>
          <section>
            <h2 className={style.subtitle}>{text('lines')}</h2>
            <Guard>
              <OrderLines order={order} />
            </Guard>
          </section>
          <section>
            <h2 className={style.subtitle}>{text('facts')}</h2>
            <Guard>
              <OrderFacts order={order} />
            </Guard>
          </section>
          <Guard>
            <History order={order} />
          </Guard>
        </div>
        <Side order={order} account={account} />
      </div>
    </>
  )
}
