import type { CSSProperties, ReactNode } from 'react'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { ReviewWriteModel } from '@firkant/domain/page/models/review-models.ts'
import { STARS } from '@firkant/domain/reviews/review.ts'
import {
  FAULT_FIELD,
  MAX_REVIEW_AUTHOR,
  MAX_REVIEW_PHOTOS,
  MAX_REVIEW_TEXT,
  MAX_REVIEW_TITLE,
  REVIEW_FIELDS,
} from '@firkant/domain/reviews/written-review.ts'
import { TextAreaField, TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './review-form.module.css'
import { reviewPageTexts } from './review-page.texts.ts'

/** What the server takes. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'
const FAULT_ID = 'review-fault'

interface PartProps {
  readonly model: ReviewWriteModel
  /** Of this part. */
  readonly problem: string | undefined
}

function Stars({ model, problem }: PartProps): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  return (
    <fieldset className={style.group} role="radiogroup" aria-describedby={problem && FAULT_ID}>
      <legend className={style.legend}>{text('rating')}</legend>
      {STARS.map((stars) => (
        <label key={stars} className={style.star}>
          <input
            type="radio"
            name={REVIEW_FIELDS.rating}
            value={stars}
            className={style.radio}
            required
            defaultChecked={model.typed.rating === String(stars)}
          />
          <span
            className={style.stars}
            data-part="stars"
            style={{ '--share': `${stars * 20}%` } as CSSProperties}
            aria-hidden="true"
          />
          <span>
            <span className="sr-only">{stars}: </span>
            {text(`stars${stars}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const ANSWERS = ['yes', 'no', 'unsaid'] as const

function Measures({ model: { measures, typed } }: Pick<PartProps, 'model'>): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  if (measures.length === 0) return null
  return (
    <div className={style.group}>
      <h2 className={style.legend}>{text('measures')}</h2>
      {measures.map(({ key, label }) => {
        const said = typed.measures[key]
        const chosen = said === undefined ? 'unsaid' : said ? 'yes' : 'no'
        return (
          <fieldset key={key} className={style.measure} aria-label={label}>
            <span aria-hidden="true">{label}</span>
            <span className={style.answers}>
              {ANSWERS.map((answer) => (
                <label key={answer} className={style.answer}>
                  <input
                    type="radio"
                    name={REVIEW_FIELDS.measure + key}
                    value={answer === 'unsaid' ? '' : answer}
                    className={style.radio}
                    defaultChecked={answer === chosen}
                  />
                  {text(answer)}
                </label>
              ))}
            </span>
          </fieldset>
        )
      })}
    </div>
  )
}

function Photos({ model: { photos }, problem }: PartProps): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  return (
    <div className={style.group} data-part="review-photos">
      <label htmlFor="review-photo" className={style.legend}>
        {text('photos')}
      </label>
      {photos.length > 0 && (
        <ul className={style.photos} aria-label={text('photosKept')}>
          {photos.map(({ id, src }, index) => (
            <li key={id}>
              <label className={style.photo}>
                <img src={src} alt="" />
                <span className={style.answer}>
                  <input type="checkbox" name={REVIEW_FIELDS.removed} value={id} className={style.radio} />
                  {text('remove', { number: index + 1 })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MAX_REVIEW_PHOTOS && (
        <input
          id="review-photo"
          type="file"
          name={REVIEW_FIELDS.photo}
          accept={ACCEPTED}
          multiple
          className={style.file}
          aria-describedby={problem === undefined ? 'review-photo-hint' : `${FAULT_ID} review-photo-hint`}
          aria-invalid={problem !== undefined || undefined}
        />
      )}
      <p id="review-photo-hint" className={style.hint}>
        {text('photosHint')}
      </p>
    </div>
  )
}

function EraseForm({ eraseAction, token }: ReviewWriteModel): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  if (eraseAction === undefined) return null
  return (
    <form method="post" action={eraseAction} className={style.erase}>
      <input type="hidden" name={TOKEN_PARAM} value={token} />
      <button type="submit" data-part="button" data-look="line">
        {text('erase')}
      </button>
      <p className={style.hint}>{text('eraseHint')}</p>
    </form>
  )
}

/** A plain form: photos are sent with it, with scripts or without. */
export function ReviewForm({ model }: { model: ReviewWriteModel }): ReactNode {
  const { text } = useTexts(reviewPageTexts)
  const { action, token, typed, fault, state } = model
  const said = fault && text(`fault.${fault}`)
  const problemOf = (field: (typeof FAULT_FIELD)[keyof typeof FAULT_FIELD]) =>
    fault && FAULT_FIELD[fault] === field ? said : undefined
  return (
    <>
      <form method="post" action={action} encType="multipart/form-data" className={style.form}>
        <input type="hidden" name={TOKEN_PARAM} value={token} />
        {said !== undefined && (
          <p id={FAULT_ID} className={style.alert} role="alert" data-part="review-fault">
            {said}
          </p>
        )}
        <Stars model={model} problem={problemOf('rating')} />
        <TextField
          name={REVIEW_FIELDS.title}
          label={text('title')}
          hint={text('titleHint')}
          maxLength={MAX_REVIEW_TITLE}
          defaultValue={typed.title}
          problem={problemOf('title')}
        />
        <TextAreaField
          name={REVIEW_FIELDS.text}
          label={text('text')}
          hint={text('textHint')}
          rows={6}
          required
          maxLength={MAX_REVIEW_TEXT}
          defaultValue={typed.text}
          problem={problemOf('text')}
        />
        <Measures model={model} />
        <Photos model={model} problem={problemOf('photo')} />
        <TextField
          name={REVIEW_FIELDS.author}
          label={text('author')}
          hint={text('authorHint')}
          required
          maxLength={MAX_REVIEW_AUTHOR}
          defaultValue={typed.author}
          autoComplete="given-name"
          problem={problemOf('author')}
        />
        <p>
          <button type="submit" data-part="button">
            {text(state === 'asked' ? 'send' : 'change')}
          </button>
        </p>
      </form>
      <EraseForm {...model} />
    </>
  )
}
