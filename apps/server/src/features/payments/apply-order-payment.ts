import { isBuyerUnknown, type WalletBuyer } from '@firkant/domain/checkout/express/express.ts'
import type { OrderEffect, OrderEvent, OrderState } from '@firkant/domain/orders/order-states.ts'
import { isCaptured } from '@firkant/domain/orders/payment-standing.ts'
import { applyPaymentEvent } from '@firkant/domain/payments/apply-payment-event.ts'
import { paymentMovements } from '@firkant/domain/payments/money-movements.ts'
import { isHeld, isOpen, type Payment, type PaymentEvent } from '@firkant/domain/payments/payment-states.ts'
import { refundKey } from '@firkant/domain/payments/refund-keys.ts'
import type { Queries } from '../../platform/database/database.ts'
import { collectReservations } from '../employee/reservations/end-reservation.ts'
import { recordMovements } from '../orders/books/record-movements.ts'
import { identifyBuyer } from '../orders/identify-buyer.ts'
import { queueOrderMail } from '../orders/mails/order-mail.ts'
import { moveOrder, takeStep, type OrderShop } from '../orders/move-order.ts'
import { enqueueSettlement, moneyOf } from '../orders/order-money.ts'
import type { PaymentRow, StoredOrder } from '../orders/order-store.ts'
import { updatePayment } from '../orders/payment-store.ts'
import { reservePaidOrder } from '../orders/reserve-paid-order.ts'
import { saveRefunded } from '../orders/returned/return-store.ts'
import { lockOpenOfCart } from '../stores/reservation-store.ts'

export interface PaymentNotification {
  readonly paymentId: string
  /** What the provider said when it created the payment. */
  readonly started?: Pick<PaymentRow, 'reference' | 'redirectUrl' | 'nextPollAt'>
  readonly events: readonly PaymentEvent[]
  /** Who paid, as the wallet says: of an order that does not know yet. */
  readonly buyer?: WalletBuyer | undefined
  readonly now: Date
  readonly shop: OrderShop
  /** The order is being placed, and its stock is reserved with it. */
  readonly isPlacing?: boolean
}

/** The only order states that a payment event can lead to. */
const EVENTS: Readonly<Partial<Record<OrderState, OrderEvent>>> = {
  paying: 'startPayment',
  paid: 'pay',
  cancelled: 'failPayment',
}

interface AppliedOrderPayment {
  readonly payment: Payment
  readonly event: PaymentEvent
  /** The payment that pays for the order, after the event. */
  readonly paidBy: string | undefined
  readonly now: Date
  readonly shop: OrderShop
}

async function savePayment(tx: Queries, stored: StoredOrder, applied: AppliedOrderPayment): Promise<StoredOrder> {
  const { payment, event, paidBy, now, shop } = applied
  const { id, state, refunds } = payment
  const row = stored.payments.find((each) => each.id === id)
  const capturedAt = row?.capturedAt ?? (isCaptured(state) ? now : null)
  if (row)
    await recordMovements(tx, stored, {
      provider: row.provider,
      source: id,
      movements: paymentMovements(row, payment, event),
      isForOrder: paidBy === id,
      at: now,
    })
  const changed = { state, refunds, changedAt: now, capturedAt, ...(!isOpen(state) && { nextPollAt: null }) }
  await updatePayment(tx, id, changed)
  const reported = new Set(refunds.map(({ reference, key }) => key ?? reference))
  const isPaidBack = (each: StoredOrder['returns'][number]) =>
    each.state === 'received' && reported.has(refundKey(id, each.id))
  const paidBack = stored.returns.filter(isPaidBack).map((each) => each.id)
  if (paidBack.length > 0) await saveRefunded(tx, paidBack, now)
  const saved: StoredOrder = {
    ...stored,
    payments: stored.payments.map((each) => (each.id === id ? { ...each, ...changed } : each)),
    returns: stored.returns.map((each) =>
      paidBack.includes(each.id) ? { ...each, state: 'refunded' as const } : each,
    ),
  }
  for (const returnId of paidBack) await queueOrderMail(tx, { stored: saved, what: 'refunded', returnId, now, ...shop })
  return saved
}

async function saveStarted(
  tx: Queries,
  stored: StoredOrder,
  { paymentId, started }: Required<Pick<PaymentNotification, 'paymentId' | 'started'>>,
): Promise<StoredOrder> {
  await updatePayment(tx, paymentId, started)
  return { ...stored, payments: stored.payments.map((row) => (row.id === paymentId ? { ...row, ...started } : row)) }
}

async function saveReference(
  tx: Queries,
  stored: StoredOrder,
  { paymentId, event }: { readonly paymentId: string; readonly event: PaymentEvent },
): Promise<StoredOrder> {
  const reference = 'newReference' in event ? event.newReference : undefined
  const known = stored.payments.find(({ id }) => id === paymentId)
  if (reference === undefined || !known || known.reference === reference) return stored
  await updatePayment(tx, paymentId, { reference })
  return { ...stored, payments: stored.payments.map((row) => (row === known ? { ...row, reference } : row)) }
}

/** The order was given up before: the payment is released or refunded, and the buyer does not know. */
const isTooLate = ({ state, paidBy, payments: rows }: StoredOrder, payment: Payment) =>
  state === 'cancelled' &&
  paidBy === null &&
  isHeld(payment.state) &&
  !rows.some((row) => row.id === payment.id && isHeld(row.state))

interface Purchase extends Pick<PaymentNotification, 'now' | 'shop' | 'buyer'> {
  readonly isPlacing: boolean
  readonly paidBy: string | undefined
  readonly effects: readonly OrderEffect[]
}

async function reserve(tx: Queries, stored: StoredOrder, now: Date): Promise<readonly string[]> {
  const { cartId, order } = stored
  // Before the stock, as whoever ends one does: otherwise the two could wait for each other.
  await lockOpenOfCart(tx, cartId, now)
  const collect = (skus: readonly string[]) =>
    collectReservations(tx, { cartId, orderNumber: order.number, skus, employee: undefined, now })
  return reservePaidOrder(tx, stored, { now, collect })
}

/** The money is there. Whoever is first has the goods: otherwise the order ends, and its payment is released. */
async function takePurchase(tx: Queries, before: StoredOrder, purchase: Purchase): Promise<StoredOrder> {
  const { isPlacing, now, shop, paidBy, effects, buyer } = purchase
  const stored = isBuyerUnknown(before.order) ? await identifyBuyer(tx, before, { buyer, shop, now }) : before
  if (!stored) return (await moveOrder(tx, before, { event: 'refuseBuyer', actor: 'shop', now, shop })).stored
  const soldOut = isPlacing ? [] : await reserve(tx, stored, now)
  if (soldOut.length > 0)
    return (await moveOrder(tx, stored, { event: 'sellOut', actor: 'shop', now, shop, soldOut })).stored
  return takeStep(tx, stored, { event: 'pay', to: 'paid', effects, paidBy, actor: 'bank', now, shop })
}

/**
 * Applies a provider's events to payment and order together. Repeated events change nothing. The order must be locked.
 */
export async function applyOrderPayment(
  tx: Queries,
  before: StoredOrder,
  notification: PaymentNotification,
): Promise<StoredOrder> {
  const { paymentId, started, events, now, shop, buyer, isPlacing = false } = notification
  let stored = started ? await saveStarted(tx, before, { paymentId, started }) : before
  for (const event of events) {
    stored = await saveReference(tx, stored, { paymentId, event })
    const money = moneyOf(stored)
    const { order, effects } = applyPaymentEvent(money, paymentId, event)
    const payment = order.payments.find(({ id }) => id === paymentId)
    if (order === money || !payment) continue
    const isLate = isTooLate(stored, payment)
    stored = await savePayment(tx, stored, { payment, event, paidBy: order.paidBy, now, shop })
    if (isLate && !isBuyerUnknown(stored.order)) await queueOrderMail(tx, { stored, what: 'latePayment', now, ...shop })
    const step = order.state === money.state ? undefined : EVENTS[order.state]
    const { state: to, paidBy } = order
    if (step === 'pay') stored = await takePurchase(tx, stored, { paidBy, effects, now, shop, isPlacing, buyer })
    else if (step) stored = await takeStep(tx, stored, { event: step, to, effects, paidBy, actor: 'bank', now, shop })
    else await enqueueSettlement(tx, stored)
  }
  return stored
}
