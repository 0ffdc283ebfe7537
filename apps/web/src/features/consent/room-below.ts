const MAIN = 'main'

/**
 * The end of the page, and what gets the focus, can be scrolled out from under the banner; beside one that is narrower than
 * the window the end is seen anyway. The answer ends it. Two own properties: one that is inherited would have the whole page styled again.
 */
export function makeRoomBelow(banner: HTMLElement): () => void {
  const { documentElement, body } = document
  const setRoom = (whenScrolled: string, atTheEnd: string) => {
    documentElement.style.scrollPaddingBottom = whenScrolled
    body.style.paddingBottom = atTheEnd
  }
  const observer = new ResizeObserver(() => {
    const room = `${banner.offsetHeight}px`
    setRoom(room, banner.offsetWidth < documentElement.clientWidth ? '' : room)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    setRoom('', '')
  }
}

/** The pressed button is about to go. */
export function focusPage(banner: HTMLElement | null): void {
  if (banner?.contains(document.activeElement))
    document.querySelector<HTMLElement>(MAIN)?.focus({ preventScroll: true })
}
