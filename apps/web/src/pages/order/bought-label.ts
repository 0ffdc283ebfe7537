import { isByInvoice, type OrderView } from '@firkant/domain/orders/order-view.ts'

export type BoughtLabel = 'state.confirmed' | 'state.reserved' | 'state.paid'

/** First step of the timeline: cards are charged later, invoices paid later, gift cards at once. */
export function boughtLabel(order: Pick<OrderView, 'payment'>): BoughtLabel {
  if (!order.payment) return 'state.paid'
  return isByInvoice(order) ? 'state.confirmed' : 'state.reserved'
}
