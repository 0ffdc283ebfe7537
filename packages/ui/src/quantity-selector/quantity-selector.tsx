import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import style from './quantity-selector.module.css'

interface QuantityChoice {
  readonly quantity: number
  /** Opens a field for any number. */
  readonly isOpenEnded: boolean
}

interface QuantitySelectorProps {
  readonly label: string
  /** The last option is open-ended. */
  readonly options: readonly QuantityChoice[]
  readonly quantity: number
  /** Error shown at the field. */
  readonly problem?: string | undefined
  /** For use without scripts: the field's name, and the form it belongs to. */
  readonly name?: string | undefined
  readonly form?: string | undefined
  readonly onChange: (quantity: number) => void
  /** Parses the typed quantity; undefined restores the previous one. */
  readonly read: (written: string) => number | undefined
}

type FieldProps = Pick<QuantitySelectorProps, 'quantity' | 'name' | 'form' | 'onChange' | 'read'> & {
  readonly id: string
  readonly describedBy: string | undefined
}

function QuantityField({ quantity, name, form, onChange, read, id, describedBy }: FieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState<string>()
  // It replaces the focused list, and takes the focus.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const commit = () => {
    const next = written === undefined ? undefined : read(written)
    if (next !== undefined) onChange(next)
    setWritten(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter commits the quantity; it does not submit the form.
    event.preventDefault()
    commit()
  }
  return (
    <input
      ref={field}
      id={id}
      name={name}
      form={form}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      className={style.field}
      value={written ?? quantity}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={(event) => setWritten(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

/** Select of common quantities; the last option turns into a number field. */
export function QuantitySelector(props: QuantitySelectorProps): ReactNode {
  const { label, options, quantity, problem, name, form, onChange, read } = props
  const id = useId()
  const [isFree, setFree] = useState(false)
  const choose = (chosen: number) => {
    setFree(options.some((option) => option.quantity === chosen && option.isOpenEnded))
    onChange(chosen)
  }
  const problemId = problem === undefined ? undefined : `${id}-problem`
  return (
    <div className={style.selector} data-invalid={problem !== undefined || undefined}>
      <label htmlFor={id} className={classNames('sr-only', style.label)}>
        {label}
      </label>
      {isFree ? (
        <QuantityField {...{ quantity, name, form, onChange, read, id }} describedBy={problemId} />
      ) : (
        <select
          id={id}
          name={name}
          form={form}
          className={style.select}
          data-part="quantity-select"
          value={quantity}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problemId}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.quantity} value={option.quantity}>
              {option.quantity}
              {option.isOpenEnded && '+'}
            </option>
          ))}
        </select>
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
