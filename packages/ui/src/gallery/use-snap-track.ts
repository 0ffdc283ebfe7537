import { useRef, useState, type RefObject } from 'react'

export interface SnapTrack {
  readonly track: RefObject<HTMLUListElement | null>
  /** Index of the slide in view. */
  readonly current: number
  readonly onScroll: () => void
  readonly goTo: (index: number, how?: 'instant') => void
}

/** Row of full-width slides with native scrolling; this tracks and sets the position. */
export function useSnapTrack(count: number): SnapTrack {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  return {
    track,
    current: Math.min(current, Math.max(0, count - 1)),
    onScroll() {
      const element = track.current
      if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    },
    goTo(index, how) {
      const element = track.current
      const slide = element?.children[(index + count) % count]
      if (!element || !(slide instanceof HTMLElement)) return
      // Without `how` the style sheet decides, by reduced motion.
      element.scrollTo({ left: slide.offsetLeft - element.offsetLeft, ...(how && { behavior: how }) })
    },
  }
}
