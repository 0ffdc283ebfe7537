import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { ASK_FRAGMENT } from '@firkant/domain/questions/question-steps.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './product-questions.module.css'
import { reviewsTexts } from './reviews.texts.ts'

/** The newest that were answered; all of them, the search and the form have a page of their own. */
export function ProductQuestions({ questions: { items, count, url } }: Pick<ProductModel, 'questions'>): ReactNode {
  const { text, plural } = useTexts(reviewsTexts)
  return (
    <div className={style.questions} data-part="product-questions">
      <h2 className={style.title}>{text('product.questions')}</h2>
      {count === 0 && <p className={style.none}>{text('product.questions.none')}</p>}
      {items.map(({ id, text: asked, language, answers: [first] }) => (
        <div key={id} className={style.question} lang={language}>
          <h3 className={style.asked}>{asked}</h3>
          {first && (
            <>
              <p>{first.text}</p>
              <p className={style.by}>
                {first.by === 'shop'
                  ? storefront.name
                  : text('product.questions.buyer', { name: first.author || text('product.questions.somebody') })}
              </p>
            </>
          )}
        </div>
      ))}
      <a href={count === 0 ? `${url}#${ASK_FRAGMENT}` : url} data-part="text-link">
        {count === 0 ? text('product.questions.ask') : plural('product.questions.all', count)}
      </a>
    </div>
  )
}
