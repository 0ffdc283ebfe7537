import type { CSSProperties, ReactNode } from 'react'
import './rating.css'

export const MOST_STARS = 5

interface RatingProps {
  /** From nothing to five, with its decimals. */
  readonly rating: number
  /** All of it in words: the stars are for the eye. */
  readonly label: string
  /** Beside the stars; how many have rated it, say. */
  readonly note?: string | undefined
  /** Stars on a card have a size of their own. */
  readonly place?: string | undefined
  /** Something stands beside it on its line. */
  readonly isBeside?: boolean | undefined
  /** For who lays it out. */
  readonly className?: string | undefined
}

/** Five stars, filled as far as the rating reaches. */
export function Stars({ rating, place }: Pick<RatingProps, 'rating' | 'place'>): ReactNode {
  const share = Math.min(1, Math.max(0, rating / MOST_STARS))
  const style = { '--share': `${share * 100}%` } as CSSProperties
  return <span data-part="stars" data-in={place} style={style} aria-hidden="true" />
}

export function Rating({ rating, label, note, place, className, isBeside }: RatingProps): ReactNode {
  return (
    <span className={className} data-part="rating" data-in={place} data-beside={isBeside || undefined}>
      <Stars rating={rating} place={place} />
      {note !== undefined && (
        <span data-part="rating-count" data-in={place} aria-hidden="true">
          {note}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </span>
  )
}
