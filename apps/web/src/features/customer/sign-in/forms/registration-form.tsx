import type { ReactNode } from 'react'
import { ADDRESS_LENGTHS, readMobile } from '@firkant/domain/cart/checkout/address-rules.ts'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { RegistrationError } from '@firkant/domain/customer/registration.ts'
import { SIGN_IN_FORMS, SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import { isNameText } from '@firkant/domain/text/name-text.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useDynamicData } from '../../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { EmailInput } from './email-input.tsx'
import { fieldOf } from './form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from './form-frame.tsx'
import { NewPasswordInputs, PASSWORD_ERROR_TEXTS } from './new-password-inputs.tsx'
import style from './sign-in-form.module.css'
import { REGISTRATION_ERROR_TEXTS, useRegistration, type RegistrationBody } from './use-registration.ts'
import { signInTexts } from '../sign-in.texts.ts'
import { ViewLink, type GoToView } from './view-link.tsx'

type FieldError = Exclude<RegistrationError, 'registrationFailed'>
const MAX_PHONE_LENGTH = 24

function bodyOf(form: FormData): RegistrationBody {
  return {
    forename: fieldOf(form, 'forename'),
    surname: fieldOf(form, 'surname'),
    email: fieldOf(form, 'email'),
    phoneNumber: fieldOf(form, 'phoneNumber'),
    password: fieldOf(form, 'password'),
    confirmPassword: fieldOf(form, 'confirmPassword'),
    approveNewsletter: form.has('approveNewsletter') ? 'true' : 'false',
  }
}

interface NameFieldProps {
  readonly name: 'forename' | 'surname'
  readonly autoComplete: 'given-name' | 'family-name'
  readonly maxLength: number
  readonly problem: string | undefined
  readonly onEdit: () => void
}

function NameField({ name, onEdit, ...field }: NameFieldProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const missing = text(`error.${name}`)
  const check = (typed: string) => {
    if (typed.trim() === '') return missing
    return isNameText(typed) ? undefined : text('error.nameSigns')
  }
  return (
    <TextField
      {...field}
      name={name}
      label={text(`field.${name}`)}
      required
      autoCapitalize="words"
      enterKeyHint="next"
      messages={{ missing }}
      check={check}
      onChange={onEdit}
    />
  )
}

function PhoneField({ problem, onEdit }: Pick<NameFieldProps, 'problem' | 'onEdit'>): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(signInTexts)
  const countries = useDynamicData('countries').data?.markets ?? [market.key]
  const invalid = text('error.phoneNumber')
  return (
    <TextField
      name="phoneNumber"
      type="tel"
      label={text('field.phoneNumber')}
      required
      maxLength={MAX_PHONE_LENGTH}
      autoComplete="tel"
      inputMode="tel"
      enterKeyHint="next"
      messages={{ missing: invalid }}
      check={(typed) => (readMobile(typed, market.key, countries) === undefined ? invalid : undefined)}
      problem={problem}
      onChange={onEdit}
    />
  )
}

type PasswordError = Extract<RegistrationError, keyof typeof PASSWORD_ERROR_TEXTS | 'emptyPassword'>

function isPasswordError(error: RegistrationError | 'tooMany' | undefined): error is PasswordError {
  return error === 'emptyPassword' || (error !== undefined && Object.hasOwn(PASSWORD_ERROR_TEXTS, error))
}

interface RegistrationFormProps {
  readonly onRegistered: (merged: MergedAtLogin | undefined) => void
  readonly go?: GoToView | undefined
  readonly returnUrl?: string | undefined
  readonly result?: RegistrationError | 'tooMany' | undefined
}

export function RegistrationForm({ onRegistered, go, returnUrl, result }: RegistrationFormProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const { state, error, register, clearError } = useRegistration(result, onRegistered)
  const problemOf = (code: FieldError) => (error === code ? text(REGISTRATION_ERROR_TEXTS[code]) : undefined)
  const isOfForm = error === 'registrationFailed' || error === 'tooMany'
  return (
    <div className={style.whole}>
      <p className={style.intro}>{text('register.intro')}</p>
      <FormFrame action={SIGN_IN_FORMS.register} name="register" onSubmit={(form) => register(bodyOf(form))}>
        {returnUrl && <input type="hidden" name={SIGN_IN_PARAMS.returnUrl} value={returnUrl} />}
        <div className={style.pair}>
          <NameField
            name="forename"
            autoComplete="given-name"
            maxLength={ADDRESS_LENGTHS.firstName}
            problem={problemOf('emptyForename')}
            onEdit={clearError}
          />
          <NameField
            name="surname"
            autoComplete="family-name"
            maxLength={ADDRESS_LENGTHS.lastName}
            problem={problemOf('emptySurname')}
            onEdit={clearError}
          />
        </div>
        <EmailInput
          autoComplete="username"
          enterKeyHint="next"
          problem={problemOf('emptyEmail')}
          onChange={clearError}
        />
        <PhoneField problem={problemOf('emptyPhoneNumber')} onEdit={clearError} />
        <NewPasswordInputs
          label={text('field.password')}
          problem={isPasswordError(error) ? error : undefined}
          onEdit={clearError}
        />
        <CheckField name="approveNewsletter" value="true" defaultChecked label={text('field.newsletter')} />
        <FormFailure>{isOfForm ? text(REGISTRATION_ERROR_TEXTS[error]) : undefined}</FormFailure>
        <SubmitButton state={state} label={text('register.submit')} pending={text('register.pending')} />
      </FormFrame>
      <p className={style.other}>
        {text('register.hasAccount')}{' '}
        <ViewLink view="Login" go={go}>
          {text('register.logIn')}
        </ViewLink>
      </p>
    </div>
  )
}
