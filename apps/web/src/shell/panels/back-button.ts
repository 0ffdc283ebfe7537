import { isOverlayEntry, OVERLAY_ENTRY } from './overlay-entry.ts'

/** Open overlays: a panel, and modals above it. */
export interface Overlays {
  readonly isOpen: () => boolean
  readonly closeTop: () => void
  readonly closeAll: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const PHONE = '(width <= 768px), (pointer: coarse)'

/** A link in an overlay that the browser is about to follow in this window. */
function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isModified = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!link?.href || !link.closest('dialog') || event.defaultPrevented || isModified) return undefined
  return link.target === '' && !link.hasAttribute('download') ? link : undefined
}

/**
 * On phones the back button closes the overlay instead of leaving the page. While one is open the history has a
 * second entry for the address; it is removed however the overlay closes.
 */
export function watchBackButton(win: Window, overlays: Overlays): () => void {
  let isHeld = false
  let isLeaving = false
  let followed: HTMLAnchorElement | undefined

  function follow(): void {
    const link = followed
    followed = undefined
    link?.click()
  }

  function leave(): void {
    isHeld = false
    if (!isOverlayEntry(win.history.state)) return follow()
    isLeaving = true
    win.history.back()
  }

  function adjust(): void {
    if (isLeaving) return
    if (!overlays.isOpen()) {
      if (isHeld) leave()
    } else if (!isHeld && win.matchMedia(PHONE).matches) {
      win.history.pushState(OVERLAY_ENTRY, '')
      isHeld = true
    }
  }

  function onPopState(): void {
    const isOnEntry = isOverlayEntry(win.history.state)
    if (isLeaving && !isOnEntry) {
      isLeaving = false
      follow()
    } else if (isHeld && !isOnEntry) {
      isHeld = false
      overlays.closeTop()
    } else if (!isHeld && isOnEntry) {
      // By the forward button, or back from a document opened from a panel: nothing is open any more.
      leave()
    }
    adjust()
  }

  /** Removes the entry before leaving, so that going back leads to the page in one step. */
  function onClick(event: MouseEvent): void {
    const link = isHeld ? findFollowedLink(event) : undefined
    if (!link) return
    event.preventDefault()
    followed = link
    overlays.closeAll()
  }

  if (isOverlayEntry(win.history.state)) leave()
  const unsubscribe = overlays.subscribe(adjust)
  const listening = new AbortController()
  win.addEventListener('popstate', onPopState, { signal: listening.signal })
  win.document.addEventListener('click', onClick, { signal: listening.signal })
  adjust()
  return () => {
    unsubscribe()
    listening.abort()
  }
}

/** Closes all overlays when another page is shown. */
export function closeOnNavigation(
  win: Window,
  isAway: (event: NavigateEvent) => boolean,
  close: () => void,
): () => void {
  if (!('navigation' in win)) return () => undefined
  // In a later task: navigation handlers still need the clicked element and the focus.
  const onNavigate = (event: NavigateEvent) => {
    if (isAway(event)) setTimeout(close)
  }
  win.navigation.addEventListener('navigate', onNavigate)
  return () => win.navigation.removeEventListener('navigate', onNavigate)
}
