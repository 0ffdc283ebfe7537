import type { CSSProperties, ReactNode } from 'react'
import './rating.css'

export const MOST_STARS = 5

interface RatingProps {
  /** From 0 to 5, with decimals. */
  readonly rating: number
  /** Accessible text; the stars are decorative. */
  readonly label: string
  /** Beside the stars, e.g. the number of ratings. */
  readonly note?: string | undefined
  /** Size for cards. */
  readonly place?: string | undefined
  /** Something shares its line. */
  readonly isBeside?: boolean | undefined
  /** Class for the caller's layout. */
  readonly className?: string | undefined
}

/** Five stars, filled proportionally. */
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
