import { useState, type ReactNode, type CSSProperties } from 'react'
import type { ReviewSummary, Review } from '@firkant/domain/reviews/review.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './product-reviews.module.css'
import { ReviewArticle } from './review-article.tsx'
import { ReviewStars } from './review-stars.tsx'
import reviewsScoreStyle from './reviews-score.module.css'
import { reviewsTexts } from './reviews.texts.ts'
import { announcer } from '../../../platform/announcer.ts'

interface MoreReviews {
  readonly reviews: readonly Review[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly showMore: () => Promise<void>
}

/** The first reviews come with the page; further ones are loaded page by page. */
function useMoreReviews(productKey: string, summary: ReviewSummary): MoreReviews {
  const { dynamicData } = useShop()
  const { plural } = useTexts(reviewsTexts)
  const [later, setLater] = useState<{ readonly page: number; readonly reviews: readonly Review[] }>({
    page: 1,
    reviews: [],
  })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const reviews = [...summary.items, ...later.reviews]

  async function showMore(): Promise<void> {
    setState('loading')
    const page = later.page + 1
    try {
      const answer = await dynamicData.fetch('productReviews', { productKey, page })
      const known = new Set(reviews.map(({ id }) => id))
      const more = (answer?.reviews ?? []).filter(({ id }) => !known.has(id))
      setLater({ page, reviews: [...later.reviews, ...more] })
      announcer.announce(plural('product.reviews.shown', reviews.length + more.length))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return {
    reviews,
    hasMore: reviews.length < summary.count,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    showMore,
  }
}

function ReviewsScore({ reviews }: { reviews: ReviewSummary & { readonly rating: number } }): ReactNode {
  const { texts, language } = useShop()
  const own = useTexts(reviewsTexts)
  return (
    <div className={reviewsScoreStyle.score} data-part="reviews-score">
      <p className={reviewsScoreStyle.average} data-part="reviews-sum">
        <b className={reviewsScoreStyle.figure} data-part="reviews-average" aria-hidden="true">
          {formatNumber(language, reviews.rating, 1)}
        </b>
        <span className={reviewsScoreStyle.sum}>
          <ReviewStars rating={reviews.rating} className={reviewsScoreStyle.sumStars} />
          <small className={reviewsScoreStyle.count}>{texts.plural('product.reviews.count', reviews.count)}</small>
        </span>
      </p>
      <ul className={reviewsScoreStyle.bars}>
        {reviews.distribution.map(({ stars, count }) => (
          <li
            key={stars}
            className={reviewsScoreStyle.bar}
            style={{ '--share': `${(count / Math.max(1, reviews.count)) * 100}%` } as CSSProperties}
          >
            <span aria-hidden="true">{stars}</span>
            <i className={reviewsScoreStyle.barLine} aria-hidden="true" />
            <span className={reviewsScoreStyle.barCount} aria-hidden="true">
              {formatNumber(language, count)}
            </span>
            <span className="sr-only">{own.plural('product.reviews.stars', count, { stars })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export interface ProductReviewsProps {
  readonly productKey: string
  readonly summary: ReviewSummary
}

/** Reviews of buyers, and the distribution of ratings. */
export function ProductReviews({ productKey, summary }: ProductReviewsProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(reviewsTexts)
  const { reviews, hasMore, isLoading, hasFailed, showMore } = useMoreReviews(productKey, summary)
  const { rating } = summary
  return (
    <div className={style.wrap} data-empty={rating === undefined || undefined}>
      <div className={style.side}>
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
        <div className={style.list}>
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
