import type { Shop } from '../../platform/shop-context.ts'

const PARAM = 'couponCode'

/** A link with a code is opened as a document: there the code is taken up, once. */
export function hasCoupon(url: URL): boolean {
  return url.searchParams.has(PARAM)
}

/** Applies the code that the address names, and takes it out. Called before navigation is listened to. */
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
