import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { FIRST_PLACE, isSamePlace, placeOf, type CarouselPlace } from './carousel-place.ts'

const ARRIVALS = ['scrollend', 'wheel', 'touchstart', 'pointerdown'] as const

function measure(track: HTMLElement): CarouselPlace {
  const [first, second] = track.children
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(track)
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  const width = first?.getBoundingClientRect().width ?? 0
  const step = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : width
  return placeOf({
    scrollLeft: track.scrollLeft,
    clientWidth: track.clientWidth - padding + (step - width),
    scrollWidth: track.scrollWidth - padding + (step - width),
    step,
    slides: track.children.length,
  })
}

export interface CarouselState {
  readonly track: RefObject<HTMLDivElement | null>
  readonly place: CarouselPlace
  /** Moves relative to the current target, so that a quick second press counts. */
  readonly go: (choose: (from: CarouselPlace) => number) => void
}

/** Native scrolling; this tracks the position and sets targets. */
export function useCarousel(): CarouselState {
  const track = useRef<HTMLDivElement>(null)
  const heading = useRef<number>(undefined)
  const [place, setPlace] = useState(FIRST_PLACE)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      const next = measure(element)
      setPlace((known) => (isSamePlace(known, next) ? known : next))
    }
    const arrive = () => {
      heading.current = undefined
    }
    const resized = new ResizeObserver(follow)
    resized.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    // Scrolling by hand cancels the target.
    for (const name of ARRIVALS) element.addEventListener(name, arrive, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', follow)
      for (const name of ARRIVALS) element.removeEventListener(name, arrive)
    }
  }, [])

  const go = useCallback((choose: (from: CarouselPlace) => number) => {
    const element = track.current
    if (!element) return
    const here = measure(element)
    const slide = choose({ ...here, current: heading.current ?? here.current })
    const [first, target] = [element.children[0], element.children[slide]]
    if (!first || !target) return
    heading.current = Math.min(slide, element.children.length - here.visible)
    // The style sheet decides on smooth scrolling, by reduced motion.
    element.scrollTo({ left: target.getBoundingClientRect().left - first.getBoundingClientRect().left })
  }, [])

  return { track, place, go }
}
