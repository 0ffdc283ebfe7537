import { eq, sql } from 'drizzle-orm'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { readMobile, validateAddress } from '@firkant/domain/cart/checkout/address-rules.ts'
import { readHomeMethod } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { withBuyer, type WalletBuyer } from '@firkant/domain/checkout/express/express.ts'
import { zoneOf } from '@firkant/domain/delivery/delivery-plan.ts'
import { emailKey, validateEmail } from '@firkant/domain/mail/email-address.ts'
import type { Order } from '@firkant/domain/orders/order.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readDeliveryPlans } from '../delivery/load-delivery.ts'
import type { OrderShop } from './move-order.ts'
import type { StoredOrder } from './order-store.ts'
import { orders } from './order-tables.ts'

/** Price, ways and day are the zone's: an address of another one was not promised what this order promises. */
async function isAsPromised(tx: Queries, { market, shipping, shippingAddress }: Order, address: CartAddress) {
  if (!readHomeMethod(shipping.methodKey)) return true
  const delivery = (await readDeliveryPlans(tx))[market]
  const zone = ({ postalCode }: CartAddress) => zoneOf(delivery, postcodeDigits(market, postalCode))
  return zone(address) === zone(shippingAddress)
}

interface Identifying {
  readonly buyer: WalletBuyer | undefined
  readonly shop: OrderShop
  readonly now: Date
}

/** The order of whom the wallet names. Undefined: it is nobody whom the shop delivers to as it was promised. */
export async function orderOfBuyer(
  tx: Queries,
  order: Order,
  { buyer, shop }: Pick<Identifying, 'buyer' | 'shop'>,
): Promise<Order | undefined> {
  if (!buyer || validateEmail(buyer.email) !== undefined) return undefined
  const address = validateAddress(buyer.address, [order.market])
  if (!address.ok || !(await isAsPromised(tx, order, address.value))) return undefined
  // A wallet knows its numbers: one of a country that the shop does not serve is taken as it is.
  const mobile = readMobile(buyer.mobile, order.market, shop.brand.markets) ?? buyer.mobile
  return withBuyer(order, { email: emailKey(buyer.email), mobile, address: address.value })
}

/**
 * Writes down who buys, before anything is sold to them. Undefined: then the order ends, and the wallet's money is
 * released. The order must be locked.
 */
export async function identifyBuyer(
  tx: Queries,
  stored: StoredOrder,
  { buyer, shop, now }: Identifying,
): Promise<StoredOrder | undefined> {
  const { id } = stored
  const order = await orderOfBuyer(tx, stored.order, { buyer, shop })
  if (!order) return undefined
  const { buyer: named, billingAddress, shippingAddress } = order
  const known = JSON.stringify({ buyer: named, billingAddress, shippingAddress })
  const document = sql`${orders.document} || ${known}::jsonb`
  await tx.update(orders).set({ document, email: named.email, changedAt: now }).where(eq(orders.id, id))
  return { ...stored, order }
}
