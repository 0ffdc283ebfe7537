const MAIN = 'main'
const HEIGHT = '--consent-height'

/** The end of the page, and what gets the focus, can be scrolled out from under the banner. The answer ends it. */
export function makeRoomBelow(banner: HTMLElement): () => void {
  const { documentElement } = document
  const observer = new ResizeObserver(() =>
    documentElement.style.setProperty(HEIGHT, `${Math.ceil(banner.getBoundingClientRect().height)}px`),
  )
  observer.observe(banner)
  return () => {
    observer.disconnect()
    documentElement.style.removeProperty(HEIGHT)
  }
}

/** The pressed button is about to go. */
export function focusPage(banner: HTMLElement | null): void {
  if (banner?.contains(document.activeElement))
    document.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true })
}
