import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { isByInvoice, type OrderView, type OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import { Fact } from './order-facts.tsx'
import style from './order-returns.module.css'
import { OrderReturnNext } from './order-return-next.tsx'
import { moneyIn } from './use-order-texts.ts'
import { useReturnTexts } from './use-return-texts.ts'

interface ReturnProps {
  readonly order: OrderView
  readonly returned: OrderViewReturn
}

function useStatus({ order, returned }: ReturnProps): string {
  const { text, language } = useReturnTexts()
  const { state, changedAt, outcome, toPayment } = returned
  if (outcome.next === 'cancel') return text('status.cancelled')
  if (outcome.next === 'cancelPart' && state === 'received') return text('status.kept')
  const isDeducted = state === 'refunded' && toPayment > 0 && isByInvoice(order)
  return text(`status.${isDeducted ? 'deducted' : state}`, { date: formatDate(language, new Date(changedAt)) })
}

function totalKey({ order, returned: { state, outcome, toPayment } }: ReturnProps) {
  if (outcome.next === 'cancel') return 'released'
  if (state !== 'refunded') return 'willGet'
  return toPayment > 0 && isByInvoice(order) ? 'deducted' : 'hasGot'
}

function Worth({ order, returned }: ReturnProps): ReactNode {
  const { outcome } = returned
  const { text, plural } = useReturnTexts()
  const money = moneyIn(outcome.currency)
  return (
    <>
      <ul className={style.lines}>
        {outcome.lines.map(({ id, name, quantity, refund }) => (
          <li key={id} data-part="order-return-line">
            <span>
              {name} <small>{plural('pieces', quantity)}</small>
            </span>
            <span>{money(refund)}</span>
          </li>
        ))}
      </ul>
      <dl className={style.sums}>
        {outcome.delivery > 0 && (
          <div>
            <dt>{text('delivery')}</dt>
            <dd>{money(outcome.delivery)}</dd>
          </div>
        )}
        <div data-sum="total">
          <dt>{text(totalKey({ order, returned }))}</dt>
          <dd>{money(outcome.total)}</dd>
        </div>
      </dl>
    </>
  )
}

function Return({ order, returned }: ReturnProps): ReactNode {
  const { text, language } = useReturnTexts()
  const { kind, state, announcedAt, outcome, sendBackTo } = returned
  const moment = new Date(announcedAt)
  const said = { date: formatDate(language, moment), time: formatTime(language, moment) }
  return (
    <li className={style.return} data-part="order-return" data-state={state} data-next={outcome.next}>
      <header className={style.head}>
        <h3>{text(`kind.${kind}`, said)}</h3>
        <p className={style.status} data-part="order-return-status">
          {useStatus({ order, returned })}
        </p>
      </header>
      <Worth order={order} returned={returned} />
      <OrderReturnNext order={order} returned={returned} />
      {sendBackTo && <Fact name="send-back" level="h4" heading={text('sendBackTo')} lines={sendBackTo} />}
    </li>
  )
}

/** What was withdrawn or is sent back, how far that has come, and what the buyer does next. */
export function OrderReturns({ order }: { order: OrderView }): ReactNode {
  const { text } = useReturnTexts()
  if (order.returns.length === 0) return null
  return (
    <section data-part="order-returns">
      <h2>{text('heading')}</h2>
      <ul className={style.returns}>
        {order.returns.toReversed().map((returned) => (
          <Return key={returned.id} order={order} returned={returned} />
        ))}
      </ul>
    </section>
  )
}
