/** A page is taken for settled when its height has not changed for this long. */
export const SCROLL_SETTLE_MS = 200
export const HASH_OFFSET_PX = 100
/** A page that never settles must not hold the visitor. */
const LONGEST_WAIT_MS = 3000

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
      timer = setTimeout(done, performance.now() - started > LONGEST_WAIT_MS ? 0 : SCROLL_SETTLE_MS)
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

/** Takes the visitor to a part of the page: its scroll-margin keeps it clear of what sticks to the edge. */
export function scrollToPart(win: Window, id: string): void {
  const part = win.document.getElementById(id)
  part?.scrollIntoView({ block: 'start', behavior: 'instant' })
  part?.focus({ preventScroll: true })
}

/** The target comes to stand a hand's breadth under the edge of the window, clear of the header. */
export async function scrollToHash(win: Window, hash: string): Promise<void> {
  await whenSettled(win.document)
  const target = findTarget(win.document, hash)
  if (!target) return
  target.closest('details')?.setAttribute('open', '')
  const top = target.getBoundingClientRect().top + win.scrollY - HASH_OFFSET_PX
  win.scrollTo({ top, behavior: 'instant' })
  target.focus({ preventScroll: true })
}
