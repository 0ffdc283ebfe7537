import type { FormEvent, ReactNode } from 'react'
import { validateEmail, MAX_EMAIL_LENGTH } from '@firkant/domain/mail/email-address.ts'
import { validateOrderNumber, MAX_WRITTEN_NUMBER_LENGTH } from '@firkant/domain/orders/order-number.ts'
import type { ReturnFieldError } from '@firkant/domain/returns/return-lookup.ts'
import { returnPath, type ReturnStep } from '@firkant/domain/returns/return-steps.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './returns-form.module.css'
import { RETURN_TEXTS, useReturnLookup } from './use-return-lookup.ts'
import { returnsTexts, type ReturnsTextKey } from './returns.texts.ts'

const STEP_TEXTS: Readonly<Record<ReturnStep, ReturnsTextKey | undefined>> = {
  register: undefined,
  incomplete: 'returns.incomplete',
  invalid: 'returns.invalid',
  unknown: 'returns.notFound',
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface ReturnsFormProps {
  /** Error of the plain form post, on the page that answers it. */
  readonly step?: ReturnStep
  readonly className?: string | undefined
}

/** Finds an order's return by order number and e-mail: a form, so that it works without scripts. */
export function ReturnsForm({ step = 'register', className = '' }: ReturnsFormProps): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(returnsTexts)
  const { state, failure, find } = useReturnLookup(STEP_TEXTS[step])
  const errorText = (error: ReturnFieldError | undefined) => error && text(RETURN_TEXTS[error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    find({ orderNumber: textOf(form, 'orderNumber'), email: textOf(form, 'email') })
  }
  return (
    <form method="post" action={returnPath('register')} className={`${style.form} ${className}`} onSubmit={submit}>
      <input type="hidden" name="language" value={language} />
      <TextField
        name="orderNumber"
        label={text('returns.orderNumber')}
        hint={text('returns.orderNumberHint')}
        required
        // Room for the prefix and blanks around it.
        maxLength={MAX_WRITTEN_NUMBER_LENGTH + 10}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        messages={{ missing: text('returns.emptyOrderNumber') }}
        check={(typed) => errorText(validateOrderNumber(typed))}
      />
      <TextField
        name="email"
        type="email"
        label={text('returns.email')}
        required
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="search"
        messages={{ missing: text('returns.emptyEmail'), invalid: text('returns.invalidEmail') }}
        check={(typed) => errorText(validateEmail(typed))}
      />
      {failure && (
        <p className={style.failure} data-part="returns-failure">
          {failure}
        </p>
      )}
      <AsyncButton state={state} part="button" variant="returns">
        <span>{text('returns.submit')}</span>
      </AsyncButton>
    </form>
  )
}
