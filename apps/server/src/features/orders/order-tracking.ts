import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { OrderTracking } from '@firkant/domain/orders/order-view.ts'
import type { StoredOrder } from './order-store.ts'

const decimal = (minor: number) => minor / MINOR_PER_MAJOR

/** What analytics is told of a purchase. A service is no product, so it is in the value but not among the items. */
export function orderTracking({ id, order, shown }: Pick<StoredOrder, 'id' | 'order' | 'shown'>): OrderTracking {
  const { number, lines, totals, discountCodes, currency } = order
  return {
    orderId: id,
    transactionId: number,
    items: lines.flatMap(({ id: lineId, quantity }) => {
      const product = shown.lines[lineId]?.trackingProductInformation
      return product ? [{ ...product, quantity }] : []
    }),
    shipping: decimal(totals.shipping.incl),
    tax: decimal(totals.vatMinor),
    value: decimal(totals.total.incl),
    coupon: discountCodes.join(','),
    currency,
  }
}
