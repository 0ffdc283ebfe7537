import { takeCoupon } from '../features/cart/take-coupon.ts'
import { takeSoftLogin } from '../features/soft-login/take-soft-login.ts'
import type { Shop } from '../platform/shop-context.ts'

/** The token first: nothing else is to read it. */
export function takeParameters(win: Window, shop: Shop): void {
  takeSoftLogin(win, shop)
  takeCoupon(win, shop)
}
