import type { ReactNode } from 'react'
import { MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from '@firkant/domain/questions/product-question.ts'
import { ASK_FRAGMENT, QUESTION_FORM_PATHS, type QuestionOutcome } from '@firkant/domain/questions/question-steps.ts'
import { MAX_REVIEW_AUTHOR } from '@firkant/domain/reviews/written-review.ts'
import { TextAreaField, TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './questions-page.module.css'
import { questionsTexts } from './questions.texts.ts'

interface AskFormProps {
  readonly productKey: string
  /** Of what was sent before. */
  readonly outcome: QuestionOutcome | undefined
}

/** Anybody may ask; an address is only for the answer. */
export function AskForm({ productKey, outcome }: AskFormProps): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  const problemIf = (...outcomes: readonly QuestionOutcome[]) =>
    outcome && outcomes.includes(outcome) ? text(`outcome.${outcome}`) : undefined
  return (
    <form id={ASK_FRAGMENT} method="post" action={QUESTION_FORM_PATHS.ask} className={style.form} data-part="ask-form">
      <h2>{text('ask')}</h2>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="productKey" value={productKey} />
      <TextAreaField
        name="text"
        label={text('question')}
        rows={3}
        required
        maxLength={MAX_QUESTION_LENGTH}
        problem={problemIf('tooShort', 'tooLong')}
      />
      <TextField
        name="author"
        label={text('author')}
        hint={text('authorHint')}
        maxLength={MAX_REVIEW_AUTHOR}
        autoComplete="given-name"
        problem={problemIf('nameTooLong')}
      />
      <TextField
        type="email"
        name="email"
        label={text('email')}
        hint={text('emailHint')}
        autoComplete="email"
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

interface AnswerFormProps {
  readonly productKey: string
  readonly questionId: string
}

/** Of who has it at home. */
export function AnswerForm({ productKey, questionId }: AnswerFormProps): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(questionsTexts)
  return (
    <details className={style.answering}>
      <summary>{text('answer')}</summary>
      <form method="post" action={QUESTION_FORM_PATHS.answer} className={style.form} data-part="answer-form">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="productKey" value={productKey} />
        <input type="hidden" name="question" value={questionId} />
        <TextAreaField name="text" label={text('answerText')} rows={3} required maxLength={MAX_ANSWER_LENGTH} />
        <p>
          <button type="submit" data-part="button">
            {text('answerSend')}
          </button>
        </p>
      </form>
    </details>
  )
}
