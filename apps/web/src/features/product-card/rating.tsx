import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Rating as Stars } from '@firkant/ui/rating/rating.tsx'
import { useShop } from '../../start/shop-context.ts'

/** Nothing while nobody has reviewed it. */
export function Rating({ rating, count }: { rating: number | undefined; count: number }): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined || count === 0) return null
  return (
    <Stars
      rating={rating}
      label={texts.plural('card.rating', count, { rating: formatNumber(language, rating, 1) })}
      note={formatNumber(language, count)}
    />
  )
}
