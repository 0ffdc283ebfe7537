import type { ReactNode } from 'react'
import type { AsyncState } from './async-action.ts'
import style from './async-button.module.css'

interface AsyncButtonProps {
  readonly state: AsyncState
  readonly children: ReactNode
  readonly part: string
  readonly type?: 'submit' | 'button'
  readonly disabled?: boolean | undefined
  /** For a button that shows an icon alone. */
  readonly label?: string | undefined
  readonly variant?: string | undefined
  readonly className?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
  /** What a screen reader hears of a state; for an owner that does not announce it himself. */
  readonly announced?: Readonly<Partial<Record<AsyncState, string>>> | undefined
}

/**
 * Shows the state of its action. While that is pending it is disabled in word and deed but not by the attribute:
 * a button that loses the keyboard's focus for half a second loses the visitor's place.
 */
export function AsyncButton(props: AsyncButtonProps): ReactNode {
  const {
    state,
    children,
    part,
    type = 'submit',
    disabled,
    label,
    variant,
    className,
    onPress,
    onBlur,
    announced,
  } = props
  const isPending = state === 'pending'
  return (
    <>
      <button
        // oxlint-disable-next-line react/button-has-type -- submit or button, as the owner says
        type={type}
        className={className ? `${style.button} ${className}` : style.button}
        data-part={part}
        data-variant={variant}
        data-state={state}
        disabled={disabled}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-label={label}
        onBlur={onBlur}
        onClick={(event) => {
          if (isPending) event.preventDefault()
          else onPress?.()
        }}
      >
        {children}
      </button>
      {announced && (
        <span className="sr-only" role="status">
          {announced[state]}
        </span>
      )}
    </>
  )
}
