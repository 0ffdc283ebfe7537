import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { ReviewWriteModel } from '@firkant/domain/page/models/review-models.ts'
import { useTexts } from '../../platform/use-texts.ts'
import formPage from '../newsletter/newsletter-page.module.css'
import { ReviewForm } from './review-form.tsx'
import { reviewPageTexts } from './review-page.texts.ts'
import { SubjectHead } from './subject-head.tsx'
import style from './review-page.module.css'
import '#brand/art-content.css'

/** How far it has come, to who wrote it. */
function ReviewState({ state, reason }: ReviewWriteModel): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  if (state === 'asked') return null
  return (
    <p className={style.notice} data-part="review-state">
      {text(state, { reason: reason ? text(`reason.${reason}`) : '' })}
    </p>
  )
}

function WritePage({ model }: { model: ReviewWriteModel }): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  const { product } = model
  return (
    <section className={style.page} data-part="review-page">
      <SubjectHead product={product} back={text('back', { name: product.name })}>
        <h1>{text('heading', { name: product.name })}</h1>
        <p>{text('intro')}</p>
      </SubjectHead>
      <div className={style.body}>
        <ReviewState {...model} />
        <ReviewForm model={model} />
        <p className={style.how}>{text('how')}</p>
      </div>
    </section>
  )
}

/** Behind the link of a mail, or from my pages. */
export function ReviewPage({ page }: { page: PageWith<'ReviewPage'> }): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  const { model } = page
  if (model.step === 'write') return <WritePage model={model} />
  return (
    <div className={formPage.page} data-part="newsletter-page">
      <h1 className={formPage.heading}>{text(`${model.step}Heading`)}</h1>
      <p className={formPage.text}>{text(`${model.step}Text`)}</p>
      {model.step === 'sent' && model.ownUrl !== undefined && (
        <p>
          <a href={model.ownUrl} data-part="text-link">
            {text('sentLink')}
          </a>
        </p>
      )}
    </div>
  )
}
