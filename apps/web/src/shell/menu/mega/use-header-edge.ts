import { useLayoutEffect } from 'react'

/** The menu begins where the header ends, and that depends on the banner above it and on how far the page has scrolled. */
export function useHeaderEdge(isOpen: boolean): void {
  useLayoutEffect(() => {
    const header = document.querySelector('[data-part=header]')
    if (!isOpen || !header) return
    const measure = () => {
      const edge = Math.max(0, header.getBoundingClientRect().bottom)
      document.documentElement.style.setProperty('--menu-edge', `${edge}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isOpen])
}
