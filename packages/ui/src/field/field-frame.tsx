import type { ReactNode } from 'react'
import style from './field.module.css'

/** Texts of every field. */
export interface FieldTexts {
  readonly label: string
  /** Below the label. */
  readonly hint?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string
  /** Kind of control, for the brand's style sheet. */
  readonly kind: string
  readonly message: string | undefined
  readonly isRequired?: boolean | undefined
  readonly counter?: ReactNode
  readonly children: ReactNode
}

interface Described {
  readonly id: string
  readonly hint?: string | undefined
  readonly message: string | undefined
  readonly hasCounter?: boolean | undefined
}

/** Value of `aria-describedby`. */
export function describedBy({ id, hint, message, hasCounter }: Described): string | undefined {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(message === undefined ? [] : [`${id}-message`]),
    ...(hasCounter ? [`${id}-counter`] : []),
  ]
  return ids.join(' ') || undefined
}

export function RequiredMark(): ReactNode {
  return (
    <span className={style.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

/** Always rendered: screen readers notice a message only in an existing live region. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }): ReactNode {
  return (
    <p id={`${id}-message`} className={style.message} data-part="field-message" aria-live="polite">
      {message}
    </p>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }): ReactNode {
  return (
    hint !== undefined && (
      <p id={`${id}-hint`} className={style.hint} data-part="field-hint">
        {hint}
      </p>
    )
  )
}

/** Label, hint, control, message, in reading order. */
export function FieldFrame(props: FieldFrameProps): ReactNode {
  const { id, kind, label, hint, message, isRequired, counter, children } = props
  return (
    <div className={style.field} data-part="field" data-kind={kind} data-invalid={message !== undefined || undefined}>
      <label htmlFor={id} className={style.label}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={style.control}>{children}</div>
      <div className={style.below}>
        <FieldMessage id={id} message={message} />
        {counter}
      </div>
    </div>
  )
}
