import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { EmailInput } from '../../features/customer/sign-in/forms/email-input.tsx'
import { fieldOf } from '../../features/customer/sign-in/forms/form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from '../../features/customer/sign-in/forms/form-frame.tsx'
import { useSecondsLeft, waitOf, waitOfCall, waitText, type Wait } from '../../features/customer/sign-in/login-wait.ts'
import { PasswordInput } from '../../features/customer/sign-in/forms/password-input.tsx'
import formStyle from '../../features/customer/sign-in/forms/sign-in-form.module.css'
import { signInTexts } from '../../features/customer/sign-in/sign-in.texts.ts'
import { employeeTexts } from '../../features/employee/employee.texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import style from './employee-login-page.module.css'

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'

type LoginModel = PageWith<'EmployeeLoginPage'>['model']
type Refusal = NonNullable<LoginModel['result']>

function useEmployeeLogin({ result, wait: first }: LoginModel) {
  const { api, dynamicData, reportError } = useShop()
  const { text } = useTexts(employeeTexts)
  const own = useTexts(signInTexts)
  const { state, run } = useAsyncAction()
  const [refusal, setRefusal] = useState(result)
  const [wait, setWait] = useState(() => waitOf(first))
  const left = useSecondsLeft(wait)
  const textOf = (code: Refusal, seconds: number) => {
    if (code !== 'tooMany') return text(`page.${code}`)
    return seconds > 0 ? waitText(own, seconds) : undefined
  }
  const refuse = (code: Refusal, until?: Wait) => {
    setRefusal(code)
    setWait(until)
    announcer.announce(textOf(code, until?.seconds ?? 0) ?? '')
    return false
  }
  async function send(form: FormData): Promise<boolean> {
    const code = fieldOf(form, 'code')
    const credentials = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password') }
    try {
      const answer = await api.post('employee/authentication/login', { ...credentials, ...(code && { code }) })
      if (!answer.success) return refuse(answer.errorCode ?? 'failed')
      setRefusal(undefined)
      await dynamicData.changed(['employee', 'storeStock'])
      return true
    } catch (error) {
      reportError(error, 'warn')
      const until = waitOfCall(error)
      return refuse(until ? 'tooMany' : 'failed', until)
    }
  }
  return {
    state,
    refusal,
    failure: refusal && textOf(refusal, left),
    logIn: (form: FormData) => void run(() => send(form)),
  }
}

function LoginForm({ model }: { readonly model: LoginModel }): ReactNode {
  const { text } = useTexts(employeeTexts)
  const { state, refusal, failure, logIn } = useEmployeeLogin(model)
  const asksCode = refusal === 'codeRequired' || refusal === 'codeWrong'
  return (
    <div className={formStyle.whole}>
      <p className={formStyle.intro}>{text('page.intro')}</p>
      <FormFrame action={EMPLOYEE_FORMS.login} name="employee-login" onSubmit={logIn}>
        <EmailInput autoComplete="username" enterKeyHint="next" />
        <PasswordInput
          name="password"
          label={text('page.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          missing={text('page.missing')}
        />
        {asksCode && (
          <TextField
            name="code"
            label={text('page.code')}
            hint={text('page.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            messages={{ missing: text('page.codeRequired') }}
          />
        )}
        <FormFailure>{failure}</FormFailure>
        <SubmitButton state={state} label={text('page.submit')} pending={text('page.pending')} />
      </FormFrame>
    </div>
  )
}

function PasskeyLogin(): ReactNode {
  const { api, dynamicData, reportError } = useShop()
  const { text } = useTexts(employeeTexts)
  const canUse = useSyncExternalStore(never, isSupported, () => false)
  const { state, run } = useAsyncAction()
  const [hasFailed, setFailed] = useState(false)
  if (!canUse) return null
  const logIn = async () => {
    setFailed(false)
    const client = await import('./employee-passkey-client.ts')
    const isDone = await client.logInWithEmployeePasskey(api).catch((error: unknown) => {
      if (!client.isOwnRefusal(error)) reportError(error, 'warn')
      return false
    })
    setFailed(!isDone)
    if (isDone) await dynamicData.changed(['employee', 'storeStock'])
    else announcer.announce(text('page.passkeyFailed'))
    return isDone
  }
  return (
    <div className={style.passkey}>
      <AsyncButton
        state={state}
        part="text-link"
        type="button"
        status={{ pending: text('page.pending') }}
        onPress={() => void run(logIn)}
      >
        <span>{text('page.passkey')}</span>
      </AsyncButton>
      <FormFailure>{hasFailed ? text('page.passkeyFailed') : undefined}</FormFailure>
    </div>
  )
}

/** Signed in, here or in another tab: the same address is then the employee's own page. */
function useOwnPageOnceAtWork(): void {
  const isAtWork = useDynamicData('employee').data?.isLoggedIn
  useEffect(() => {
    if (isAtWork) window.location.reload()
  }, [isAtWork])
}

export function EmployeeLoginPage({ page }: { readonly page: PageWith<'EmployeeLoginPage'> }): ReactNode {
  const { text } = useTexts(employeeTexts)
  useOwnPageOnceAtWork()
  return (
    <SignInPage view="Login" heading={text('page.heading')}>
      <LoginForm model={page.model} />
      <PasskeyLogin />
    </SignInPage>
  )
}
