import type { ReactNode } from 'react'
import style from './field.module.css'

interface FieldCounterProps {
  readonly id: string
  readonly used: number
  readonly max: number
  /** `12 of 30 characters`, for screen readers; the two numbers are visible. */
  readonly text: (used: number, max: number) => string
}

/** Used length of a limited text. Read with the field, and announced when the limit is reached. */
export function FieldCounter({ id, used, max, text }: FieldCounterProps): ReactNode {
  const isFull = used >= max
  return (
    <p className={style.counter} data-part="field-counter" data-full={isFull || undefined}>
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
