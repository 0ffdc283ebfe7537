/** A page counts as settled when its height has not changed for this long. */
export const SCROLL_SETTLE_MS = 200
export const HASH_OFFSET_PX = 100
/** A page that never settles must not block scrolling. */
const MAX_WAIT_MS = 3000

function whenSettled(doc: Document): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, performance.now() - started > MAX_WAIT_MS ? 0 : SCROLL_SETTLE_MS)
    })
    observer.observe(doc.body)
  })
}

function findTarget(doc: Document, hash: string): HTMLElement | null {
  try {
    return doc.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls to an element; its scroll-margin keeps it clear of sticky parts. */
export function scrollToPart(win: Window, id: string): void {
  const part = win.document.getElementById(id)
  part?.scrollIntoView({ block: 'start', behavior: 'instant' })
  part?.focus({ preventScroll: true })
}

/** Events that show that the visitor wants to scroll elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** On slow machines content above the target may arrive after the page settled: the target is held in place. */
function holdInPlace(win: Window, target: HTMLElement, place: () => void): void {
  const observer = new ResizeObserver(() => {
    const isOff = Math.abs(target.getBoundingClientRect().top - HASH_OFFSET_PX) > 1
    if (target.isConnected && isOff) place()
  })
  const letGo = () => {
    observer.disconnect()
    for (const move of MOVES) win.removeEventListener(move, letGo)
  }
  for (const move of MOVES) win.addEventListener(move, letGo, { passive: true })
  setTimeout(letGo, MAX_WAIT_MS)
  observer.observe(win.document.body)
}

/** The target ends up slightly below the top of the window, clear of the header. */
export async function scrollToHash(win: Window, hash: string): Promise<void> {
  await whenSettled(win.document)
  const target = findTarget(win.document, hash)
  if (!target) return
  target.closest('details')?.setAttribute('open', '')
  const place = () =>
    win.scrollTo({ top: target.getBoundingClientRect().top + win.scrollY - HASH_OFFSET_PX, behavior: 'instant' })
  place()
  target.focus({ preventScroll: true })
  holdInPlace(win, target, place)
}
