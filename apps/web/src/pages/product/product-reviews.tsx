import type { ReactNode } from 'react'
import type { ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './product-reviews.module.css'
import { ReviewArticle } from './review-article.tsx'
import { ReviewsScore } from './reviews-score.tsx'
import { useMoreReviews } from './use-more-reviews.ts'
import { useReviewsTexts } from './use-reviews-texts.ts'

export interface ProductReviewsProps {
  readonly productKey: string
  readonly summary: ReviewSummary
}

/** What those who bought it say, and how they are spread between good and bad. */
export function ProductReviews({ productKey, summary }: ProductReviewsProps): ReactNode {
  const { texts } = useShop()
  const own = useReviewsTexts()
  const { reviews, hasMore, isLoading, hasFailed, showMore } = useMoreReviews(productKey, summary)
  const { rating } = summary
  return (
    <div className={style.wrap} data-part="reviews-wrap" data-empty={rating === undefined || undefined}>
      <div className={style.side} data-part="reviews-side">
        <h2 className={style.title}>{own.text('product.reviews')}</h2>
        {rating === undefined ? (
          <p className={style.none} data-part="reviews-none">
            {own.text('product.reviews.none')}
          </p>
        ) : (
          <ReviewsScore reviews={{ ...summary, rating }} />
        )}
      </div>
      {reviews.length > 0 && (
        <div className={style.list} data-part="review-list">
          {reviews.map((review, index) => (
            <ReviewArticle
              key={review.id}
              review={review}
              isAcross={index === 0 && reviews.length % 2 === 1}
              isLast={index === reviews.length - 1}
            />
          ))}
          {hasMore && (
            <div className={style.more} data-part="reviews-more">
              <button
                type="button"
                data-part="button"
                data-look="line"
                disabled={isLoading}
                onClick={() => void showMore()}
              >
                {own.text('product.reviews.more')}
              </button>
              {hasFailed && (
                <p className={style.failure} role="alert">
                  {texts.text('error.genericRetry')}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
