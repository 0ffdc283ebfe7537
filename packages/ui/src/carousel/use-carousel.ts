import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { FIRST_PLACE, isSamePlace, placeOf, type CarouselPlace } from './carousel-place.ts'

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
  readonly goTo: (slide: number) => void
}

/** The browser does the moving; this tells where it stands, and where to go. */
export function useCarousel(): CarouselState {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(FIRST_PLACE)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      const next = measure(element)
      setPlace((known) => (isSamePlace(known, next) ? known : next))
    }
    const resized = new ResizeObserver(follow)
    resized.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [])

  const goTo = useCallback((slide: number) => {
    const element = track.current
    const [first, target] = [element?.children[0], element?.children[slide]]
    if (!element || !first || !target) return
    // How it moves, smoothly or at once, is the style sheet's: it knows who wants no motion.
    element.scrollTo({ left: target.getBoundingClientRect().left - first.getBoundingClientRect().left })
  }, [])

  return { track, place, goTo }
}
