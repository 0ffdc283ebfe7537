import type { ReactNode } from 'react'
import style from './choice-field.module.css'
import { describedBy, FieldHint, FieldMessage, RequiredMark, type FieldTexts } from './field-frame.tsx'
import { useField, type FieldRules } from './use-field.ts'

export interface RadioChoice {
  readonly value: string
  readonly label: string
  /** Second line, less prominent. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean | undefined
}

interface RadioGroupProps extends FieldTexts, Omit<FieldRules, 'check'> {
  readonly name: string
  readonly choices: readonly RadioChoice[]
  readonly required?: boolean | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** Native radio buttons, with arrow keys. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const { label, hint, messages, problem, name, choices, required, value, defaultValue, onChange } = props
  const { id, message, onBlur, onInvalid, onEdit } = useField<HTMLInputElement>({ messages, problem })
  return (
    <fieldset
      className={style.field}
      role="radiogroup"
      data-part="field"
      data-kind="radio"
      data-invalid={message !== undefined || undefined}
      aria-required={required}
      aria-invalid={message !== undefined || undefined}
      aria-describedby={describedBy({ id, hint, message })}
    >
      <legend className={style.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={id} hint={hint} />
      {choices.map((choice) => (
        <label key={choice.value} className={style.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            required={required}
            disabled={choice.isDisabled}
            checked={value === undefined ? undefined : value === choice.value}
            defaultChecked={value === undefined ? choice.value === defaultValue : undefined}
            onBlur={(event) => {
              // Moving between choices does not leave the group.
              if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur(event)
            }}
            onInvalid={onInvalid}
            onChange={({ currentTarget }) => {
              onEdit(currentTarget)
              onChange?.(choice.value)
            }}
          />
          <span>
            {choice.label}
            {choice.note !== undefined && <small>{choice.note}</small>}
          </span>
        </label>
      ))}
      <FieldMessage id={id} message={message} />
    </fieldset>
  )
}
