import type { ReactNode } from 'react'
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, validateEmail } from '@firkant/domain/mail/email-address.ts'
import type { QuestionsModel } from '@firkant/domain/page/models/review-models.ts'
import {
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MIN_ANSWER_LENGTH,
  MIN_QUESTION_LENGTH,
} from '@firkant/domain/questions/product-question.ts'
import {
  answerFragment,
  ASK_FRAGMENT,
  QUESTION_FORM_PATHS,
  QUESTION_PAGE_PARAM,
  QUESTION_SEARCH_PARAM,
  type QuestionOutcome,
} from '@firkant/domain/questions/question-steps.ts'
import { MAX_REVIEW_AUTHOR } from '@firkant/domain/reviews/written-review.ts'
import { TextAreaField, TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './questions-page.module.css'
import { questionsTexts } from './questions.texts.ts'

/** What was typed in this form, and what is wrong with it. */
function useRefused({ outcome, typed }: QuestionsModel, questionId?: string) {
  const { text } = useTexts(questionsTexts)
  const own = typed?.question === questionId ? typed : undefined
  const isOwn = own !== undefined || (typed === undefined && questionId === undefined)
  const problemIf = (...outcomes: readonly QuestionOutcome[]) =>
    isOwn && outcome && outcomes.includes(outcome) ? text(`outcome.${outcome}`) : undefined
  return { own, problemIf }
}

/** Anybody may ask; an address is only for the answer. */
export function AskForm({ model }: { model: QuestionsModel }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  const { own, problemIf } = useRefused(model)
  const short = text('outcome.tooShort')
  const wrongEmail = text('outcome.invalidEmail')
  return (
    <form id={ASK_FRAGMENT} method="post" action={QUESTION_FORM_PATHS.ask} className={style.form} data-part="ask-form">
      <h2>{text('ask')}</h2>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="productKey" value={model.product.key} />
      <TextAreaField
        name="text"
        label={text('question')}
        rows={3}
        required
        minLength={MIN_QUESTION_LENGTH}
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={own?.text}
        messages={{ missing: short, invalid: short }}
        problem={problemIf('tooShort', 'tooLong')}
      />
      <TextField
        name="author"
        label={text('author')}
        hint={text('authorHint')}
        maxLength={MAX_REVIEW_AUTHOR}
        autoComplete="given-name"
        defaultValue={own?.author}
        problem={problemIf('nameTooLong')}
      />
      <TextField
        type="email"
        name="email"
        label={text('email')}
        hint={text('emailHint')}
        autoComplete="email"
        pattern={EMAIL_PATTERN}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={own?.email}
        messages={{ invalid: wrongEmail }}
        check={(typed) => (validateEmail(typed) === 'invalidEmail' ? wrongEmail : undefined)}
        problem={problemIf('invalidEmail')}
      />
      <p>
        <button type="submit" data-part="button">
          {text('send')}
        </button>
      </p>
    </form>
  )
}

/** Of who has it at home. */
export function AnswerForm({ model, questionId }: { model: QuestionsModel; questionId: string }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  const { own, problemIf } = useRefused(model, questionId)
  const short = text('outcome.tooShort')
  const { product, q, page } = model
  return (
    <details id={answerFragment(questionId)} className={style.answering} open={own !== undefined}>
      <summary>{text('answer')}</summary>
      <form method="post" action={QUESTION_FORM_PATHS.answer} className={style.form} data-part="answer-form">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="productKey" value={product.key} />
        <input type="hidden" name="question" value={questionId} />
        {q !== '' && <input type="hidden" name={QUESTION_SEARCH_PARAM} value={q} />}
        {page > 1 && <input type="hidden" name={QUESTION_PAGE_PARAM} value={page} />}
        <TextAreaField
          name="text"
          label={text('answerText')}
          rows={3}
          required
          minLength={MIN_ANSWER_LENGTH}
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={own?.text}
          messages={{ missing: short, invalid: short }}
          problem={problemIf('tooShort', 'tooLong')}
        />
        <p>
          <button type="submit" data-part="button">
            {text('answerSend')}
          </button>
        </p>
      </form>
    </details>
  )
}
