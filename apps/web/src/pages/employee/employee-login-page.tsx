import { useState, type ReactNode } from 'react'
import type { EmployeeModel } from '@firkant/domain/employee/employee-model.ts'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { EmailInput } from '../../features/customer/sign-in/email-input.tsx'
import { failureOfCall } from '../../features/customer/sign-in/form-failure.ts'
import { fieldOf } from '../../features/customer/sign-in/form-field.ts'
import { FormFailure, FormFrame, SubmitButton } from '../../features/customer/sign-in/form-frame.tsx'
import { PasswordInput } from '../../features/customer/sign-in/password-input.tsx'
import formStyle from '../../features/customer/sign-in/sign-in-form.module.css'
import { useEmployeeTexts } from '../../features/employee/use-employee-texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import style from './employee-login-page.module.css'

type Refusal = NonNullable<PageWith<'EmployeeLoginPage'>['model']['result']>

function useEmployeeLogin(result: Refusal | undefined) {
  const { api, dynamicData, reportError } = useShop()
  const text = useEmployeeTexts()
  const { state, run } = useAsyncAction()
  const [refusal, setRefusal] = useState(result)
  const refuse = (code: Refusal) => {
    setRefusal(code)
    announcer.announce(text(`page.${code}`))
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
      return refuse(failureOfCall(error, 'login.failed') === 'error.tooMany' ? 'tooMany' : 'failed')
    }
  }
  return { state, refusal, logIn: (form: FormData) => void run(() => send(form)) }
}

function LoginForm({ result }: { readonly result: Refusal | undefined }): ReactNode {
  const text = useEmployeeTexts()
  const { state, refusal, logIn } = useEmployeeLogin(result)
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
        <FormFailure>{refusal && text(`page.${refusal}`)}</FormFailure>
        <SubmitButton state={state} label={text('page.submit')} pending={text('page.pending')} />
      </FormFrame>
    </div>
  )
}

function PlainForm({ action, children }: { readonly action: string; readonly children: ReactNode }): ReactNode {
  const { language } = useShop()
  return (
    <form method="post" action={action} className={style.form}>
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  )
}

/** Works without scripts: there the bar above the page is missing. */
function AtWork({ employee }: { readonly employee: EmployeeModel }): ReactNode {
  const text = useEmployeeTexts()
  const { pages } = useFrame()
  return (
    <div className={formStyle.whole} data-part="employee-at-work">
      <p className={formStyle.intro}>{text('page.atWork', { name: employee.displayName ?? '' })}</p>
      <PlainForm action={EMPLOYEE_FORMS.store}>
        <SelectBox
          name="storeId"
          label={text('page.store')}
          defaultValue={employee.selectedStoreId}
          choices={employee.stores.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
        <button type="submit" data-part="button">
          {text('page.save')}
        </button>
      </PlainForm>
      <div className={style.ways}>
        <a href={pages?.startPageUrl ?? '/'} data-part="text-link">
          {text('page.toShop')}
        </a>
        <PlainForm action={EMPLOYEE_FORMS.logout}>
          <button type="submit" data-part="text-link">
            {text('bar.logOut')}
          </button>
        </PlainForm>
      </div>
    </div>
  )
}

export function EmployeeLoginPage({ page }: { readonly page: PageWith<'EmployeeLoginPage'> }): ReactNode {
  const text = useEmployeeTexts()
  const employee = useDynamicData('employee').data
  return (
    <SignInPage view="Login" heading={text('page.heading')}>
      {employee?.isLoggedIn ? <AtWork employee={employee} /> : <LoginForm result={page.model.result} />}
    </SignInPage>
  )
}
