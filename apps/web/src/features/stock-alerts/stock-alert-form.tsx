import { useEffect, useId, useRef, type FormEvent, type ReactNode, type Ref } from 'react'
import { MAX_EMAIL_LENGTH, validateEmail, type EmailError } from '@firkant/domain/mail/email-address.ts'
import {
  STOCK_ALERT_FORM_PATH,
  STOCK_ALERT_ID,
  STOCK_ALERT_OUTCOMES,
} from '@firkant/domain/stock-alerts/stock-alert-form.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './stock-alert-form.module.css'
import { useStockAlert, type StockAlert } from './use-stock-alert.ts'
import { stockAlertTexts, type StockAlertTextKey } from './stock-alert.texts.ts'

const EMAIL_TEXTS: Readonly<Record<EmailError, StockAlertTextKey>> = { emptyEmail: 'empty', invalidEmail: 'invalid' }

export interface StockAlertFormProps {
  readonly sku: string
  /** Stands beside the button. */
  readonly heart?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** In place of quantity and cart button: asks for a mail when the product is back. */
export function StockAlertForm({ sku, heart, ref }: StockAlertFormProps): ReactNode {
  const own = useTexts(stockAlertTexts)
  const titleId = useId()
  const alert = useStockAlert(sku)
  return (
    <section
      ref={ref}
      id={STOCK_ALERT_ID}
      tabIndex={-1}
      className={style.alert}
      data-part="stock-alert"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={style.title}>
        {own.text('heading')}
      </h2>
      {alert.isSent ? <Sent /> : <Request sku={sku} heart={heart} alert={alert} />}
    </section>
  )
}

/** The focused button is gone with the form: the focus moves to the result. */
function Sent(): ReactNode {
  const own = useTexts(stockAlertTexts)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={message} tabIndex={-1} className={style.sent} data-part="stock-alert-sent">
      {own.text('sent')}
    </p>
  )
}

function Request({ sku, heart, alert }: Pick<StockAlertFormProps, 'sku' | 'heart'> & { alert: StockAlert }): ReactNode {
  const { texts, language } = useShop()
  const own = useTexts(stockAlertTexts)
  const { state, failure, isAvailable, signUp, clear } = alert
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    signUp(typeof typed === 'string' ? typed : '')
  }
  return (
    <form
      method="post"
      action={STOCK_ALERT_FORM_PATH}
      className={style.form}
      data-part="stock-alert-form"
      onSubmit={submit}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="sku" value={sku} />
      <TextField
        name="email"
        type="email"
        label={own.text('email')}
        required
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        problem={failure}
        onChange={clear}
        messages={{ missing: own.text('empty'), invalid: own.text('invalid') }}
        check={(typed) => {
          const error = validateEmail(typed)
          return error && own.text(EMAIL_TEXTS[error])
        }}
      />
      {isAvailable && (
        <button type="button" data-part="text-link" onClick={() => window.location.reload()}>
          {own.text('reload')}
        </button>
      )}
      <FormOutcomes />
      <div className={style.row} data-heart={heart ? '' : undefined}>
        <AsyncButton state={state} part="button" variant="stock-alert">
          <span>{texts.text('stockAlert.action')}</span>
        </AsyncButton>
        {heart}
      </div>
      <p className={style.consent}>{own.text('consent')}</p>
    </form>
  )
}

const OUTCOME_TEXTS: Readonly<Record<keyof typeof STOCK_ALERT_OUTCOMES, StockAlertTextKey>> = {
  sent: 'sent',
  emptyEmail: 'empty',
  invalidEmail: 'invalid',
}

/** Without scripts the fragment names the result, and `:target` shows it. */
function FormOutcomes(): ReactNode {
  const own = useTexts(stockAlertTexts)
  return (
    <noscript>
      {(Object.keys(OUTCOME_TEXTS) as readonly (keyof typeof OUTCOME_TEXTS)[]).map((outcome) => (
        <p
          key={outcome}
          id={STOCK_ALERT_OUTCOMES[outcome]}
          className={style.outcome}
          data-part="form-outcome"
          data-tone={outcome === 'sent' ? undefined : 'negative'}
        >
          {own.text(OUTCOME_TEXTS[outcome])}
        </p>
      ))}
    </noscript>
  )
}
