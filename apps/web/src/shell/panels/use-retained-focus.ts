import { useLayoutEffect, useRef, type RefObject } from 'react'

/** When the focused item is removed from a list, the list gets the focus, so that the keyboard stays there. */
export function useRetainedFocus<Container extends HTMLElement>(count: number): RefObject<Container | null> {
  const container = useRef<Container>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [count])
  return container
}
