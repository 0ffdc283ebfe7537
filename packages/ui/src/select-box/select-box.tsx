import type { ComponentProps, ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from '../field/field-frame.tsx'
import { useField, type FieldRules } from '../field/use-field.ts'
import { Icon } from '../icon/icon.tsx'
import style from './select-box.module.css'

export interface SelectChoice {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

type Native = Pick<ComponentProps<'select'>, 'name' | 'form' | 'required' | 'disabled' | 'autoComplete'>

interface SelectBoxProps extends Native, FieldTexts, FieldRules {
  readonly choices: readonly SelectChoice[]
  /** Shown until something is chosen; not a value. */
  readonly placeholder?: string | undefined
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** Native select, which phones show best. */
export function SelectBox(props: SelectBoxProps): ReactNode {
  const { label, hint, messages, check, problem, choices, placeholder, onChange, ...native } = props
  const { id, control, message, onBlur, onInvalid, onEdit } = useField<HTMLSelectElement>({ messages, check, problem })
  return (
    <FieldFrame {...{ id, label, hint, message }} kind="select" isRequired={native.required}>
      <select
        {...native}
        ref={control}
        id={id}
        className={style.select}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, message })}
        onBlur={onBlur}
        onInvalid={onInvalid}
        onChange={({ currentTarget }) => {
          onEdit(currentTarget)
          onChange?.(currentTarget.value)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className={style.arrow}>
        <Icon name="down" />
      </span>
    </FieldFrame>
  )
}
