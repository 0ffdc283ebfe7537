import { windowText, type MarketDelivery } from '@firkant/domain/delivery/delivery-plan.ts'
import type { PromisedDay } from '@firkant/domain/delivery/delivery-promise.ts'
import { isMovable, movableDays, rateOfOrder, type OrderedDelivery } from '@firkant/domain/delivery/move-day.ts'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { promisedParts } from '../../delivery/delivery-places.ts'
import type { StoredDocument } from '../order-document.ts'
import type { StoredOrder } from '../order-store.ts'

type DatedOrder = Pick<StoredOrder, 'order' | 'shown' | 'state'>

/** Bought, and not yet on a lorry. */
const MOVING: readonly OrderState[] = ['paid', 'packed']

export const isAwaited = ({ state }: Pick<StoredOrder, 'state'>): boolean => MOVING.includes(state)

type Shown = Pick<StoredDocument['shown'], 'promised' | 'parts'>

/** How often any of its deliveries was moved. */
export const movesOf = (shown: Shown): number =>
  promisedParts(shown).flatMap(({ promised }) => promised.reasons.filter(({ kind }) => kind === 'moved')).length

const isPartMovable = ({ order, state }: DatedOrder, { day }: PromisedDay, now: Date): boolean =>
  isAwaited({ state }) && isMovable(day, order.market, now)

/** Whether its buyer may still choose another day, for one of its deliveries at least. */
export const mayMove = (stored: DatedOrder, now: Date): boolean =>
  promisedParts(stored.shown).some(({ promised }) => isPartMovable(stored, promised, now))

export interface OfferedDays {
  readonly days: readonly Day[]
  readonly windows: readonly string[]
}

/** All of an order, or one of its deliveries, from 0. */
export function orderedDelivery({ order, shown }: DatedOrder, part: number): OrderedDelivery | undefined {
  const promised = promisedParts(shown)[part]?.promised
  return promised && { promised, tier: shown.parts?.[part]?.tier ?? order.shipping.tier, placedAt: order.placedAt }
}

export interface OfferedFor {
  readonly delivery: MarketDelivery
  readonly part: number
  readonly now: Date
}

export function offeredDays(stored: DatedOrder, { delivery, part, now }: OfferedFor): OfferedDays {
  const ordered = orderedDelivery(stored, part)
  if (!ordered || !isPartMovable(stored, ordered.promised, now)) return { days: [], windows: [] }
  const windows = rateOfOrder(ordered, delivery)?.windows ?? []
  return { days: movableDays(ordered, delivery, now), windows: windows.map(windowText) }
}

/** What is in one of its deliveries. */
export const namesOfLines = ({ lines }: StoredOrder['order'], lineIds: readonly string[]): readonly string[] =>
  lines.filter(({ id }) => lineIds.includes(id)).map(({ name }) => name)
