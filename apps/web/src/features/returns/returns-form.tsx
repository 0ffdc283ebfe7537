import type { FormEvent, ReactNode } from 'react'
import { LONGEST_EMAIL } from '@firkant/domain/mail/email-address.ts'
import {
  judgeOrderNumber,
  judgeReturnEmail,
  LONGEST_ORDER_NUMBER,
  type ReturnFieldError,
} from '@firkant/domain/returns/return-lookup.ts'
import { returnPath, type ReturnStep } from '@firkant/domain/returns/return-steps.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useShop } from '../../start/shop-context.ts'
import type { PlainKey } from '../../texts/text-catalogue.ts'
import style from './returns-form.module.css'
import { RETURN_TEXTS, useReturnLookup } from './use-return-lookup.ts'

const STEP_TEXTS: Readonly<Record<ReturnStep, PlainKey | undefined>> = {
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
  /** What the plain form was answered with, on the page that tells it. */
  readonly step?: ReturnStep
}

/** By order number and address to the return of that order. A form, so that it works without the shop's code too. */
export function ReturnsForm({ step = 'register' }: ReturnsFormProps): ReactNode {
  const { texts, language } = useShop()
  const { state, failure, find } = useReturnLookup(STEP_TEXTS[step])
  const say = (error: ReturnFieldError | undefined) => error && texts.text(RETURN_TEXTS[error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    find({ orderNumber: textOf(form, 'orderNumber'), email: textOf(form, 'email') })
  }
  return (
    <form
      method="post"
      action={returnPath('register')}
      className={style.form}
      data-part="returns-form"
      onSubmit={submit}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        name="orderNumber"
        label={texts.text('returns.orderNumber')}
        hint={texts.text('returns.orderNumberHint')}
        required
        // Room for the sign and blanks around it.
        maxLength={LONGEST_ORDER_NUMBER + 10}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        messages={{ missing: texts.text('returns.emptyOrderNumber') }}
        check={(text) => say(judgeOrderNumber(text))}
      />
      <TextField
        name="email"
        type="email"
        label={texts.text('returns.email')}
        required
        maxLength={LONGEST_EMAIL}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="search"
        messages={{ missing: texts.text('returns.emptyEmail'), invalid: texts.text('returns.invalidEmail') }}
        check={(text) => say(judgeReturnEmail(text))}
      />
      {failure && (
        <p className={style.failure} data-part="returns-failure">
          {texts.text(failure)}
        </p>
      )}
      <AsyncButton state={state} part="button" variant="returns">
        <span>{texts.text('returns.submit')}</span>
      </AsyncButton>
    </form>
  )
}
