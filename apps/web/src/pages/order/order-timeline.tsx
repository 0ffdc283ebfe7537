import type { ReactNode } from 'react'
import { PICKUP_PREFIX } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { formatShortDate } from '@firkant/domain/format/format-date.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { OrderView } from '@firkant/domain/orders/order-view.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './order-timeline.module.css'
import { boughtLabel, type BoughtLabel } from './bought-label.ts'
import { orderTexts } from './order.texts.ts'

type TimelineKey = `state.${OrderState | 'ready' | 'fetched'}` | BoughtLabel
interface TimelineStep {
  readonly state: OrderState
  readonly label: TimelineKey
}

const SENT: readonly TimelineStep[] = (['placed', 'paid', 'packed', 'shipped', 'delivered'] as const).map((state) => ({
  state,
  label: `state.${state}`,
}))
const FETCHED: readonly TimelineStep[] = [
  { state: 'placed', label: 'state.placed' },
  { state: 'paid', label: 'state.paid' },
  { state: 'packed', label: 'state.ready' },
  { state: 'delivered', label: 'state.fetched' },
]

function named(step: TimelineStep, order: OrderView): TimelineStep {
  if (step.state !== 'paid') return step
  return { ...step, label: order.payment?.standing === 'paid' ? 'state.paid' : boughtLabel(order) }
}

/** A card is reserved when it is used, and paid when the money is taken. */
function momentOf({ state }: TimelineStep, { history, payment }: OrderView): string | undefined {
  if (state === 'paid' && payment?.paidAt !== undefined) return payment.paidAt
  return history.findLast((entry) => entry.state === state)?.at
}

/** Money is mostly taken when the goods leave: that step then stands behind the packing. */
function inOrderOfTime(way: readonly TimelineStep[], order: OrderView): readonly TimelineStep[] {
  const [placed, paid, packed, ...others] = way
  if (!placed || !paid || !packed) return way
  const packedAt = momentOf(packed, order)
  const paidAt = order.payment?.paidAt
  const isPaidLater = paidAt !== undefined && packedAt !== undefined && packedAt <= paidAt
  return isPaidLater ? [placed, packed, paid, ...others] : way
}

/** Past steps as they happened; a cancelled or returned order ends there. */
function stepsOf(order: OrderView): readonly TimelineStep[] {
  const { history, state, shipping } = order
  const steps = shipping.methodKey.startsWith(PICKUP_PREFIX) ? FETCHED : SENT
  const way = inOrderOfTime(steps, order).map((step) => named(step, order))
  const taken = (step: TimelineStep) => history.some((entry) => entry.state === step.state)
  if (state === 'cancelled') return [...way.filter(taken), { state, label: `state.${state}` }]
  if (state === 'returned' || state === 'partlyReturned')
    return [...way.filter(taken), { state, label: `state.${state}` }]
  return way
}

/** Status of the order, with the date of each step. */
export function OrderTimeline({ order }: { order: OrderView }): ReactNode {
  const { text, language } = useTexts(orderTexts)
  const steps = stepsOf(order)
  const last = steps.findLastIndex((step) => momentOf(step, order) !== undefined)
  return (
    <ol className={style.timeline} aria-label={text('timeline')}>
      {steps.map((step, at) => {
        const moment = momentOf(step, order)
        const progress = at === last ? 'current' : at < last ? 'done' : 'ahead'
        return (
          <li
            key={step.state}
            className={style.step}
            data-part="order-step"
            data-progress={progress}
            data-state={step.state}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <span
              className={style.mark}
              data-part="order-step-mark"
              data-at={progress}
              data-state={step.state}
              aria-hidden="true"
            />
            <span className={style.label} data-at={progress}>
              {text(step.label)}
            </span>
            <span className="sr-only">, {text(progress)}</span>
            {moment !== undefined && (
              <time className={style.day} dateTime={moment}>
                {formatShortDate(language, new Date(moment))}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
