import { useState, type ReactNode } from 'react'
import type { NewPasswordError } from '@firkant/domain/customer/password-rule.ts'
import { MIN_PASSWORD_LENGTH } from '@firkant/domain/customer/password-rule.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { useDynamicData } from '../../../../platform/dynamic-data/use-dynamic-data.ts'
import { PasswordInput } from './password-input.tsx'
import { signInTexts, type SignInTextKey } from '../sign-in.texts.ts'

export const PASSWORD_ERROR_TEXTS: Readonly<Record<NewPasswordError, SignInTextKey>> = {
  invalidNewPassword: 'error.passwordRule',
  leakedPassword: 'error.leakedPassword',
  passwordMismatch: 'error.mismatch',
}

interface NewPasswordInputsProps {
  readonly label: string
  readonly problem?: NewPasswordError | 'emptyPassword' | undefined
  readonly onEdit?: (() => void) | undefined
}

/** A new password, twice. The rule comes from the server. */
export function NewPasswordInputs({ label, problem, onEdit }: NewPasswordInputsProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const { passwordRegex } = useDynamicData('loginPages').data ?? {}
  const [password, setPassword] = useState('')
  const ofFirst = problem && problem !== 'passwordMismatch' ? problem : undefined
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        hint={text('field.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
        minLength={MIN_PASSWORD_LENGTH}
        pattern={passwordRegex}
        missing={text('error.password')}
        invalid={text('error.passwordRule')}
        problem={ofFirst && text(ofFirst === 'emptyPassword' ? 'error.password' : PASSWORD_ERROR_TEXTS[ofFirst])}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          onEdit?.()
        }}
      />
      <PasswordInput
        name="confirmPassword"
        label={text('field.confirmPassword')}
        autoComplete="new-password"
        enterKeyHint="go"
        missing={text('error.password')}
        check={(typed) => (typed !== '' && typed !== password ? text('error.mismatch') : undefined)}
        problem={problem === 'passwordMismatch' ? text('error.mismatch') : undefined}
        onChange={onEdit}
      />
    </>
  )
}
