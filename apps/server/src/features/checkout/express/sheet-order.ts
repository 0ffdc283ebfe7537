import type { Order } from '@firkant/domain/orders/order.ts'
import type { PlaceOrderRequest } from '@firkant/domain/orders/placing/place-order.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { orderOfBuyer } from '../../orders/identify-buyer.ts'
import type { OrderShop } from '../../orders/move-order.ts'
import { BuyerRefused } from './buyer-refused.ts'

interface Placing {
  readonly request: PlaceOrderRequest
  readonly shop: OrderShop
}

/** A sheet in the browser has said who buys before the order is placed: it is theirs, or none. */
export async function withSheetBuyer(tx: Queries, order: Order, { request: { sheet }, shop }: Placing): Promise<Order> {
  if (!sheet) return order
  const named = await orderOfBuyer(tx, order, { buyer: sheet.buyer, shop })
  if (!named) throw new BuyerRefused()
  return { ...named, paymentMethodKey: sheet.wallet }
}
