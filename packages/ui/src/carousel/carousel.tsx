import { Children, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { isCarouselKey, slideAfterKey, type CarouselPlace } from './carousel-place.ts'
import style from './carousel.module.css'
import { useCarousel, type CarouselState } from './use-carousel.ts'

/** Up to this many slides have dots; more have arrows. */
export const MAX_DOTS = 9

/** The texts of a carousel, in the visitor's language. */
export interface CarouselTexts {
  readonly previous: string
  readonly next: string
  /** Name of a slide: `3 af 8`. */
  readonly slide: (number: number, count: number) => string
  /** Name of the slide's dot. */
  readonly goTo: (number: number, count: number) => string
}

interface CarouselProps {
  readonly label: string
  readonly texts: CarouselTexts
  readonly children: ReactNode
}

interface ControlsProps {
  readonly count: number
  readonly place: CarouselPlace
  readonly texts: CarouselTexts
  readonly go: CarouselState['go']
}

/** One dot per stop. The style sheet knows how many slides fit, and hides the surplus dots. */
function Dots({ count, place, texts, go }: ControlsProps): ReactNode {
  return (
    <ul className={style.dots} data-part="carousel-dots" data-count={count}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={style.place}>
          <button
            type="button"
            className={style.dot}
            data-part="carousel-dot"
            aria-label={texts.goTo(index + 1, count)}
            aria-current={index === place.current ? 'true' : undefined}
            onClick={() => go(() => index)}
          />
        </li>
      ))}
    </ul>
  )
}

function Arrows({ count, place, texts, go }: ControlsProps): ReactNode {
  const { atStart, atEnd } = place
  return (
    <div className={style.arrows}>
      <button
        type="button"
        className={style.arrow}
        data-part="carousel-arrow"
        data-direction="previous"
        aria-label={texts.previous}
        aria-disabled={atStart}
        onClick={() => go(({ current, visible }) => Math.max(0, current - visible))}
      >
        <Icon name="left" className={style.sign} />
      </button>
      <button
        type="button"
        className={style.arrow}
        data-part="carousel-arrow"
        data-direction="next"
        aria-label={texts.next}
        aria-disabled={atEnd}
        onClick={() => go(({ current, visible }) => Math.min(count - visible, current + visible))}
      >
        <Icon name="right" className={style.sign} />
      </button>
    </div>
  )
}

/** Scrolling row: two per view on a phone, three on a tablet, four on a desktop. */
export function Carousel({ label, texts, children }: CarouselProps): ReactNode {
  const slides = Children.toArray(children)
  const count = slides.length
  const { track, place, go } = useCarousel()

  const onKeyDown = (event: KeyboardEvent) => {
    // Controls inside a slide handle their own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (!isCarouselKey(key)) return
    event.preventDefault()
    go((from) => slideAfterKey(key, from, count))
  }

  const controls = { count, place, texts, go }
  return (
    <div data-part="carousel" data-count={count}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scroll area has keys by nature; ours move it by whole slides */}
      <div
        ref={track}
        className={style.track}
        data-part="carousel-track"
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- slides are wrapped, their own keys stand inside
            key={index}
            role="group"
            className={style.slide}
            data-part="carousel-slide"
            aria-label={texts.slide(index + 1, count)}
          >
            {slide}
          </div>
        ))}
      </div>
      {count >= 2 && (count <= MAX_DOTS ? <Dots {...controls} /> : <Arrows {...controls} />)}
    </div>
  )
}
