import type { ReactNode } from 'react'
import { MAX_EMAIL_LENGTH, validateEmail } from '@firkant/domain/mail/email-address.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { useTexts } from '../../../../platform/use-texts.ts'
import { signInTexts } from '../sign-in.texts.ts'

interface EmailInputProps {
  /** `username webauthn` lets the browser offer passkeys in the field. */
  readonly autoComplete: 'username' | 'username webauthn' | 'email'
  readonly enterKeyHint?: 'next' | 'send'
  /** Shown instead of the address of a customer who is only recognised; can't be changed. */
  readonly lockedTo?: string | undefined
  readonly problem?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

export function EmailInput({ lockedTo, ...field }: EmailInputProps): ReactNode {
  const { text } = useTexts(signInTexts)
  const label = text('field.email')
  if (lockedTo !== undefined)
    return <TextField key="locked" name="email" label={label} value={lockedTo} readOnly autoComplete="off" />
  const invalid = text('error.email')
  return (
    <TextField
      {...field}
      key="open"
      name="email"
      type="email"
      label={label}
      required
      maxLength={MAX_EMAIL_LENGTH}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      messages={{ missing: invalid, invalid }}
      check={(typed) => (validateEmail(typed) ? invalid : undefined)}
    />
  )
}
