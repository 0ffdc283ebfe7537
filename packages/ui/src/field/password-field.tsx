import { useState, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'kind' | 'countText'> {
  /** Label of the show button: `Show password`. */
  readonly showLabel: string
}

/** Password with a show button: typing it blind on a phone is hard. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      kind="password"
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={style.show}
          aria-label={showLabel}
          aria-pressed={isShown}
          disabled={field.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
