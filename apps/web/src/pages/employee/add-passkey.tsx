import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { MAX_PASSKEY_NAME_LENGTH } from '@firkant/domain/customer/passkey-name.ts'
import { EMPLOYEE_PARAMS } from '@firkant/domain/page/models/employee-models.ts'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { failureOfCall } from '../../features/customer/sign-in/forms/form-failure.ts'
import { fieldOf } from '../../features/customer/sign-in/forms/form-field.ts'
import { employeeTexts } from '../../features/employee/employee.texts.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './employee-page.module.css'
import { employeePageTexts, type EmployeePageTextKey } from './employee-page.texts.ts'

const never = () => () => undefined
const isSupported = () => typeof window.PublicKeyCredential === 'function'

function useAddPasskey() {
  const { api, reportError } = useShop()
  const { text } = useTexts(employeePageTexts)
  const [failure, setFailure] = useState<EmployeePageTextKey>()
  const refuse = (key: EmployeePageTextKey) => {
    setFailure(key)
    announcer.announce(text(key))
    return false
  }
  async function add(form: FormData): Promise<boolean> {
    const client = await import('./employee-passkey-client.ts')
    try {
      const code = fieldOf(form, 'code')
      const refusal = await client.addEmployeePasskey(api, {
        name: fieldOf(form, 'name'),
        password: fieldOf(form, 'password'),
        ...(code && { code }),
      })
      if (refusal) return refuse(`add.${refusal}`)
      const query = new URLSearchParams({ [EMPLOYEE_PARAMS.view]: 'safety', [EMPLOYEE_PARAMS.result]: 'passkeyAdded' })
      window.location.assign(`${window.location.pathname}?${query}`)
      return true
    } catch (error) {
      if (client.isOwnRefusal(error)) return refuse('add.notVerified')
      reportError(error, 'warn')
      const isTooMany = failureOfCall(error, 'login.failed') === 'error.tooMany'
      return refuse(isTooMany ? 'add.tooManyTries' : 'add.notVerified')
    }
  }
  return { add, failure }
}

/** Needs scripts, as every passkey does. */
export function AddPasskey({ hasCode }: { readonly hasCode: boolean }): ReactNode {
  const { text } = useTexts(employeePageTexts)
  const { text: login } = useTexts(employeeTexts)
  const canUse = useSyncExternalStore(never, isSupported, () => false)
  const { add, failure } = useAddPasskey()
  const { state, run } = useAsyncAction()
  if (!canUse) return <p className={style.small}>{text('add.unsupported')}</p>
  const messages = { missing: text('order.missing') }
  return (
    <form
      className={style.form}
      data-form="employee-passkey"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void run(() => add(form))
      }}
    >
      <h3 className={style.subheading}>{text('add.heading')}</h3>
      <p className={style.small}>{text('add.intro')}</p>
      <TextField
        name="name"
        label={text('add.name')}
        defaultValue={text('add.defaultName')}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoComplete="off"
        required
        messages={messages}
      />
      <TextField
        name="password"
        type="password"
        label={login('page.password')}
        autoComplete="current-password"
        required
        messages={messages}
      />
      {hasCode && (
        <TextField
          name="code"
          label={login('page.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          messages={messages}
        />
      )}
      {failure && <p className={style.failure}>{text(failure)}</p>}
      <AsyncButton state={state} part="button" isKept status={{ pending: text('add.pending') }}>
        <span>{text('add.submit')}</span>
      </AsyncButton>
    </form>
  )
}
