import { useEffect, useRef, type RefObject } from 'react'

const MAIN = 'main'
const HEIGHT = '--consent-height'

/** The end of the page, and what gets the focus, can be scrolled out from under the banner. */
export function useRoomBelow(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = banner
    const { documentElement } = document
    if (!current) return
    const observer = new ResizeObserver(() =>
      documentElement.style.setProperty(HEIGHT, `${Math.ceil(current.getBoundingClientRect().height)}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      documentElement.style.removeProperty(HEIGHT)
    }
  }, [])
  return banner
}

/** The pressed button is about to go. */
export function focusPage(banner: HTMLElement | null): void {
  if (banner?.contains(document.activeElement))
    document.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true })
}
