import type { ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { Rating as Stars } from '@firkant/ui/rating/rating.tsx'
import { useShop } from '../../platform/shop-context.ts'

interface RatingProps {
  readonly rating: number | undefined
  readonly count: number
  readonly className?: string | undefined
  readonly place?: string | undefined
  readonly isBeside?: boolean | undefined
}

/** Nothing while nobody has reviewed it. */
export function Rating({ rating, count, ...place }: RatingProps): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined || count === 0) return null
  return (
    <Stars
      {...place}
      rating={rating}
      label={texts.plural('card.rating', count, { rating: formatNumber(language, rating, 1) })}
      note={formatNumber(language, count)}
    />
  )
}
