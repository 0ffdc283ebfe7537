import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { QuestionsModel } from '@firkant/domain/page/models/review-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import {
  MAX_QUESTION_SEARCH,
  type ShownAnswer,
  type ShownQuestion,
} from '@firkant/domain/questions/product-question.ts'
import { OUTCOME_FRAGMENT, QUESTION_SEARCH_PARAM } from '@firkant/domain/questions/question-steps.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { AnswerForm, AskForm } from './question-forms.tsx'
import page from './review-page.module.css'
import style from './questions-page.module.css'
import { questionsTexts } from './questions.texts.ts'
import { SubjectHead } from './subject-head.tsx'

function Answer({ answer: { by, author, text: said, writtenAt } }: { answer: ShownAnswer }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  const name = author === '' ? text('somebody') : author
  return (
    <div className={style.answer} data-part="answer" data-by={by}>
      <p>{said}</p>
      <p className={style.by}>
        {by === 'shop' ? text('byShop', { brand: storefront.name }) : text('byBuyer', { name })},{' '}
        <time dateTime={writtenAt}>{formatDate(language, new Date(writtenAt))}</time>
      </p>
    </div>
  )
}

interface QuestionProps {
  readonly question: ShownQuestion
  readonly model: QuestionsModel
}

function Question({ question, model }: QuestionProps): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  const { id, text: asked, author, askedAt, answers } = question
  return (
    <li
      className={style.question}
      data-part="question"
      lang={question.language === language ? undefined : question.language}
    >
      <h2 className={style.asked}>{asked}</h2>
      <p className={style.by} lang={language}>
        {author === '' ? text('somebody') : author},{' '}
        <time dateTime={askedAt}>{formatDate(language, new Date(askedAt))}</time>
      </p>
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {answers.length === 0 && <p className={style.by}>{text('unanswered')}</p>}
      {model.mayAnswer && <AnswerForm questionId={id} model={model} />}
    </li>
  )
}

function Search({ model: { pageUrl, q } }: { model: QuestionsModel }): ReactNode {
  const { text } = useTexts(questionsTexts)
  return (
    <form method="get" action={pageUrl} className={style.search} role="search">
      <TextField
        type="search"
        name={QUESTION_SEARCH_PARAM}
        label={text('search')}
        maxLength={MAX_QUESTION_SEARCH}
        defaultValue={q}
      />
      <button type="submit" data-part="button">
        {text('find')}
      </button>
      {q !== '' && (
        <a href={pageUrl} data-part="text-link">
          {text('all')}
        </a>
      )}
    </form>
  )
}

function Pages({ model: { previousUrl, nextUrl } }: { model: QuestionsModel }): ReactNode {
  const { text } = useTexts(questionsTexts)
  if (previousUrl === undefined && nextUrl === undefined) return null
  return (
    <p className={style.pages}>
      {previousUrl !== undefined && (
        <a href={previousUrl} data-part="text-link">
          {text('previous')}
        </a>
      )}
      {nextUrl !== undefined && (
        <a href={nextUrl} data-part="text-link">
          {text('next')}
        </a>
      )}
    </p>
  )
}

/** All questions about a product, with their answers; the same with scripts and without. */
export function QuestionsPage({ page: { model } }: { page: PageWith<'QuestionsPage'> }): ReactNode {
  const { text, plural } = useTexts(questionsTexts)
  const { product, questions, total, q, outcome } = model
  const isGood = outcome === 'asked' || outcome === 'answered'
  return (
    <section className={page.page} data-part="questions-page">
      <SubjectHead product={product} back={text('back', { name: product.name })}>
        <h1>{text('heading', { name: product.name })}</h1>
        <p>{text('intro')}</p>
      </SubjectHead>
      <div className={page.body}>
        {outcome && (
          <p
            id={OUTCOME_FRAGMENT}
            className={page.notice}
            role={isGood ? 'status' : 'alert'}
            data-part="question-outcome"
          >
            {text(`outcome.${outcome}`)}
          </p>
        )}
        {(total > 0 || q !== '') && <Search model={model} />}
        {total === 0 ? (
          <p>{text(q === '' ? 'none' : 'noneFound')}</p>
        ) : (
          <>
            <p className={style.by}>{plural('count', total)}</p>
            <ul className={style.list}>
              {questions.map((question) => (
                <Question key={question.id} question={question} model={model} />
              ))}
            </ul>
          </>
        )}
        <Pages model={model} />
        <AskForm model={model} />
      </div>
    </section>
  )
}
