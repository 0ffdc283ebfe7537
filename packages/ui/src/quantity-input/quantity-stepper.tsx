import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './quantity-input.module.css'

interface StepperButtonProps {
  /** Id of the number. */
  readonly controls: string
  readonly quantity: number
  readonly min: number
  readonly max: number
  readonly disabled?: boolean | undefined
  readonly stepBy: (steps: number) => void
}

export interface QuantityStepperProps extends StepperButtonProps {
  /** Accessible name: what is counted. */
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  /** Error shown at the number. */
  readonly problem?: string | undefined
  readonly problemId: string
  /** The number itself: a field, or a list. */
  readonly children: ReactNode
}

const BUTTONS = {
  fewer: { icon: 'minus', steps: -1, end: 'min' },
  more: { icon: 'plus', steps: 1, end: 'max' },
} as const

function StepperButton({
  which,
  label,
  ...props
}: StepperButtonProps & { which: keyof typeof BUTTONS; label: string }) {
  const { icon, steps, end } = BUTTONS[which]
  return (
    <button
      type="button"
      className={style.button}
      data-part={`quantity-${which}`}
      aria-label={label}
      aria-controls={props.controls}
      disabled={props.disabled}
      // `aria-disabled`, not the attribute, which would drop the keyboard focus.
      aria-disabled={props.quantity === props[end] || undefined}
      onClick={() => props.stepBy(steps)}
    >
      <Icon name={icon} className={style.icon} />
    </button>
  )
}

/** A number between minus and plus: the same wherever something is counted. */
export function QuantityStepper(props: QuantityStepperProps): ReactNode {
  const { label, fewerLabel, moreLabel, problem, problemId, children, disabled, ...rest } = props
  return (
    <div className={style.whole} data-invalid={problem !== undefined || undefined}>
      <div
        className={style.row}
        data-part="quantity-row"
        data-fixed={disabled || undefined}
        data-invalid={problem !== undefined || undefined}
        role="group"
        aria-label={label}
      >
        <StepperButton {...rest} which="fewer" label={fewerLabel} disabled={disabled} />
        {children}
        <StepperButton {...rest} which="more" label={moreLabel} disabled={disabled} />
      </div>
      <p id={problemId} className={style.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
