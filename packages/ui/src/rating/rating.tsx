import type { CSSProperties, ReactNode } from 'react'
import './rating.css'

export const MAX_STARS = 5

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

/** Five stars, filled proportionally: one element, for lists have many of them. Its sheet draws stars and note. */
export function Rating({ rating, label, note, place, className, isBeside }: RatingProps): ReactNode {
  const share = Math.min(1, Math.max(0, rating / MAX_STARS))
  return (
    <span
      className={className}
      data-part="rating"
      data-in={place}
      data-beside={isBeside || undefined}
      data-note={note}
      style={{ '--share': `${Math.round(share * 1000) / 10}%` } as CSSProperties}
      role="img"
      aria-label={label}
    />
  )
}
