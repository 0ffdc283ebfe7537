import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { Review } from '@firkant/domain/reviews/review.ts'
import { classNames } from '@firkant/ui/class-names.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './review-article.module.css'
import { HelpfulVote, ReviewExtras } from './review-extras.tsx'
import { ReviewStars } from './review-stars.tsx'
import { reviewsTexts } from './reviews.texts.ts'

const LANGUAGE_NAMES = {
  da: 'product.language.da',
  nb: 'product.language.nb',
  sv: 'product.language.sv',
} as const

interface ReviewArticleProps {
  readonly review: Review
  /** Alone in its row; the others are in pairs. */
  readonly isAcross: boolean
  readonly isLast: boolean
}

export function ReviewArticle({ review, isAcross, isLast }: ReviewArticleProps): ReactNode {
  const { language } = useShop()
  const own = useTexts(reviewsTexts)
  const other = Object.entries(LANGUAGE_NAMES).find(([key]) => key === review.language && key !== language)?.[1]
  return (
    <article
      className={style.review}
      data-part="review"
      data-across={isAcross || undefined}
      data-last={isLast || undefined}
      lang={other && review.language}
    >
      <ReviewStars rating={review.rating} className={style.stars} />
      {review.title && (
        <h3 className={style.reviewTitle} data-across={isAcross || undefined}>
          {review.title}
        </h3>
      )}
      <p className={style.text} data-across={isAcross || undefined} data-untitled={!review.title || undefined}>
        {review.text}
      </p>
      <ReviewExtras review={review} />
      <footer
        className={style.author}
        data-part="review-author"
        data-initial={review.author.charAt(0)}
        lang={other && language}
      >
        <span className={style.by}>{review.author}</span>
        <time className={style.by} dateTime={review.writtenAt}>
          {formatDate(language, new Date(review.writtenAt))}
        </time>
        {review.isVerified && (
          <span className={classNames(style.by, style.verified)} data-part="review-verified">
            {own.text('product.reviews.verified')}
          </span>
        )}
        {other && (
          <span className={style.by} data-part="review-language">
            {own.text('product.reviews.inLanguage', { language: own.text(other) })}
          </span>
        )}
      </footer>
      <HelpfulVote review={review} lang={other && language} />
    </article>
  )
}
