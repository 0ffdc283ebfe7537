import { useState, type ReactNode } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import { SIGN_IN_FORMS, SIGN_IN_PARAMS, type LoginResult } from '@firkant/domain/customer/sign-in-forms.ts'
import { useDynamicData } from '../../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { EmailInput } from './email-input.tsx'
import { fieldOf } from './form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from './form-frame.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordInput } from './password-input.tsx'
import style from './sign-in-form.module.css'
import { useLogin } from './use-login.ts'
import { signInTexts, type SignInTextKey } from '../sign-in.texts.ts'
import { ViewLink, type GoToView } from './view-link.tsx'

const REFUSED: Readonly<Record<LoginResult, SignInTextKey | undefined>> = {
  failed: 'login.failed',
  tooMany: 'login.failed',
  passwordChosen: undefined,
}

interface LoginFormProps {
  readonly onLoggedIn: (merged: MergedAtLogin | undefined) => void
  readonly go?: GoToView | undefined
  readonly returnUrl?: string | undefined
  readonly result?: LoginResult | undefined
  /** In seconds, after too many attempts. */
  readonly wait?: number | undefined
}

/** A customer who is only recognised enters the password alone, unless it is somebody else. */
function useRecognised() {
  const customer = useDynamicData('customer').data
  const [isSomebodyElse, setSomebodyElse] = useState(false)
  const isRecognised = Boolean(customer?.isSoftLoggedIn && !customer.isLoggedIn && !isSomebodyElse)
  return {
    recognised: isRecognised ? customer : undefined,
    maskedEmail: isRecognised ? (customer?.maskedEmail ?? '') : undefined,
    setSomebodyElse,
  }
}

interface OtherWayProps extends Pick<LoginFormProps, 'go' | 'returnUrl'> {
  /** Set for a customer who is recognised: they have an account. */
  readonly onSomebodyElse: (() => void) | undefined
}

function OtherWay({ onSomebodyElse, go, returnUrl }: OtherWayProps): ReactNode {
  const { text } = useTexts(signInTexts)
  if (onSomebodyElse)
    return (
      <p className={style.other}>
        <button type="button" data-part="text-link" onClick={onSomebodyElse}>
          {text('login.somebodyElse')}
        </button>
      </p>
    )
  const search = returnUrl && `?${new URLSearchParams({ [SIGN_IN_PARAMS.returnUrl]: returnUrl }).toString()}`
  return (
    <p className={style.other}>
      {text('login.noAccount')}{' '}
      <ViewLink view="Registration" go={go} search={search}>
        {text('login.register')}
      </ViewLink>
    </p>
  )
}

export function LoginForm({ onLoggedIn, go, returnUrl, result, wait: first }: LoginFormProps): ReactNode {
  const { api } = useShop()
  const { text } = useTexts(signInTexts)
  const { state, failure, wait, logIn } = useLogin({ refused: result && REFUSED[result], wait: first, onLoggedIn })
  const { recognised, maskedEmail, setSomebodyElse } = useRecognised()
  const isSoftLogin = recognised !== undefined
  const submit = (form: FormData) => {
    const credentials = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password'), isSoftLogin }
    logIn(() => api.post('authentication/login', credentials), 'login.failed')
  }
  const { forename } = recognised ?? {}
  return (
    <div className={style.whole}>
      <p className={style.intro}>
        {!isSoftLogin && text('login.intro')}
        {isSoftLogin && (forename ? text('login.softIntro', { forename }) : text('login.softIntroYou'))}
      </p>
      {result === 'passwordChosen' && (
        <p className={style.done} data-part="sign-in-done">
          {text('login.passwordChosen')}
        </p>
      )}
      <FormFrame action={SIGN_IN_FORMS.login} name="login" onSubmit={submit}>
        {returnUrl && <input type="hidden" name={SIGN_IN_PARAMS.returnUrl} value={returnUrl} />}
        {isSoftLogin && <input type="hidden" name="isSoftLogin" value="true" />}
        <EmailInput autoComplete="username webauthn" enterKeyHint="next" lockedTo={maskedEmail} />
        <PasswordInput
          name="password"
          label={text('field.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          missing={text('error.password')}
        />
        <p className={style.aside}>
          <ViewLink view="ResetPassword" go={go && ((view) => go(view, maskedEmail))}>
            {text('login.forgot')}
          </ViewLink>
        </p>
        <FormFailure hint={wait ?? (failure === 'login.failed' ? text('login.failedHint') : undefined)}>
          {failure && text(failure)}
        </FormFailure>
        <SubmitButton state={state} label={text('login.submit')} pending={text('login.pending')} />
      </FormFrame>
      <PasskeyLogin logIn={logIn} isPending={state === 'pending'} />
      <OtherWay onSomebodyElse={isSoftLogin ? () => setSomebodyElse(true) : undefined} go={go} returnUrl={returnUrl} />
    </div>
  )
}
