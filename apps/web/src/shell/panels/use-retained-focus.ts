import { useLayoutEffect, useRef, type RefObject } from 'react'

/** When what had the focus is taken out of a list, the list has it: the keyboard stays where it was at work. */
export function useRetainedFocus<Container extends HTMLElement>(count: number): RefObject<Container | null> {
  const container = useRef<Container>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [count])
  return container
}
