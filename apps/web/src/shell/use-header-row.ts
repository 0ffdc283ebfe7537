import { use, useEffect, useRef, type RefObject } from 'react'
import { NavigationNumberContext } from '../platform/navigation/navigation-number.ts'
import { watchHeaderRow, type HeaderRow } from './header-row.ts'

/** Hides the header's second row while the visitor reads downwards; the style sheet says where there is one. */
export function useHeaderRow(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  const row = useRef<HeaderRow>(undefined)
  const pageNumber = use(NavigationNumberContext)
  useEffect(() => {
    if (!header.current) return
    row.current = watchHeaderRow(window, header.current)
    return () => row.current?.stop()
  }, [])
  useEffect(() => {
    if (pageNumber > 0) row.current?.show()
  }, [pageNumber])
  return header
}
