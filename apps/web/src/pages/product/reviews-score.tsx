import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { useShop } from '../../platform/shop-context.ts'
import { ReviewStars } from './review-stars.tsx'
import style from './reviews-score.module.css'
import { useReviewsTexts } from './use-reviews-texts.ts'

export function ReviewsScore({ reviews }: { reviews: ReviewSummary & { readonly rating: number } }): ReactNode {
  const { texts, language } = useShop()
  const own = useReviewsTexts()
  return (
    <div className={style.score} data-part="reviews-score">
      <p className={style.average} data-part="reviews-sum">
        <b className={style.figure} data-part="reviews-average" aria-hidden="true">
          {formatNumber(language, reviews.rating, 1)}
        </b>
        <span className={style.sum}>
          <ReviewStars rating={reviews.rating} className={style.sumStars} />
          <small className={style.count}>{texts.plural('product.reviews.count', reviews.count)}</small>
        </span>
      </p>
      <ul className={style.bars} data-part="reviews-bars">
        {reviews.distribution.map(({ stars, count }) => (
          <li
            key={stars}
            className={style.bar}
            style={{ '--share': `${(count / Math.max(1, reviews.count)) * 100}%` } as CSSProperties}
          >
            <span aria-hidden="true">{stars}</span>
            <i className={style.barLine} aria-hidden="true" />
            <span className={style.barCount} aria-hidden="true">
              {formatNumber(language, count)}
            </span>
            <span className="sr-only">{own.plural('product.reviews.stars', count, { stars })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
