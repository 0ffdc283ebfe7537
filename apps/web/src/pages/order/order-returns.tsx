import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import type { OrderView, OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import { Fact } from './order-facts.tsx'
import pageStyle from './order-page.module.css'
import style from './order-returns.module.css'
import { OrderReturnNext } from './order-return-next.tsx'
import { useReturnTexts } from './use-return-texts.ts'
import { WithdrawnWorth } from './withdrawn-worth.tsx'

interface ReturnProps {
  readonly order: OrderView
  readonly returned: OrderViewReturn
}

function useStatus({ returned }: Pick<ReturnProps, 'returned'>): string {
  const { text, language } = useReturnTexts()
  const { state, changedAt, outcome } = returned
  const { fate, toPayment } = outcome.money
  if (outcome.next === 'cancel') return text('status.cancelled')
  if (outcome.next === 'cancelPart' && state === 'received') return text('status.kept')
  const isDeducted = state === 'refunded' && toPayment > 0 && fate === 'deducted'
  return text(`status.${isDeducted ? 'deducted' : state}`, { date: formatDate(language, new Date(changedAt)) })
}

function sumKey({ state, outcome: { money } }: OrderViewReturn) {
  const { fate } = money
  if (fate === 'released' || fate === 'notDue') return `sum.${fate}` as const
  return state === 'refunded' ? (`sum.${fate}.done` as const) : (`sum.${fate}` as const)
}

function Return({ order, returned }: ReturnProps): ReactNode {
  const { text, language } = useReturnTexts()
  const { kind, state, announcedAt, outcome, sendBackTo } = returned
  const moment = new Date(announcedAt)
  const said = { date: formatDate(language, moment), time: formatTime(language, moment) }
  return (
    <li className={style.return} data-part="order-return" data-state={state} data-next={outcome.next}>
      <header className={style.head}>
        <h3 className={style.title}>{text(`kind.${kind}`, said)}</h3>
        <p className={style.status} data-part="order-return-status">
          {useStatus({ returned })}
        </p>
      </header>
      <WithdrawnWorth
        outcome={outcome}
        labels={{ payment: text(sumKey(returned)), giftCards: text('sum.giftCards') }}
      />
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
      <h2 className={pageStyle.subtitle}>{text('heading')}</h2>
      <ul className={style.returns}>
        {order.returns.toReversed().map((returned) => (
          <Return key={returned.id} order={order} returned={returned} />
        ))}
      </ul>
    </section>
  )
}
