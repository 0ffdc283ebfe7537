import { eq, sql } from 'drizzle-orm'
import { estimatedDeliveryText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { readWindow, windowText, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { rateOfOrder } from '@firkant/domain/delivery/move-day.ts'
import { isServed } from '@firkant/domain/delivery/promise-delivery.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/messages/message-transaction.ts'
import { freePlaces, isShortOfPlaces, takePlaces } from '../../delivery/delivery-places.ts'
import { readDeliveryPlans } from '../../delivery/load-delivery.ts'
import { queueOrderMail } from '../mails/order-mail.ts'
import type { OrderShop } from '../move-order.ts'
import { lockOrder, type StoredOrder } from '../order-store.ts'
import { orders } from '../order-tables.ts'
import { offeredDays, orderedDelivery } from './offered-days.ts'

export interface DayChoice {
  readonly day: Day
  /** `8-12`; empty: the whole day. */
  readonly window: string
}

export interface DayMove {
  readonly orderId: string
  readonly choice: DayChoice
  /** The shop says what it can't keep: the lock time is the buyer's. */
  readonly by: 'buyer' | 'shop'
  readonly now: Date
  readonly shop: OrderShop
}

/** `full`: others have the last place. `locked`: too late, or no day that is offered. */
export type MovedDay =
  | { readonly type: 'moved'; readonly stored: StoredOrder }
  | { readonly type: 'full' }
  | { readonly type: 'locked' }

function isAllowed(stored: StoredOrder, delivery: MarketDelivery, { choice, by, now }: DayMove): boolean {
  const ordered = orderedDelivery(stored)
  const rate = ordered && rateOfOrder(ordered, delivery)
  if (!rate || stored.state === 'delivered' || stored.state === 'cancelled') return false
  if (by === 'shop') return choice.day >= marketTime(delivery.market, now).day && isServed(delivery, rate, choice.day)
  const { days, windows } = offeredDays(stored, delivery, now)
  return days.includes(choice.day) && (choice.window === '' || windows.includes(choice.window))
}

function movedTo({ order, shown }: StoredOrder, promised: PromisedDay): StoredOrder['shown'] {
  const { day, window } = promised
  const estimatedDelivery = estimatedDeliveryText(MARKETS[order.market].language, day, window)
  return { ...shown, arrivesOn: day, estimatedDelivery, promised }
}

async function save(
  tx: Queries,
  stored: StoredOrder,
  { promised, delivery, move }: { promised: PromisedDay; delivery: MarketDelivery; move: DayMove },
): Promise<StoredOrder> {
  const { id } = stored
  const moved = movedTo(stored, promised)
  await freePlaces(tx, { orderId: id })
  await takePlaces(tx, { orderId: id, parts: [{ part: 0, promised }], delivery })
  const document = sql`jsonb_set(${orders.document}, '{shown}', ${JSON.stringify(moved)}::jsonb)`
  await tx.update(orders).set({ document, changedAt: move.now }).where(eq(orders.id, id))
  const after = { ...stored, shown: moved }
  const what = move.by === 'buyer' ? 'dayMoved' : 'daySlipped'
  await queueOrderMail(tx, { stored: after, what, now: move.now, ...move.shop })
  return after
}

/** Another day or window for an order, with its place; its buyer gets a mail. */
export async function moveDeliveryDay({ pool }: Pick<Database, 'pool'>, move: DayMove): Promise<MovedDay> {
  const { choice, by } = move
  try {
    return await inTransaction(pool, async (transaction): Promise<MovedDay> => {
      const stored = await lockOrder(transaction, move.orderId)
      const before = stored?.shown.promised
      if (!stored || !before) return { type: 'locked' }
      const tx = transaction.db()
      const delivery = (await readDeliveryPlans(tx))[stored.order.market]
      if (!isAllowed(stored, delivery, move)) return { type: 'locked' }
      const { window: had, reasons, ...place } = before
      const isSame = choice.day === before.day && choice.window === (had ? windowText(had) : '')
      if (isSame) return { type: 'moved', stored }
      const promised: PromisedDay = {
        ...place,
        day: choice.day,
        ...(choice.window !== '' && { window: readWindow(choice.window) }),
        reasons: [...reasons, { kind: 'moved', from: before.day, by }],
      }
      return { type: 'moved', stored: await save(tx, stored, { promised, delivery, move }) }
    })
  } catch (error) {
    if (isShortOfPlaces(error)) return { type: 'full' }
    throw error
  }
}
