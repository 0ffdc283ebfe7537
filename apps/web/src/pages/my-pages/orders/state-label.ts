import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import type { OrderSummary } from '@firkant/domain/page/models/my-pages-models.ts'

export type StateLabel = `state.${OrderState | 'ready' | 'fetched' | 'confirmed' | 'reserved'}`

/** Words for how far an order is: an invoice is confirmed, a card is reserved, what is picked up is not sent. */
export function stateLabel({
  state,
  isByInvoice,
  isPickup,
}: Pick<OrderSummary, 'state' | 'isByInvoice' | 'isPickup'>): StateLabel {
  if (state === 'paid') return isByInvoice ? 'state.confirmed' : 'state.reserved'
  if (isPickup && state === 'packed') return 'state.ready'
  if (isPickup && state === 'delivered') return 'state.fetched'
  return `state.${state}`
}
