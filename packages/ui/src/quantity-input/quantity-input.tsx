import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './quantity-input.module.css'
import { useQuantityDraft, type QuantityRules } from './use-quantity-draft.ts'

interface QuantityInputProps extends QuantityRules {
  /** Accessible name: what is counted. */
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  /** Error shown at the field. */
  readonly problem?: string | undefined
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly form?: string | undefined
}

interface CounterProps {
  readonly which: keyof typeof ICONS
  readonly steps: number
  readonly label: string
  readonly controls: string
  readonly drafted: number
  /** At the limit. */
  readonly end: number
  readonly disabled: boolean | undefined
  readonly stepBy: (steps: number) => void
}

const ICONS = { fewer: 'minus', more: 'plus' } as const

function Counter({ which, steps, label, controls, drafted, end, disabled, stepBy }: CounterProps): ReactNode {
  return (
    <button
      type="button"
      className={style.button}
      data-part={`quantity-${which}`}
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      // `aria-disabled`, not the attribute, which would drop the keyboard focus.
      aria-disabled={drafted === end || undefined}
      onClick={() => stepBy(steps)}
    >
      <Icon name={ICONS[which]} className={style.icon} />
    </button>
  )
}

/** Number field with plus and minus. */
export function QuantityInput(props: QuantityInputProps): ReactNode {
  const { label, fewerLabel, moreLabel, problem, disabled, name, form, min, max } = props
  const { shown, drafted, write, settle, stepBy, onKeyDown } = useQuantityDraft(props)
  const id = useId()
  const counter = { controls: id, disabled, drafted, stepBy }
  return (
    <div className={style.whole} data-invalid={problem !== undefined || undefined}>
      <div
        className={style.row}
        data-fixed={disabled || undefined}
        data-invalid={problem !== undefined || undefined}
        role="group"
        aria-label={label}
      >
        <Counter {...counter} which="fewer" steps={-1} label={fewerLabel} end={min} />
        <input
          id={id}
          name={name}
          form={form}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={6}
          className={style.field}
          disabled={disabled}
          value={shown}
          aria-label={label}
          aria-valuenow={drafted}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <Counter {...counter} which="more" steps={1} label={moreLabel} end={max} />
      </div>
      <p id={`${id}-problem`} className={style.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
