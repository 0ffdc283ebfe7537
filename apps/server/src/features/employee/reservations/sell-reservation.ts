import type { Requester } from '../../../platform/visitors/requester.ts'
import type { CartService } from '../../cart/cart-service.ts'
import { lockOpen, saveCartOf } from '../../stores/reservation-store.ts'
import type { EmployeeContext } from '../employee-log-in.ts'
import { recordEvent, type EmployeeAtWork } from '../employee-store.ts'

interface SellContext extends Pick<EmployeeContext, 'database' | 'brand' | 'now'> {
  readonly carts: CartService
}

type SellOutcome = 'inCart' | 'gone' | 'notSold'

/** Puts what was put aside into the cart of this browser; the order that is placed with it ends the reservation. */
export async function sellReservation(
  { database, brand, now: clock, carts }: SellContext,
  employee: EmployeeAtWork,
  { id, requester }: { readonly id: string; readonly requester: Requester },
): Promise<SellOutcome> {
  const { storeKey } = employee
  if (storeKey === null) return 'gone'
  const now = clock()
  const of = { brand: brand.key, storeKey, now }
  const found = await database.main.transaction((tx) => lockOpen(tx, of, id))
  if (!found) return 'gone'
  const { sku, quantity } = found
  const cart = await carts.load(requester)
  // Pressed twice: it is there already.
  if (cart && cart.id === found.cartId && cart.items.some((item) => item.sku === sku)) return 'inCart'
  const answer = await carts.apply(requester, [{ $type: 'AddLineItemCommand', sku, quantity }])
  if (!answer || answer.validation.validationErrors.length > 0) return 'notSold'
  const cartId = answer.cartResponse.id
  return database.main.transaction(async (tx) => {
    const reservation = await lockOpen(tx, of, id)
    if (!reservation) return 'gone'
    await saveCartOf(tx, id, cartId)
    const subject = `${quantity} × ${sku}`
    await recordEvent(tx, { brand: brand.key, employee, at: now, kind: 'reservationInCart', storeKey, subject })
    return 'inCart'
  })
}
