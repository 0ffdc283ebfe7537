import { LAZY_MARGIN_PX } from '@firkant/domain/image/lazy-margin.ts'

const LAZY_MARGIN = `${LAZY_MARGIN_PX}px`

type OnNear = () => void

const waiting = new Map<Element, OnNear>()
let observer: IntersectionObserver | undefined

/** One observer for all pictures. Calls once, when the element comes near the viewport. */
export function whenNear(element: Element, onNear: OnNear): () => void {
  // scrollMargin: a carousel clips its slides, so rootMargin does not reach into it. Sideways only: vertically the
  // margin would count twice in clipping elements.
  observer ??= new IntersectionObserver(notifyNear, { rootMargin: LAZY_MARGIN, scrollMargin: `0px ${LAZY_MARGIN}` })
  waiting.set(element, onNear)
  observer.observe(element)
  return () => unobserve(element)
}

function notifyNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    const onNear = waiting.get(target)
    unobserve(target)
    onNear?.()
  }
}

function unobserve(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
