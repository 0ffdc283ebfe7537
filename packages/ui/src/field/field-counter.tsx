import type { ReactNode } from 'react'
import style from './field.module.css'

interface FieldCounterProps {
  readonly id: string
  readonly used: number
  readonly max: number
  /** `12 of 30 characters`, for screen readers; the two numbers are visible. */
  readonly countText: (used: number, max: number) => string
}

/** Used length of a limited text. Read with the field, and announced when the limit is reached. */
export function FieldCounter({ id, used, max, countText }: FieldCounterProps): ReactNode {
  const isFull = used >= max
  return (
    <p className={style.counter} data-part="field-counter" data-full={isFull || undefined}>
      <span aria-hidden="true">
        {used}/{max}
      </span>
      <span id={`${id}-counter`} className="sr-only">
        {countText(used, max)}
      </span>
      <span className="sr-only" role="status">
        {isFull && countText(used, max)}
      </span>
    </p>
  )
}
