import type { RefCallback } from 'react'

/**
 * Sets the element's height as a CSS property: beside a taller neighbour it sticks below the header when it fits the
 * window, and with its lower edge in view when it does not.
 */
export const setOwnHeight: RefCallback<HTMLElement> = (element) => {
  if (!element) return
  const observer = new ResizeObserver(([entry]) =>
    element.style.setProperty('--own-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
  )
  observer.observe(element)
  return () => observer.disconnect()
}
