import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { MAX_PASSWORD_LENGTH } from '@firkant/domain/customer/password-rule.ts'
import { PasswordField } from '@firkant/ui/field/password-field.tsx'
import { useTexts } from '../../../../platform/use-texts.ts'
import style from './sign-in-form.module.css'
import { signInTexts } from '../sign-in.texts.ts'

interface PasswordInputProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string | undefined
  readonly enterKeyHint?: 'next' | 'go'
  readonly missing: string
  readonly invalid?: string | undefined
  readonly pattern?: string | undefined
  readonly minLength?: number | undefined
  readonly check?: ((value: string) => string | undefined) | undefined
  readonly problem?: string | undefined
  readonly value?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** A password with its show button, and a hint while Caps Lock is on: both spare a wrong attempt. */
export function PasswordInput({ missing, invalid, ...field }: PasswordInputProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const [isCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={style.password}>
      <PasswordField
        {...field}
        required
        onKey={look}
        maxLength={MAX_PASSWORD_LENGTH}
        showLabel={text('field.showPassword')}
        messages={{ missing, invalid: invalid ?? missing }}
      />
      <p className={style.capsLock} role="status">
        {isCapsLock && text('field.capsLock')}
      </p>
    </div>
  )
}
