const CART = '[data-tool=cart]'
const BELOW_PX = 10
/** Where the header's cart is out of sight: this far from the window's corner. */
const CORNER_PX = 16

function place(region: HTMLElement, { documentElement: { clientWidth } }: Document): void {
  const cart = region.ownerDocument.querySelector(CART)?.getBoundingClientRect()
  const isSeen = cart !== undefined && cart.width > 0 && cart.bottom > 0
  const right = isSeen ? Math.max(CORNER_PX, clientWidth - cart.right - BELOW_PX) : CORNER_PX
  region.style.setProperty('--at-top', `${isSeen ? cart.bottom + BELOW_PX : CORNER_PX}px`)
  region.style.setProperty('--at-right', `${right}px`)
  // Its tip, under the middle of the cart.
  region.style.setProperty('--tip-right', isSeen ? `${clientWidth - cart.right + cart.width / 2 - right}px` : '-100vw')
}

/** Holds it under the header's cart, which moves with what stands above the header. */
export function followCart(region: HTMLElement): () => void {
  const follow = () => place(region, region.ownerDocument)
  follow()
  const stop = new AbortController()
  for (const type of ['scroll', 'resize']) window.addEventListener(type, follow, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
