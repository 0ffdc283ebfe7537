import { windowText, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import { isMovable, movableDays, rateOfOrder, type OrderedDelivery } from '@firkant/domain/delivery/move-day.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { StoredDocument } from '../order-document.ts'
import type { StoredOrder } from '../order-store.ts'

type DatedOrder = Pick<StoredOrder, 'order' | 'shown' | 'state'>

/** Bought, and not yet on a lorry. */
const MOVING: readonly OrderState[] = ['paid', 'packed']

export const isAwaited = ({ state }: Pick<StoredOrder, 'state'>): boolean => MOVING.includes(state)

export const movesOf = ({ promised }: Pick<StoredDocument['shown'], 'promised'>): number =>
  promised?.reasons.filter(({ kind }) => kind === 'moved').length ?? 0

/** Whether its buyer may still choose another day. */
export const mayMove = ({ order, shown, state }: DatedOrder, now: Date): boolean =>
  shown.promised !== undefined && isAwaited({ state }) && isMovable(shown.promised.day, order.market, now)

export interface OfferedDays {
  readonly days: readonly Day[]
  readonly windows: readonly string[]
}

export function orderedDelivery({ order, shown }: DatedOrder): OrderedDelivery | undefined {
  const { promised } = shown
  return promised && { promised, tier: order.shipping.tier, placedAt: order.placedAt }
}

export function offeredDays(stored: DatedOrder, delivery: MarketDelivery, now: Date): OfferedDays {
  const ordered = orderedDelivery(stored)
  if (!ordered || !mayMove(stored, now)) return { days: [], windows: [] }
  const windows = rateOfOrder(ordered, delivery)?.windows ?? []
  return { days: movableDays(ordered, delivery, now), windows: windows.map(windowText) }
}
