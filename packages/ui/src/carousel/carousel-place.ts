export interface TrackMeasure {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
  /** Distance between the starts of two slides. */
  readonly step: number
  readonly slides: number
}

export interface CarouselPlace {
  /** First fully visible slide. */
  readonly current: number
  readonly visible: number
  readonly atStart: boolean
  readonly atEnd: boolean
}

export const FIRST_PLACE: CarouselPlace = { current: 0, visible: 1, atStart: true, atEnd: false }
/** Tolerance for fractional scroll positions. */
const THERE_PX = 2

export function placeOf({ scrollLeft, clientWidth, scrollWidth, step, slides }: TrackMeasure): CarouselPlace {
  if (step <= 0 || slides === 0) return FIRST_PLACE
  const visible = Math.min(slides, Math.max(1, Math.floor((clientWidth + THERE_PX) / step)))
  const current = Math.min(slides - visible, Math.max(0, Math.round(scrollLeft / step)))
  return {
    current,
    visible,
    atStart: scrollLeft <= THERE_PX,
    atEnd: scrollLeft + clientWidth >= scrollWidth - THERE_PX,
  }
}

export function isSamePlace(one: CarouselPlace, other: CarouselPlace): boolean {
  return (
    one.current === other.current &&
    one.visible === other.visible &&
    one.atStart === other.atStart &&
    one.atEnd === other.atEnd
  )
}

const KEYS = ['ArrowRight', 'ArrowLeft', 'Home', 'End'] as const
type CarouselKey = (typeof KEYS)[number]

export function isCarouselKey(key: string): key is CarouselKey {
  return KEYS.some((each) => each === key)
}

/** Target of a key press. */
export function slideAfterKey(key: CarouselKey, place: CarouselPlace, slides: number): number {
  const last = slides - place.visible
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, place.current + 1)
    case 'ArrowLeft':
      return Math.max(0, place.current - 1)
    case 'Home':
      return 0
    case 'End':
      return last
  }
}
