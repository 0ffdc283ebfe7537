import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'

/** Shows the checkout that an answer carries; otherwise it is loaded again. */
export function showCheckout(
  dynamicData: Pick<LiveDynamicData, 'replaced' | 'changed'>,
  { cartResponse, checkoutResponse, validation }: CartApplyResponse,
): void {
  const isLocked = validation.validationErrors.some(({ code }) => code === 'cart-locked')
  // Cart answers do not know of a payment that locks the cart.
  if (checkoutResponse === null || isLocked) {
    void dynamicData.changed(['checkout'])
    return
  }
  const data: CheckoutModel = { cart: cartResponse, checkout: checkoutResponse }
  dynamicData.replaced([{ type: 'checkout', cacheKey: 'checkout', loadFailed: false, data }])
}
