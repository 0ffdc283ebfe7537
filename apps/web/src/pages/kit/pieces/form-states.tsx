import { useState, type FormEvent, type ReactNode } from 'react'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { PasswordField } from '@firkant/ui/field/password-field.tsx'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { KitState } from '../kit-state.tsx'

function SampleForm(): ReactNode {
  const { state, run } = useAsyncAction()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => Promise.resolve(true))
  }
  return (
    <form data-part="kit-form" onSubmit={submit}>
      <TextField
        label="Your e-mail"
        type="email"
        required
        autoComplete="email"
        messages={{ invalid: 'Write an e-mail address' }}
      />
      <PasswordField
        label="New password"
        showLabel="Show new password"
        required
        minLength={8}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        messages={{ missing: 'Choose a password', invalid: 'At least 8 characters' }}
      />
      <PasswordField
        label="The same once more"
        showLabel="Show repeated password"
        required
        autoComplete="new-password"
        check={(repeated) => (repeated === password ? undefined : 'The passwords differ')}
        messages={{ missing: 'Repeat the password' }}
      />
      <CheckField label="I accept the terms" required messages={{ missing: 'The terms must be accepted' }} />
      <AsyncButton part="button" state={state} said={{ fulfilled: 'You are registered' }}>
        <span>{state === 'fulfilled' ? 'Registered' : 'Register'}</span>
      </AsyncButton>
    </form>
  )
}

export function FormStates(): ReactNode {
  return (
    <KitState name="Send it empty: the first refused field gets the focus" wide>
      <SampleForm />
    </KitState>
  )
}
