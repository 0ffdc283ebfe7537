import type { ReactNode } from 'react'
import type { AsyncState } from './async-action.ts'
import style from './async-button.module.css'

interface AsyncButtonProps {
  readonly state: AsyncState
  readonly children: ReactNode
  readonly part: string
  readonly type?: 'submit' | 'button'
  readonly disabled?: boolean | undefined
  /** A press before this code has come is repeated, where it would submit the form as a whole page. */
  readonly isKept?: boolean | undefined
  /** Accessible name of an icon-only button. */
  readonly label?: string | undefined
  readonly variant?: string | undefined
  /** Field that a plain form sends when it is submitted by this button. */
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** Id of a plain form elsewhere on the page, which only a visitor without scripts sends. */
  readonly form?: string | undefined
  readonly className?: string | undefined
  readonly onPress?: ((button: HTMLButtonElement) => void) | undefined
  readonly onBlur?: (() => void) | undefined
  /** Announced to screen readers per state, when the owner does not announce it. */
  readonly status?: Readonly<Partial<Record<AsyncState, string>>> | undefined
}

/**
 * Shows the state of its action. While pending it is disabled by `aria-disabled`, not by the attribute, which would
 * drop the keyboard focus.
 */
export function AsyncButton(props: AsyncButtonProps): ReactNode {
  const { state, children, part, type = 'submit', disabled, isKept, label, variant, className } = props
  const { onPress, onBlur, status } = props
  const isPending = state === 'pending'
  return (
    <>
      <button
        // oxlint-disable-next-line react/button-has-type -- what the owner says; lists have many that submit, as buttons do
        type={type === 'submit' ? undefined : type}
        className={className ? `${style.button} ${className}` : style.button}
        name={props.name}
        value={props.value}
        form={props.form}
        data-part={part}
        data-variant={variant}
        // Cards have dozens at rest, whose sheet asks for nothing.
        data-state={state === 'idle' && props.form !== undefined ? undefined : state}
        data-kept={isKept ? '' : undefined}
        disabled={disabled}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-label={label}
        onBlur={onBlur}
        onClick={(event) => {
          if (isPending || props.form !== undefined) event.preventDefault()
          if (!isPending) onPress?.(event.currentTarget)
        }}
      >
        {children}
      </button>
      {status && (
        <span className="sr-only" role="status">
          {status[state]}
        </span>
      )}
    </>
  )
}
