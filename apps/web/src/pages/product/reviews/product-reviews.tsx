import type { ReactNode } from 'react'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { HELPFUL_FRAGMENT } from '@firkant/domain/reviews/review-steps.ts'
import { REVIEW_ORDERS, type ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './product-reviews.module.css'
import { ProductQuestions } from './product-questions.tsx'
import { ReviewArticle } from './review-article.tsx'
import { HelpfulForm } from './review-extras.tsx'
import { ReviewsScore } from './reviews-score.tsx'
import { reviewsTexts } from './reviews.texts.ts'
import { useReviews, type Reviews } from './use-reviews.ts'

type ToolsProps = Pick<Reviews, 'choice' | 'choose'>

/** Not in the document: for a select Chromium lays out everything around it, also what it would skip below the screen. */
function OrderChoice({ choice, choose }: ToolsProps): ReactNode {
  const own = useTexts(reviewsTexts)
  if (!useHasScript()) return null
  return (
    <label className={style.order}>
      <span>{own.text('product.reviews.order')}</span>
      <select
        className={style.select}
        value={choice.order}
        onChange={({ target }) => {
          const order = REVIEW_ORDERS.find((each) => each === target.value)
          if (order) void choose((latest) => ({ ...latest, order }))
        }}
      >
        {REVIEW_ORDERS.map((order) => (
          <option key={order} value={order}>
            {own.text(`product.reviews.${order}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Another order, and the way back from one number of stars to all. */
function ReviewTools({ choice, choose }: ToolsProps): ReactNode {
  const own = useTexts(reviewsTexts)
  return (
    <div className={style.tools} data-part="reviews-tools">
      <OrderChoice choice={choice} choose={choose} />
      {choice.stars !== undefined && (
        <button type="button" className={style.all} onClick={() => void choose(({ order }) => ({ order }))}>
          {own.text('product.reviews.all')}
        </button>
      )}
    </div>
  )
}

export interface ProductReviewsProps {
  readonly productKey: string
  readonly summary: ReviewSummary
  readonly questions: ProductModel['questions']
  /** How they are known to be from buyers. */
  readonly origin?: string | undefined
}

/** Reviews, and the distribution of ratings. */
function BuyersReviews({ productKey, summary, origin }: Omit<ProductReviewsProps, 'questions'>): ReactNode {
  const { texts } = useShop()
  const own = useTexts(reviewsTexts)
  const { reviews, choice, hasMore, isLoading, hasFailed, showMore, choose } = useReviews(productKey, summary)
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
          <ReviewsScore
            reviews={{ ...summary, rating }}
            choice={choice}
            onChoose={(stars) => void choose(({ order }) => ({ order, ...(stars !== undefined && { stars }) }))}
            origin={origin}
          />
        )}
      </div>
      <p id={HELPFUL_FRAGMENT} className={style.thanks} tabIndex={-1}>
        {own.text('product.reviews.thanks')}
      </p>
      {reviews.length > 0 && <HelpfulForm productKey={productKey} />}
      {reviews.length > 0 && (
        <div className={style.list} aria-busy={isLoading || undefined}>
          {summary.count > 1 && <ReviewTools choice={choice} choose={choose} />}
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
            </div>
          )}
          {hasFailed && (
            <p className={style.failure} role="alert">
              {texts.text('error.genericRetry')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** What buyers wrote, and what somebody asked. */
export function ProductReviews({ questions, ...reviews }: ProductReviewsProps): ReactNode {
  return (
    <>
      <BuyersReviews {...reviews} />
      <ProductQuestions questions={questions} />
    </>
  )
}
