import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { Database } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { CartService, LoadedCheckout } from '../cart/cart-service.ts'
import { findCustomerById } from '../customer/customer-store.ts'
import type { OrderShop } from '../orders/move-order.ts'

interface FillingIn {
  readonly carts: CartService
  readonly database: Database
  readonly shop: OrderShop
}

async function findCustomer({ database, shop }: FillingIn, { customerToken, now }: Requester) {
  if (customerToken === undefined) return undefined
  const wanted = { token: customerToken, kind: 'customer', brand: shop.brand.key } as const
  const session = await findSession(database.main, wanted, now)
  if (!session) return undefined
  return findCustomerById(database.main, session.subjectId)
}

/** The checkout, prefilled with the customer's data. What they typed themselves stays. */
export async function loadFilledIn(parts: FillingIn, requester: Requester): Promise<LoadedCheckout | null> {
  const { carts } = parts
  const loaded = await carts.loadCheckout(requester)
  if (!loaded || loaded.isPaying || loaded.checkout.email !== undefined) return loaded
  const customer = await findCustomer(parts, requester)
  if (!customer) return loaded
  const { email, phoneNumber: mobile, address } = customer
  const known: readonly CartCommand[] = [
    { $type: 'SetCustomerEmailCommand', email },
    ...(loaded.checkout.mobile === undefined && mobile !== ''
      ? [{ $type: 'SetCustomerMobileCommand', mobile } as const]
      : []),
    ...(address && !loaded.checkout.billingAddress ? [{ $type: 'SetBillingAddressCommand', address } as const] : []),
  ]
  // One command at a time: an invalid number must not block the other fields.
  for (const command of known) await carts.apply(requester, [command])
  return carts.loadCheckout(requester)
}
