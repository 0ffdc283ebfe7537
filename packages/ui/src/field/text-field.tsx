import { useState, type ChangeEvent, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import style from './field.module.css'
import { useField, type FieldRules } from './use-field.ts'

interface FieldCounterProps {
  readonly id: string
  readonly used: number
  readonly max: number
  /** `12 of 30 characters`, for screen readers; the two numbers are visible. */
  readonly text: (used: number, max: number) => string
}

/** Used length of a limited text. Read with the field, and announced when the limit is reached. */
function FieldCounter({ id, used, max, text }: FieldCounterProps): ReactNode {
  const isFull = used >= max
  return (
    <p className={style.counter} data-full={isFull || undefined}>
      <span aria-hidden="true">
        {used}/{max}
      </span>
      <span id={`${id}-counter`} className="sr-only">
        {text(used, max)}
      </span>
      <span className="sr-only" role="status">
        {isFull && text(used, max)}
      </span>
    </p>
  )
}

/** Attributes passed on to the native control. */
type Native = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'form'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'minLength'
  | 'maxLength'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'enterKeyHint'
  | 'spellCheck'
>

interface TextControlProps extends Native, FieldTexts, FieldRules {
  /** Controlled with a value, uncontrolled with a default value. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  /** Text of the counter, for fields with `maxLength`. */
  readonly countText?: ((used: number, max: number) => string) | undefined
  /** How the text is counted, where not as browsers count: they then do not cut it off at `maxLength`. */
  readonly lengthOf?: ((text: string) => number) | undefined
}

export interface TextFieldProps extends TextControlProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | undefined
  readonly pattern?: string | undefined
  readonly onKey?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** Inside the frame, after the input. */
  readonly after?: ReactNode
  /** Name for the brand's style sheet, if not the type. */
  readonly kind?: string | undefined
}

interface TextAreaFieldProps extends TextControlProps {
  /** Minimum height; it grows with the text. */
  readonly rows?: number | undefined
}

/** Props of frame and control, shared by input and textarea. */
function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement>(props: TextControlProps) {
  const { label, hint, messages, check, problem, onChange, countText, lengthOf, ...native } = props
  const field = useField<Element>({ messages, check, problem, value: native.value })
  const [length, setLength] = useState(native.defaultValue?.length ?? 0)
  const { id, message } = field
  const max = countText && native.maxLength
  const used = native.value === undefined ? length : (lengthOf?.(native.value) ?? native.value.length)
  return {
    frame: {
      id,
      label,
      hint,
      message,
      isRequired: native.required,
      counter: countText && max !== undefined && <FieldCounter id={id} used={used} max={max} text={countText} />,
    },
    control: {
      ...native,
      ...(lengthOf && { maxLength: undefined }),
      ref: field.control,
      id,
      className: style.input,
      'data-part': 'field-input',
      'aria-invalid': message !== undefined || undefined,
      'aria-describedby': describedBy({ id, hint, message, hasCounter: max !== undefined }),
      onBlur: field.onBlur,
      onInvalid: field.onInvalid,
      onChange: ({ currentTarget }: ChangeEvent<Element>) => {
        field.onEdit(currentTarget)
        setLength(lengthOf?.(currentTarget.value) ?? currentTarget.value.length)
        onChange?.(currentTarget.value)
      },
    },
  }
}

export function TextField({ type = 'text', pattern, onKey, after, kind = type, ...props }: TextFieldProps): ReactNode {
  const { frame, control } = useTextControl<HTMLInputElement>(props)
  return (
    <FieldFrame {...frame} kind={kind}>
      <input {...control} type={type} pattern={pattern} onKeyDown={onKey} onKeyUp={onKey} />
      {after}
    </FieldFrame>
  )
}

export function TextAreaField({ rows = 4, ...props }: TextAreaFieldProps): ReactNode {
  const { frame, control } = useTextControl<HTMLTextAreaElement>(props)
  return (
    <FieldFrame {...frame} kind="textarea">
      <textarea {...control} rows={rows} />
    </FieldFrame>
  )
}
