import { useId, type ReactNode } from 'react'
import style from './quantity-input.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'
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

/** Number field with plus and minus. */
export function QuantityInput(props: QuantityInputProps): ReactNode {
  const { label, fewerLabel, moreLabel, problem, disabled, name, form, min, max } = props
  const { shown, drafted, write, settle, stepBy, onKeyDown } = useQuantityDraft(props)
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <QuantityStepper
      {...{ label, fewerLabel, moreLabel, problem, problemId, disabled, min, max, stepBy }}
      controls={id}
      quantity={drafted}
    >
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
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => write(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
    </QuantityStepper>
  )
}
