import { isByInvoice, type OrderView } from '@firkant/domain/orders/order-view.ts'

export type BoughtLabel = 'state.confirmed' | 'state.reserved' | 'state.paid'

/** What happened when the order was bought: a card is charged later, an invoice paid later; gift cards paid at once. */
export function boughtLabel(order: Pick<OrderView, 'payment'>): BoughtLabel {
  if (!order.payment) return 'state.paid'
  return isByInvoice(order) ? 'state.confirmed' : 'state.reserved'
}
