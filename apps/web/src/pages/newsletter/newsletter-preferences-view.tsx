import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import {
  ALERT_KINDS,
  isPreferenceDone,
  PREFERENCE_FORM_FIELD,
  type PreferenceForm,
} from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterModel } from '@firkant/domain/page/models/page-models.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { MyNotice } from '../my-pages/my-notice.tsx'
import page from './newsletter-page.module.css'
import style from './newsletter-preferences-view.module.css'
import { PersonalisationField } from './personalisation-field.tsx'
import { preferenceTexts } from './preference.texts.ts'

type Shown = Required<Pick<NewsletterModel, 'ask' | 'preferences' | 'personalisationText'>>

interface PartProps {
  readonly model: Shown
  readonly form: PreferenceForm
  readonly heading: string
  readonly text?: string
  readonly submit: string
  readonly isQuiet?: boolean
  readonly children?: ReactNode
}

/** A form of the page. Sent plainly: the page comes back and says how it ended, with scripts and without. */
function Part({ model: { ask }, form, heading, text, submit, isQuiet = false, children }: PartProps): ReactNode {
  return (
    <section className={style.part} data-of={form}>
      <h2 className={style.title}>{heading}</h2>
      {text !== undefined && <p>{text}</p>}
      <form method="post" action={ask.action} className={style.form}>
        <input type="hidden" name={TOKEN_PARAM} value={ask.token} />
        <input type="hidden" name={PREFERENCE_FORM_FIELD} value={form} />
        {children}
        <p>
          <button type="submit" data-part={isQuiet ? 'text-link' : 'button'}>
            {submit}
          </button>
        </p>
      </form>
    </section>
  )
}

function Choices({ model }: { model: Shown }): ReactNode {
  const { text } = useTexts(preferenceTexts)
  const { preferences, personalisationText } = model
  const { isSubscribed, isPersonalised, alerts } = preferences
  const waiting = ALERT_KINDS.filter((kind) => alerts[kind] > 0)
  if (!isSubscribed && waiting.length === 0) return null
  return (
    <Part model={model} form="choices" heading={text('choices')} submit={text('save')}>
      <div className={style.boxes}>
        {isSubscribed ? (
          <CheckField name="newsletter" label={text('newsletter')} defaultChecked />
        ) : (
          // Who has left decides nothing about the newsletter here.
          <input type="hidden" name="newsletter" value="on" />
        )}
        {waiting.map((kind) => (
          <CheckField key={kind} name={kind} label={text(kind, { count: alerts[kind] })} defaultChecked />
        ))}
        {isSubscribed && <PersonalisationField text={personalisationText} isGranted={isPersonalised} />}
      </div>
    </Part>
  )
}

function Address({ model }: { model: Shown }): ReactNode {
  const { text } = useTexts(preferenceTexts)
  const { outcome } = model.preferences
  const problem = outcome === 'emptyEmail' || outcome === 'invalidEmail' ? text(`outcome.${outcome}`) : undefined
  return (
    <Part
      model={model}
      form="address"
      heading={text('address')}
      text={text('addressText')}
      submit={text('changeAddress')}
    >
      <TextField
        name="email"
        type="email"
        label={text('newAddress')}
        required
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        problem={problem}
        messages={{ missing: text('outcome.emptyEmail'), invalid: text('outcome.invalidEmail') }}
      />
    </Part>
  )
}

/** What a subscriber gets, at which address, and the way out. */
export function NewsletterPreferencesView({ model }: { model: NewsletterModel }): ReactNode {
  const { text } = useTexts(preferenceTexts)
  const { ask, preferences, personalisationText } = model
  if (!ask || !preferences || personalisationText === undefined) return null
  const shown = { ask, preferences, personalisationText }
  const { outcome, isSubscribed, alerts, maskedEmail } = preferences
  const hasAny = isSubscribed || ALERT_KINDS.some((kind) => alerts[kind] > 0)
  return (
    <>
      <h1 className={page.heading}>{text('heading')}</h1>
      <p className={page.text}>{text('lead', { brand: storefront.name, email: maskedEmail })}</p>
      {outcome && <MyNotice tone={isPreferenceDone(outcome) ? 'good' : 'bad'}>{text(`outcome.${outcome}`)}</MyNotice>}
      <div className={style.parts}>
        <Choices model={shown} />
        {isSubscribed ? (
          <Address model={shown} />
        ) : (
          <section className={style.part}>
            <NewsletterForm heading={text('comeBack')} text={text('comeBackText')} />
          </section>
        )}
        {hasAny && (
          <Part
            model={shown}
            form="end"
            heading={text('end')}
            text={text('endText', { brand: storefront.name })}
            submit={text('endAll')}
            isQuiet
          />
        )}
      </div>
    </>
  )
}
