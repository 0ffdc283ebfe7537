import type { Shop } from '../../platform/shop-context.ts'

const PARAM = 'couponCode'

/** A link with a discount code always opens as a document: the code is applied once, on load. */
export function hasCoupon(url: URL): boolean {
  return url.searchParams.has(PARAM)
}

/** Applies the address's discount code and removes it from there. Runs before navigation starts. */
export function takeCoupon({ location, history }: Window, shop: Shop): void {
  const url = new URL(location.href)
  const code = url.searchParams.get(PARAM)?.trim()
  if (!hasCoupon(url)) return
  url.searchParams.delete(PARAM)
  history.replaceState(history.state, '', url)
  if (!code) return
  import('./apply-coupon.ts')
    .then(({ applyCoupon }) => applyCoupon(shop, code))
    .catch((error: unknown) => shop.reportError(error))
}
