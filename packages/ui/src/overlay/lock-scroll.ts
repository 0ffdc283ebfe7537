const locks = new Set<symbol>()

/** Locks the page's scroll behind a panel. The scrollbar's gutter stays, so nothing shifts. */
export function lockScroll(root: HTMLElement): () => void {
  const lock = Symbol('scroll lock')
  if (locks.size === 0) {
    const hasScrollbar = window.innerWidth > root.clientWidth
    root.style.overflow = 'hidden'
    if (hasScrollbar) root.style.scrollbarGutter = 'stable'
  }
  locks.add(lock)
  return () => {
    locks.delete(lock)
    if (locks.size > 0) return
    root.style.overflow = ''
    root.style.scrollbarGutter = ''
  }
}
