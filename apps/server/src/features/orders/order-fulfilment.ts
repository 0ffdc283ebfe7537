import { PICKUP_NAMES, PICKUP_PREFIX, TAKE_NOW_NAMES } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { OrderFulfilment } from '@firkant/domain/orders/withdrawal/withdrawal-window.ts'
import type { HistoryRow, ReturnRow, StoredOrder } from './order-store.ts'

type FulfilmentFacts = Pick<StoredOrder, 'state' | 'history' | 'returns' | 'order'>

export function momentOf(history: readonly HistoryRow[], state: HistoryRow['toState']): Date | undefined {
  return history.find(({ toState }) => toState === state)?.at
}

function piecesOf(returns: readonly ReturnRow[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { lineItemId, quantity } of returns.flatMap(({ lines }) => lines)) {
    pieces.set(lineItemId, (pieces.get(lineItemId) ?? 0) + quantity)
  }
  return pieces
}

/** How far an order has come, for the withdrawal rules. Everything leaves as one shipment. */
export function fulfilmentOf({ state, history, returns, order }: FulfilmentFacts): OrderFulfilment {
  return {
    state,
    parts: [{ deliveredAt: momentOf(history, 'delivered') }],
    returnedPieces: piecesOf(returns),
    exemptLineIds: new Set(order.lines.filter(({ isMadeToOrder }) => isMadeToOrder).map(({ id }) => id)),
  }
}

export const isPickup = ({ order }: Pick<StoredOrder, 'order'>) => order.shipping.methodKey.startsWith(PICKUP_PREFIX)

/** Name and address of the pick-up store as they were shown; undefined when the order is delivered. */
export function pickupPlace({ order, shown }: Pick<StoredOrder, 'order' | 'shown'>): readonly string[] | undefined {
  if (!isPickup({ order })) return undefined
  const { language } = MARKETS[order.market]
  const { shippingName: name, shippingDescription: address } = shown
  const way = [PICKUP_NAMES, TAKE_NOW_NAMES]
    .map((names) => `${names[language]}: `)
    .find((each) => name.startsWith(each))
  return [name.slice(way?.length ?? 0), address].filter(Boolean)
}

/** Sum of all refunds, paid or promised; the next return is calculated on top of it. */
export function promisedBackMinor({ returns }: Pick<StoredOrder, 'returns'>): number {
  return returns.reduce((sum, { refundMinor }) => sum + refundMinor, 0)
}

/** Sum of the refunds of returns that were received, or that never left. */
export function refundedMinor({ returns }: Pick<StoredOrder, 'returns'>): number {
  return promisedBackMinor({ returns: returns.filter(({ state }) => state !== 'announced') })
}
