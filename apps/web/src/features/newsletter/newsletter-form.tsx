import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './newsletter-form.module.css'
import { useNewsletterSignup, type NewsletterSignup } from './use-newsletter-signup.ts'

interface NewsletterFormProps {
  /** Overrides the shop's text; an empty string leaves it out. */
  readonly heading?: string | undefined
  readonly text?: string | undefined
  readonly headingLevel?: 1 | 2 | 3
  /** Error of the plain form post, on the page that answers it. */
  readonly refused?: NewsletterErrorCode | undefined
}

/** Sign-up by e-mail: a form, so that it works without scripts; then a page answers it. */
export function NewsletterForm({ heading, text, headingLevel = 2, refused }: NewsletterFormProps): ReactNode {
  const { texts } = useShop()
  const headingId = useId()
  const signup = useNewsletterSignup(refused)
  const Heading = `h${headingLevel}` as const
  const title = heading ?? texts.text('newsletter.heading')
  const intro = text ?? texts.text('newsletter.intro')
  return (
    <section className={style.newsletter} data-part="newsletter" aria-labelledby={title ? headingId : undefined}>
      {title && (
        <Heading id={headingId} data-part="newsletter-heading">
          {title}
        </Heading>
      )}
      {intro && <p data-part="newsletter-text">{intro}</p>}
      {signup.isSent ? <Sent /> : <SignupForm signup={signup} />}
    </section>
  )
}

/** The focused button is gone with the form: the focus moves to the result. */
function Sent(): ReactNode {
  const { texts } = useShop()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={message} tabIndex={-1} className={style.sent} data-part="newsletter-sent">
      {texts.text('newsletter.sent')}
    </p>
  )
}

function SignupForm({ signup }: { signup: NewsletterSignup }): ReactNode {
  const { texts, language } = useShop()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { state, problem, check, signUp } = signup
  const hasScript = useHasScript()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = field.current?.value ?? ''
    if (check(email)) field.current?.focus()
    else signUp(email)
  }
  return (
    <form
      method="post"
      action={FIXED_PATHS.newsletter[language]}
      className={style.form}
      data-part="newsletter-form"
      // With scripts our own messages, otherwise the browser's.
      noValidate={hasScript}
      onSubmit={submit}
    >
      <input type="hidden" name="language" value={language} />
      <label htmlFor={`${id}email`} className={style.label}>
        {texts.text('newsletter.email')}
      </label>
      <div className={style.row} data-invalid={problem ? '' : undefined}>
        <input
          ref={field}
          id={`${id}email`}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          maxLength={MAX_EMAIL_LENGTH}
          required
          className={style.field}
          data-part="newsletter-field"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}message ${id}consent`}
          onBlur={(event) => event.target.value && check(event.target.value)}
        />
        <AsyncButton state={state} part="button" variant="newsletter" className={style.submit}>
          <span>{texts.text('newsletter.submit')}</span>
        </AsyncButton>
      </div>
      <p id={`${id}message`} className={style.message} data-part="newsletter-message">
        {problem && texts.text(problem)}
      </p>
      <p id={`${id}consent`} className={style.consent} data-part="newsletter-consent">
        {texts.text('newsletter.consent')}
      </p>
    </form>
  )
}
