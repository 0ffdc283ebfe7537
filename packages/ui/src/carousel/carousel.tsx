import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import style from './carousel.module.css'

/** Up to this many slides have a dot each; more have arrows. */
const MOST_DOTS = 9

interface CarouselProps {
  readonly label: string
  readonly children: ReactNode
}

/** A row that scrolls: the browser does the moving; dots only tell where one is. */
export function Carousel({ label, children }: CarouselProps): ReactNode {
  const slides = Children.toArray(children)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const follow = () => {
      const slide = element.firstElementChild
      if (slide) setCurrent(Math.round(element.scrollLeft / slide.getBoundingClientRect().width))
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [])

  const hasDots = slides.length >= 2 && slides.length <= MOST_DOTS
  return (
    <div className={style.carousel} data-part="carousel">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <ul ref={track} className={style.track} data-part="carousel-track" aria-label={label} tabIndex={0}>
        {slides.map((slide, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- slides are wrapped, their own keys stand inside
          <li key={index}>{slide}</li>
        ))}
      </ul>
      {hasDots && (
        <div className={style.dots} data-part="carousel-dots" aria-hidden="true">
          {slides.map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={index} data-current={index === current || undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
