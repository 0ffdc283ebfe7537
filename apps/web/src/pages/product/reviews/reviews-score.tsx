import type { CSSProperties, ReactNode } from 'react'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { ReviewChoice, ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { ReviewStars } from './review-stars.tsx'
import style from './reviews-score.module.css'
import { reviewsTexts } from './reviews.texts.ts'

interface ReviewsScoreProps {
  readonly reviews: ReviewSummary & { readonly rating: number }
  readonly choice: ReviewChoice
  /** Undefined: all of them. */
  readonly onChoose: (stars: ReviewChoice['stars']) => void
  /** How reviews are known to be from buyers. */
  readonly origin?: string | undefined
}

/** The average, and how many gave how many stars: a press on a bar shows those alone, another all again. */
export function ReviewsScore({ reviews, choice, onChoose, origin }: ReviewsScoreProps): ReactNode {
  const { texts, language } = useShop()
  const own = useTexts(reviewsTexts)
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
      <ul className={style.bars}>
        {reviews.distribution.map(({ stars, count }) => (
          <li key={stars}>
            <button
              type="button"
              className={style.bar}
              aria-pressed={choice.stars === stars}
              disabled={count === 0}
              style={{ '--share': `${(count / Math.max(1, reviews.count)) * 100}%` } as CSSProperties}
              onClick={() => onChoose(choice.stars === stars ? undefined : stars)}
            >
              <span aria-hidden="true">{stars}</span>
              <i className={style.barLine} aria-hidden="true" />
              <span className={style.barCount} aria-hidden="true">
                {formatNumber(language, count)}
              </span>
              <span className="sr-only">{own.plural('product.reviews.stars', count, { stars })}</span>
            </button>
          </li>
        ))}
      </ul>
      {origin && (
        <p className={style.origin} data-part="reviews-origin">
          {origin}
        </p>
      )}
    </div>
  )
}
