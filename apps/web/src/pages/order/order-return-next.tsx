import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { isByInvoice, type OrderView, type OrderViewReturn } from '@firkant/domain/orders/order-view.ts'
import { useFrame } from '../../platform/use-frame.ts'
import style from './order-returns.module.css'
import { moneyIn } from './use-order-texts.ts'
import { useReturnTexts } from './use-return-texts.ts'

interface NextProps {
  readonly order: OrderView
  readonly returned: OrderViewReturn
}

/** What is to be done, and by whom. */
function useDeeds({ order, returned }: NextProps): readonly string[] {
  const { text, language } = useReturnTexts()
  const { footer } = useFrame()
  const { state, outcome } = returned
  const { fate, toPayment } = outcome.money
  const dayText = (day: string) => formatDate(language, new Date(`${day}T12:00:00Z`))
  const moneyBy = text('moneyBy', { day: dayText(outcome.refundBy) })
  if (outcome.next === 'cancel') return [text('nothingSent')]
  if (state === 'refunded') return toPayment > 0 && fate === 'paidBack' ? [text('bankDecides')] : []
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

/** By which means the money comes back. */
function useWays({ order, returned }: NextProps): readonly string[] {
  const { text } = useReturnTexts()
  const { outcome } = returned
  const { toPayment, toGiftCards } = outcome.money
  const money = moneyIn(order.currency)
  const means = isByInvoice(order) ? 'invoice' : 'card'
  const way = outcome.next === 'cancel' ? 'released' : 'way'
  return [
    ...(toPayment > 0 ? [text(`${way}.${means}`, { amount: money(toPayment) })] : []),
    ...(toGiftCards > 0 ? [text('way.giftCards', { amount: money(toGiftCards) })] : []),
  ]
}

export function OrderReturnNext(props: NextProps): ReactNode {
  const lines = [...useWays(props), ...useDeeds(props)]
  return (
    <div className={style.next} data-part="order-return-next">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
