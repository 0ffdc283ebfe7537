import type { ComponentProps, ReactNode } from 'react'
import style from './choice-field.module.css'
import { describedBy, FieldHint, FieldMessage, RequiredMark, type FieldTexts } from './field-frame.tsx'
import { useField, type FieldRules } from './use-field.ts'

type Native = Pick<
  ComponentProps<'input'>,
  'name' | 'form' | 'value' | 'required' | 'disabled' | 'checked' | 'defaultChecked'
>

interface CheckFieldProps extends Native, Omit<FieldTexts, 'label'>, Omit<FieldRules, 'check'> {
  /** May contain a link, e.g. to the terms. */
  readonly label: ReactNode
  readonly onChange?: ((isChecked: boolean) => void) | undefined
}

/** A checkbox with its label. */
export function CheckField(props: CheckFieldProps): ReactNode {
  const { label, hint, messages, problem, onChange, ...native } = props
  const { id, control, message, onBlur, onInvalid, onEdit } = useField<HTMLInputElement>({ messages, problem })
  return (
    <div
      className={style.field}
      data-part="field"
      data-kind="checkbox"
      data-invalid={message !== undefined || undefined}
    >
      <label className={style.choice}>
        <input
          {...native}
          ref={control}
          id={id}
          type="checkbox"
          aria-invalid={message !== undefined || undefined}
          aria-describedby={describedBy({ id, hint, message })}
          onBlur={onBlur}
          onInvalid={onInvalid}
          onChange={({ currentTarget }) => {
            onEdit(currentTarget)
            onChange?.(currentTarget.checked)
          }}
        />
        <span>
          {label}
          {native.required && <RequiredMark />}
        </span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldMessage id={id} message={message} />
    </div>
  )
}
