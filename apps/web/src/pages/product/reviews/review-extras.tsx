import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { HELPFUL_FORM_PATH } from '@firkant/domain/reviews/review-steps.ts'
import type { Review } from '@firkant/domain/reviews/review.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './review-extras.module.css'
import { reviewsTexts } from './reviews.texts.ts'

/** What use told of it, photos, and the shop's answer. */
export function ReviewExtras({ review: { measures, photos, answer, author } }: { review: Review }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(reviewsTexts)
  return (
    <>
      {measures.length > 0 && (
        <ul className={style.measures} data-part="review-measures" lang={language}>
          {measures.map(({ label, holds }) => (
            <li key={label} data-holds={holds}>
              {label}: <b>{text(holds ? 'product.reviews.holds' : 'product.reviews.holdsNot')}</b>
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <ul className={style.photos} data-part="review-photos">
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <a href={photo.url} className={style.photo}>
                <Image
                  image={{ ...photo, alt: text('product.reviews.photo', { number: index + 1, author }) }}
                  sizes="120px"
                  ratio="1:1"
                  className={style.image}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer !== undefined && (
        <div className={style.answer} data-part="review-answer">
          <p className={style.who} lang={language}>
            {text('product.reviews.answer', { brand: storefront.name })}
          </p>
          <p>{answer}</p>
        </div>
      )}
    </>
  )
}

const FORM_ID = 'review-helpful'

/** One plain form for all votes: of one visitor a vote counts once, which the server sees to. */
export function HelpfulForm({ productKey }: { productKey: string }): ReactNode {
  const { language } = useShop()
  return (
    <form id={FORM_ID} method="post" action={HELPFUL_FORM_PATH} hidden>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="productKey" value={productKey} />
    </form>
  )
}

interface HelpfulVoteProps {
  readonly review: Review
  readonly lang: string | undefined
}

export function HelpfulVote({ review: { id, helpful }, lang }: HelpfulVoteProps): ReactNode {
  const { text, plural } = useTexts(reviewsTexts)
  return (
    <button type="submit" form={FORM_ID} name="review" value={id} className={style.vote} lang={lang}>
      {text('product.reviews.helpful')}
      {helpful > 0 && <span>{plural('product.reviews.helped', helpful)}</span>}
    </button>
  )
}
