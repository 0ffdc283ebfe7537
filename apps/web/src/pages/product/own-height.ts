import type { RefCallback } from 'react'

/**
 * Tells the style sheet how high an element is: what waits beside a longer neighbour stands under the header when it
 * fits the window, and with its foot in sight when it does not.
 */
export const tellOwnHeight: RefCallback<HTMLElement> = (element) => {
  if (!element) return
  const observer = new ResizeObserver(() => element.style.setProperty('--own-height', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => observer.disconnect()
}
