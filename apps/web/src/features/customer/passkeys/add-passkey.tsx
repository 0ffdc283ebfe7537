import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { PasswordInput } from '../sign-in/forms/password-input.tsx'
import style from './passkey-list.module.css'
import { REFUSAL_TEXTS, type PasskeyRefusal, type Passkeys } from './use-passkeys.ts'
import { passkeyTexts } from './passkey.texts.ts'

const AT_THE_FIELD: readonly PasskeyRefusal[] = ['passwordNeeded', 'wrongPassword', 'tooManyAttempts']

function useAdding(change: Passkeys['change']) {
  const { api } = useShop()
  const { text } = useTexts(passkeyTexts)
  const { state, run } = useAsyncAction()
  const [refusal, setRefusal] = useState<PasskeyRefusal>()
  const [password, setPassword] = useState('')
  async function add(): Promise<boolean> {
    const client = await import('./passkey-client.ts')
    const typed = refusal === undefined ? undefined : password
    const tell = (told: PasskeyRefusal) => {
      const isOfField = AT_THE_FIELD.includes(told)
      if (isOfField) setRefusal(told)
      return isOfField
    }
    const work = () => client.addPasskey(api, text('passkeys.defaultName'), typed)
    const isAdded = await change(work, text('passkeys.added'), tell)
    if (!isAdded) return false
    setRefusal(undefined)
    setPassword('')
    return true
  }
  return {
    state,
    add: () => void run(add),
    /** Set while the password is asked for. */
    refusal,
    password,
    /** What was told of the last password says nothing of the next. */
    edit(typed: string) {
      setPassword(typed)
      setRefusal('passwordNeeded')
    },
    cancel() {
      setRefusal(undefined)
      setPassword('')
    },
  }
}

/** A login that is some minutes old may be somebody else's by now: the password is asked for first. */
export function AddPasskey({ email, change }: { readonly email: string; readonly change: Passkeys['change'] }) {
  const { text } = useTexts(passkeyTexts)
  const { state, add, refusal, password, edit, cancel } = useAdding(change)
  const asks = refusal !== undefined
  const place = useRef<HTMLDivElement>(null)
  const hadForm = useRef(false)
  useEffect(() => {
    if (asks) place.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else if (hadForm.current) place.current?.querySelector('button')?.focus()
    hadForm.current = asks
  }, [asks, refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const button = (label: string): ReactNode => (
    <AsyncButton
      state={state}
      part="button"
      type={asks ? 'submit' : 'button'}
      className={style.add}
      status={{ pending: text('passkeys.adding') }}
      {...(!asks && { onPress: add })}
    >
      <span>{label}</span>
    </AsyncButton>
  )
  return (
    <div ref={place} data-part="add-passkey">
      {asks ? (
        <form className={style.rename} onSubmit={submit}>
          <p>{text('passkeys.passwordNeeded')}</p>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            name="password"
            label={text('passkeys.password')}
            autoComplete="current-password"
            enterKeyHint="go"
            missing={text('passkeys.passwordMissing')}
            problem={refusal === 'passwordNeeded' ? undefined : text(REFUSAL_TEXTS[refusal])}
            value={password}
            onChange={edit}
          />
          <div className={style.tools}>
            {button(text('passkeys.continue'))}
            <button type="button" data-part="text-link" onClick={cancel}>
              {text('passkeys.cancel')}
            </button>
          </div>
        </form>
      ) : (
        button(text('passkeys.add'))
      )}
    </div>
  )
}
