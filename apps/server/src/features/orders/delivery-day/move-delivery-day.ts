import { eq, sql } from 'drizzle-orm'
import { estimatedDeliveryText, partsText } from '@firkant/domain/cart/shipping/delivery-text.ts'
import { readWindow, windowText, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { rateOfOrder } from '@firkant/domain/delivery/move-day.ts'
import { isServed } from '@firkant/domain/delivery/promise-delivery.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/messages/message-transaction.ts'
import {
  freePlaces,
  isShortOfPlaces,
  promisedParts,
  takePlaces,
  type TakenPart,
} from '../../delivery/delivery-places.ts'
import { readDeliveryPlans } from '../../delivery/load-delivery.ts'
import { queueOrderMail } from '../mails/order-mail.ts'
import type { OrderShop } from '../move-order.ts'
import { lockOrder, type StoredOrder } from '../order-store.ts'
import { orders } from '../order-tables.ts'
import { namesOfLines, offeredDays, orderedDelivery } from './offered-days.ts'

export interface DayChoice {
  /** Which of its deliveries, from 0. */
  readonly part: number
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
  const { part } = choice
  const ordered = orderedDelivery(stored, part)
  const rate = ordered && rateOfOrder(ordered, delivery)
  if (!rate || stored.state === 'delivered' || stored.state === 'cancelled') return false
  if (by === 'shop') return choice.day >= marketTime(delivery.market, now).day && isServed(delivery, rate, choice.day)
  const { days, windows } = offeredDays(stored, { delivery, part, now })
  return days.includes(choice.day) && (choice.window === '' || windows.includes(choice.window))
}

/** The order as it is shown with another promise for one of its deliveries. */
function movedTo({ order, shown }: StoredOrder, { part, promised }: TakenPart): StoredOrder['shown'] {
  const { language } = MARKETS[order.market]
  if (!shown.parts) {
    const { day, window } = promised
    return { ...shown, arrivesOn: day, estimatedDelivery: estimatedDeliveryText(language, day, window), promised }
  }
  const parts = shown.parts.map((each, at) => (at === part ? { ...each, promised } : each))
  const last = parts.reduce((latest, each) => (each.promised.day > latest.promised.day ? each : latest)).promised
  const named = parts.map((each) => ({ promised: each.promised, names: namesOfLines(order, each.lineIds) }))
  return { ...shown, arrivesOn: last.day, estimatedDelivery: partsText(language, named), promised: last, parts }
}

async function save(
  tx: Queries,
  stored: StoredOrder,
  { moved: part, delivery, move }: { moved: TakenPart; delivery: MarketDelivery; move: DayMove },
): Promise<StoredOrder> {
  const { id } = stored
  const moved = movedTo(stored, part)
  await freePlaces(tx, { orderId: id, part: part.part })
  await takePlaces(tx, { orderId: id, parts: [part], delivery })
  const document = sql`jsonb_set(${orders.document}, '{shown}', ${JSON.stringify(moved)}::jsonb)`
  await tx.update(orders).set({ document, changedAt: move.now }).where(eq(orders.id, id))
  const after = { ...stored, shown: moved }
  const what = move.by === 'buyer' ? 'dayMoved' : 'daySlipped'
  await queueOrderMail(tx, { stored: after, what, now: move.now, ...move.shop })
  return after
}

/** Another day or window for an order, or one of its deliveries, with its place; its buyer gets a mail. */
export async function moveDeliveryDay({ pool }: Pick<Database, 'pool'>, move: DayMove): Promise<MovedDay> {
  const { choice, by } = move
  try {
    return await inTransaction(pool, async (transaction): Promise<MovedDay> => {
      const stored = await lockOrder(transaction, move.orderId)
      const before = stored && promisedParts(stored.shown)[choice.part]?.promised
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
      return {
        type: 'moved',
        stored: await save(tx, stored, { moved: { part: choice.part, promised }, delivery, move }),
      }
    })
  } catch (error) {
    if (isShortOfPlaces(error)) return { type: 'full' }
    throw error
  }
}
