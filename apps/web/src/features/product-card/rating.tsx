import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../start/shop-context.ts'

/** Five stars, filled as far as the average reaches. Nothing while nobody has reviewed it. */
export function Rating({ rating, count }: { rating: number | undefined; count: number }): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined || count === 0) return null
  const share = { '--share': `${(rating / 5) * 100}%` } as CSSProperties
  return (
    <span data-part="rating">
      <span data-part="stars" style={share} aria-hidden="true" />
      <span data-part="rating-count" aria-hidden="true">
        {formatNumber(language, count)}
      </span>
      <span className="sr-only">
        {texts.plural('card.rating', count, { rating: formatNumber(language, rating, 1) })}
      </span>
    </span>
  )
}
