import { eq, sql } from 'drizzle-orm'
import type { NeededItem } from '@firkant/domain/cart/cart-line.ts'
import { isTakenNow } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { nextState, type OrderEffect, type OrderEvent, type OrderState } from '@firkant/domain/orders/order-states.ts'
import type { Queries } from '../../platform/database/database.ts'
import { writeLater } from '../../platform/database/messages/write-later.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { closeCart, reopenCart } from '../cart/cart-status.ts'
import { freePlaces } from '../delivery/delivery-places.ts'
import { fillGiftCards } from '../promotions/gift-card-store.ts'
import { deleteUses } from '../promotions/promotion-use-store.ts'
import { deleteSales, insertSales } from '../stock/sales-log.ts'
import { queueAfterDelivery } from './afterwards/after-delivery.ts'
import { queueAfterSending } from './afterwards/after-sending.ts'
import { recordGiftCards } from './books/record-movements.ts'
import type { Terms } from './mails/order-mail-terms.ts'
import { queueOrderMail, type OrderMailKind } from './mails/order-mail.ts'
import { enqueueSettlement, isRefundDue } from './order-money.ts'
import type { StoredOrder } from './order-store.ts'
import { orderHistory, orders, type OrderActor } from './order-tables.ts'
import { releaseStock, takeOutStock } from './stock-of-order.ts'

/** The log feeds sales speed and "bought together". */
async function logSales(tx: Queries, { order, brand }: StoredOrder, soldAt: Date): Promise<void> {
  const rows = order.lines.flatMap(({ id, kind, items }) =>
    kind === 'goods'
      ? items.map(({ sku, quantity }) => ({
          sku,
          brand,
          market: order.market,
          quantity,
          soldAt,
          reference: `${order.number}:${id}:${sku}`,
          orderKey: order.number,
        }))
      : [],
  )
  await insertSales(tx, rows)
}

/** Saved as the customer's address if they have none, so that the next checkout is filled in. */
async function saveCustomerAddress(tx: Queries, { customerId, order }: StoredOrder): Promise<void> {
  if (customerId === null) return
  await writeLater(
    tx,
    sql`update customers set address = ${JSON.stringify(order.billingAddress)}::jsonb
      where id = ${customerId}::uuid and address is null`,
  )
}

/** The brand whose orders these are, and the base address of their links. */
export interface OrderShop extends Pick<ShopContext, 'brand' | 'publicUrl'> {
  /** Of the order's language, if they were read before its transaction: within it they take a round trip. Null: none. */
  readonly terms?: Terms | null
}

export interface OrderMoving {
  readonly event: OrderEvent
  readonly actor: OrderActor
  readonly now: Date
  readonly shop: OrderShop
  /** With `sellOut`: the SKUs that others have bought. */
  readonly soldOut?: readonly string[]
}

export interface OrderStepTaken extends OrderMoving {
  readonly to: OrderState
  readonly effects: readonly OrderEffect[]
  readonly paidBy?: string | undefined
}

/** State → mail sent on reaching it. Returns queue their own mails, because only they know the amount. */
const MAILS: Readonly<Partial<Record<OrderState, OrderMailKind>>> = {
  awaitingConfirmation: 'confirm',
  paid: 'confirmation',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
}

type Effect = (tx: Queries, stored: StoredOrder, step: OrderStepTaken) => Promise<void>

const EFFECTS: Readonly<Record<OrderEffect, Effect>> = {
  async closeCart(tx, stored, { now }) {
    await closeCart(
      tx,
      stored.cartId,
      stored.order.lines.map(({ id }) => id),
    )
    await logSales(tx, stored, now)
    await saveCustomerAddress(tx, stored)
  },
  reopenCart: (tx, { cartId }) => reopenCart(tx, cartId),
  async releaseStock(tx, stored) {
    await releaseStock(tx, stored.id)
    await freePlaces(tx, { orderId: stored.id })
    await deleteSales(tx, stored.order.number)
  },
  takeOutStock: (tx, { id }) => takeOutStock(tx, id),
  async giveBackGiftCards(tx, stored, { now }) {
    const { brand, order, returns } = stored
    const given = returns.filter(isRefundDue).flatMap(({ receipt }) => receipt.refund.parts.giftCards)
    const left = order.giftCards.map(({ code, minor }) => ({
      code,
      minor: given.reduce((rest, card) => (card.code === code ? rest - card.minor : rest), minor),
    }))
    await fillGiftCards(tx, { brand, market: order.market }, left)
    await recordGiftCards(tx, stored, { type: 'refunded', reference: 'cancelled', cards: left, at: now })
    await deleteUses(tx, brand, order.number)
  },
  async mail(tx, stored, { event, shop, now, soldOut }) {
    const what = event === 'sellOut' ? 'soldOut' : MAILS[stored.state]
    if (what) await queueOrderMail(tx, { stored, what, now, soldOut, ...shop })
  },
}

/** Saves a step and runs its effects. The order must be locked. */
export async function takeStep(tx: Queries, before: StoredOrder, step: OrderStepTaken): Promise<StoredOrder> {
  const { event, to, actor, now } = step
  const paidBy = step.paidBy ?? before.paidBy
  const { id } = before
  await writeLater(tx, tx.update(orders).set({ state: to, paidBy, changedAt: now }).where(eq(orders.id, id)))
  const row = { orderId: id, event, fromState: before.state, toState: to, actor, at: now }
  await writeLater(tx, tx.insert(orderHistory).values(row))
  const stored: StoredOrder = { ...before, state: to, paidBy, history: [...before.history, row] }
  if (to === 'shipped' || to === 'delivered') await queueAfterSending(tx, stored, now)
  if (to === 'delivered') await queueAfterDelivery(tx, { brand: before.brand, orderId: id, deliveredAt: now })
  for (const effect of step.effects) await EFFECTS[effect](tx, stored, step)
  if (to === 'paid' && isTakenNow(stored.order.shipping.methodKey))
    return (await moveOrder(tx, stored, { ...step, event: 'handOut', actor: 'staff' })).stored
  await enqueueSettlement(tx, stored)
  return stored
}

export interface MovedOrder {
  readonly type: 'moved' | 'repeated' | 'refused'
  readonly stored: StoredOrder
  /** Returned items that are back in stock. */
  readonly restocked?: readonly NeededItem[] | undefined
}

/** One step by the table of states. `repeated`: already in that state; `refused`: not allowed from this state. */
export async function moveOrder(tx: Queries, stored: StoredOrder, moving: OrderMoving): Promise<MovedOrder> {
  const move = nextState(stored.state, moving.event)
  if (move.type !== 'moved') return { type: move.type, stored }
  const { state: to, effects } = move
  return { type: 'moved', stored: await takeStep(tx, stored, { ...moving, to, effects }) }
}
