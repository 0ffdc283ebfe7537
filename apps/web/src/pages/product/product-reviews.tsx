import type { CSSProperties, ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import type { Review, ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { useShop } from '../../start/shop-context.ts'
import style from './product-reviews.module.css'
import { useMoreReviews } from './use-more-reviews.ts'
import { useReviewsTexts } from './use-reviews-texts.ts'

function Stars({ rating }: { rating: number }): ReactNode {
  const { texts, language } = useShop()
  const decimals = Number.isInteger(rating) ? 0 : 1
  return (
    <>
      <span data-part="stars" style={{ '--share': `${(rating / 5) * 100}%` } as CSSProperties} aria-hidden="true" />
      <span className="sr-only">
        {texts.text('product.reviews.average', { rating: formatNumber(language, rating, decimals) })}
      </span>
    </>
  )
}

function Score({ reviews }: { reviews: ReviewSummary & { readonly rating: number } }): ReactNode {
  const { texts, language } = useShop()
  const own = useReviewsTexts()
  return (
    <div data-part="reviews-score">
      <p className={style.average}>
        <b data-part="reviews-average" aria-hidden="true">
          {formatNumber(language, reviews.rating, 1)}
        </b>
        <span>
          <Stars rating={reviews.rating} />
          <small>{texts.plural('product.reviews.count', reviews.count)}</small>
        </span>
      </p>
      <ul className={style.bars} data-part="reviews-bars">
        {reviews.distribution.map(({ stars, count }) => (
          <li key={stars} style={{ '--share': `${(count / Math.max(1, reviews.count)) * 100}%` } as CSSProperties}>
            <span aria-hidden="true">{stars}</span>
            <i aria-hidden="true" />
            <span aria-hidden="true">{formatNumber(language, count)}</span>
            <span className="sr-only">{own.plural('product.reviews.stars', count, { stars })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const LANGUAGE_NAMES = {
  da: 'product.language.da',
  nb: 'product.language.nb',
  sv: 'product.language.sv',
} as const

function ReviewArticle({ review }: { review: Review }): ReactNode {
  const { language } = useShop()
  const own = useReviewsTexts()
  const other = Object.entries(LANGUAGE_NAMES).find(([key]) => key === review.language && key !== language)?.[1]
  return (
    <article className={style.review} data-part="review" lang={other && review.language}>
      <Stars rating={review.rating} />
      {review.title && <h3>{review.title}</h3>}
      <p>{review.text}</p>
      <footer data-part="review-author" data-initial={review.author.charAt(0)} lang={other && language}>
        <span>{review.author}</span>
        <time dateTime={review.writtenAt}>{formatDate(language, new Date(review.writtenAt))}</time>
        {review.isVerified && <span data-part="review-verified">{own.text('product.reviews.verified')}</span>}
        {other && (
          <span data-part="review-language">
            {own.text('product.reviews.inLanguage', { language: own.text(other) })}
          </span>
        )}
      </footer>
    </article>
  )
}

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
        <h2>{own.text('product.reviews')}</h2>
        {rating === undefined ? (
          <p data-part="reviews-none">{own.text('product.reviews.none')}</p>
        ) : (
          <Score reviews={{ ...summary, rating }} />
        )}
      </div>
      {reviews.length > 0 && (
        <div className={style.list} data-part="review-list">
          {reviews.map((review) => (
            <ReviewArticle key={review.id} review={review} />
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
              {hasFailed && <p role="alert">{texts.text('error.genericRetry')}</p>}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
