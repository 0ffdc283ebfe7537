import type { ReactNode } from 'react'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { isByInvoice, isByWallet, type OrderView, type OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { Fact } from './order-facts.tsx'
import pageStyle from './order-page.module.css'
import style from './order-returns.module.css'
import { useFrame } from '../../platform/use-frame.ts'
import { moneyIn } from './order-money.ts'
import { returnTexts } from './return.texts.ts'
import { WithdrawnWorth } from './withdrawn-worth.tsx'

interface NextProps {
  readonly order: OrderView
  readonly returned: OrderViewReturn
}

/** Next steps of the return, and whose they are. */
function useNextSteps({ order, returned }: NextProps): readonly string[] {
  const { text, language } = useTexts(returnTexts)
  const { footer } = useFrame()
  const { state, outcome } = returned
  const { outcome: refund, toPayment } = outcome.money
  const dayText = (day: string) => formatDate(language, new Date(`${day}T12:00:00Z`))
  const moneyBy = text('moneyBy', { day: dayText(outcome.refundBy) })
  if (outcome.next === 'cancel') return [text('nothingSent')]
  if (state === 'refunded') return toPayment > 0 && refund === 'paidBack' ? [text('bankDecides')] : []
  if (outcome.next === 'cancelPart') return [moneyBy, text('kept')]
  if (state === 'received') return [moneyBy, text('onItsWay')]
  const day = dayText(outcome.sendBackBy ?? outcome.refundBy)
  return [
    moneyBy,
    text('sendBack', { day, number: order.number }),
    ...(footer ? [text('tooBig', { email: footer.company.email })] : []),
    text('mayWait'),
  ]
}

/** How the money is refunded. */
function useWays({ order, returned }: NextProps): readonly string[] {
  const { text } = useTexts(returnTexts)
  const { outcome } = returned
  const { toPayment, toGiftCards } = outcome.money
  const money = moneyIn(order.currency)
  const means = isByInvoice(order) ? 'invoice' : isByWallet(order) ? 'wallet' : 'card'
  const way = outcome.next === 'cancel' && order.payment?.methodKey !== 'swish' ? 'released' : 'way'
  return [
    ...(toPayment > 0 ? [text(`${way}.${means}`, { amount: money(toPayment) })] : []),
    ...(toGiftCards > 0 ? [text('way.giftCards', { amount: money(toGiftCards) })] : []),
  ]
}

function OrderReturnNext(props: NextProps): ReactNode {
  const lines = [...useWays(props), ...useNextSteps(props)]
  return (
    <div className={style.next}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface ReturnProps {
  readonly order: OrderView
  readonly returned: OrderViewReturn
}

function useStatus({ returned }: Pick<ReturnProps, 'returned'>): string {
  const { text, language } = useTexts(returnTexts)
  const { state, changedAt, outcome } = returned
  const { outcome: refund, toPayment } = outcome.money
  if (outcome.next === 'cancel') return text('status.cancelled')
  if (outcome.next === 'cancelPart' && state === 'received') return text('status.kept')
  const isDeducted = state === 'refunded' && toPayment > 0 && refund === 'deducted'
  return text(`status.${isDeducted ? 'deducted' : state}`, { date: formatDate(language, new Date(changedAt)) })
}

function sumKey({ state, outcome: { money } }: OrderViewReturn) {
  const { outcome } = money
  if (outcome === 'released' || outcome === 'notDue') return `sum.${outcome}` as const
  return state === 'refunded' ? (`sum.${outcome}.done` as const) : (`sum.${outcome}` as const)
}

function Return({ order, returned }: ReturnProps): ReactNode {
  const { text, language } = useTexts(returnTexts)
  const { kind, state, announcedAt, outcome, sendBackTo } = returned
  const moment = new Date(announcedAt)
  const params = { date: formatDate(language, moment), time: formatTime(language, moment) }
  return (
    <li className={style.return} data-state={state}>
      <header className={style.head}>
        <h3 className={style.title}>{text(`kind.${kind}`, params)}</h3>
        <p className={style.status}>{useStatus({ returned })}</p>
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

/** Withdrawals and returns, their status, and the buyer's next steps. */
export function OrderReturns({ order }: { order: OrderView }): ReactNode {
  const { text } = useTexts(returnTexts)
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
