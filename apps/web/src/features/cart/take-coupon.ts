import type { Shop } from '../../platform/shop-context.ts'
import { applyCoupon } from './apply-coupon.ts'

const PARAM = 'couponCode'

/** Applies the address's discount code and removes it from there. Runs before navigation starts. */
export function takeCoupon({ location, history }: Window, shop: Shop): void {
  const url = new URL(location.href)
  const code = url.searchParams.get(PARAM)?.trim()
  if (!url.searchParams.has(PARAM)) return
  url.searchParams.delete(PARAM)
  history.replaceState(history.state, '', url)
  if (code) applyCoupon(shop, code).catch((error: unknown) => shop.reportError(error))
}
