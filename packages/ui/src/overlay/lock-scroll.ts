const holders = new Set<symbol>()

/** Holds the page still behind a panel. Where a scrollbar stood, its place stays empty, so nothing moves. */
export function lockScroll(root: HTMLElement): () => void {
  const holder = Symbol('scroll lock')
  if (holders.size === 0) {
    const hasScrollbar = window.innerWidth > root.clientWidth
    root.style.overflow = 'hidden'
    if (hasScrollbar) root.style.scrollbarGutter = 'stable'
  }
  holders.add(holder)
  return () => {
    holders.delete(holder)
    if (holders.size > 0) return
    root.style.overflow = ''
    root.style.scrollbarGutter = ''
  }
}
