import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import type { LiveDynamicData } from '../../platform/dynamic-data/dynamic-data-store.ts'

/** Takes the checkout out of an answer that brings it; where one only tells of the cart, it is asked for anew. */
export function showCheckout(
  dynamicData: Pick<LiveDynamicData, 'replaced' | 'changed'>,
  { cartResponse, checkoutResponse, validation }: CartApplyResponse,
): void {
  const isLocked = validation.validationErrors.some(({ code }) => code === 'cart-locked')
  // Only whoever keeps orders knows of the payment that locks it.
  if (checkoutResponse === null || isLocked) {
    void dynamicData.changed(['checkout'])
    return
  }
  const data: CheckoutModel = { cart: cartResponse, checkout: checkoutResponse }
  dynamicData.replaced([{ type: 'checkout', cacheKey: 'checkout', loadFailed: false, data }])
}
