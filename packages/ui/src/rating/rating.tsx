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
}

/** Five stars, filled as far as the rating reaches. */
export function Stars({ rating }: { rating: number }): ReactNode {
  const share = Math.min(1, Math.max(0, rating / MOST_STARS))
  return <span data-part="stars" style={{ '--share': `${share * 100}%` } as CSSProperties} aria-hidden="true" />
}

export function Rating({ rating, label, note }: RatingProps): ReactNode {
  return (
    <span data-part="rating">
      <Stars rating={rating} />
      {note !== undefined && (
        <span data-part="rating-count" aria-hidden="true">
          {note}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </span>
  )
}
