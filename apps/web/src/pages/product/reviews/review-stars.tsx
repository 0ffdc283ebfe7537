import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'

export function ReviewStars({ rating, className }: { rating: number; className: string | undefined }): ReactNode {
  const { texts, language } = useShop()
  const decimals = Number.isInteger(rating) ? 0 : 1
  return (
    <>
      <span
        className={className}
        data-part="stars"
        style={{ '--share': `${(rating / 5) * 100}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className="sr-only">
        {texts.text('product.reviews.average', { rating: formatNumber(language, rating, decimals) })}
      </span>
    </>
  )
}
