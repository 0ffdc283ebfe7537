import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { OwnReview } from '@firkant/domain/page/models/review-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { START_REVIEW_PATH } from '@firkant/domain/reviews/review-steps.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { ReviewStars } from '../../product/reviews/review-stars.tsx'
import { MyPagesFrame } from '../my-pages-frame.tsx'
import style from './my-pages-reviews-page.module.css'
import { myReviewsTexts } from './my-reviews.texts.ts'

function Written({ review: { name, state, rating, title, answer, url } }: { review: OwnReview }): ReactNode {
  const { text } = useTexts(myReviewsTexts)
  return (
    <li className={style.review} data-part="own-review">
      <h3 className={style.name}>{name}</h3>
      {rating !== undefined && (
        <p>
          <ReviewStars rating={rating} className={style.stars} /> {title}
        </p>
      )}
      {state !== 'asked' && <p className={style.state}>{text(state)}</p>}
      {answer !== undefined && <p>{text('answered', { brand: storefront.name, answer })}</p>}
      <p>
        <a href={url} data-part="text-link">
          {text('change')}
          <span className="sr-only">: {name}</span>
        </a>
      </p>
    </li>
  )
}

type Open = PageWith<'MyPagesReviewsPage'>['model']['open'][number]

function OpenLine({ line: { number, lineId, name } }: { line: Open }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(myReviewsTexts)
  return (
    <li className={style.open}>
      <span>{name}</span>
      <form method="post" action={START_REVIEW_PATH}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name={MY_PAGES_PARAMS.order} value={number} />
        <input type="hidden" name={MY_PAGES_PARAMS.line} value={lineId} />
        <button type="submit" data-part="button" data-look="line">
          {text('write')}
          <span className="sr-only">: {name}</span>
        </button>
      </form>
    </li>
  )
}

/** What the customer wrote, and what they could write about. */
export function MyPagesReviewsPage({ page: { model } }: { page: PageWith<'MyPagesReviewsPage'> }): ReactNode {
  const { text } = useTexts(myReviewsTexts)
  const { own, open } = model
  return (
    <MyPagesFrame model={model} lead={<p>{text('lead')}</p>}>
      {own.length === 0 && <p>{text('none')}</p>}
      {own.length > 0 && (
        <>
          <h2>{text('written')}</h2>
          <ul className={style.list}>
            {own.map((review) => (
              <Written key={review.url} review={review} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h2>{text('open')}</h2>
          <ul className={style.list}>
            {open.map((line) => (
              <OpenLine key={line.number + line.lineId} line={line} />
            ))}
          </ul>
        </>
      )}
    </MyPagesFrame>
  )
}
