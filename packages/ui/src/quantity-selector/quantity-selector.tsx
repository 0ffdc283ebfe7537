import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import style from '../quantity-input/quantity-input.module.css'
import { QuantityStepper } from '../quantity-input/quantity-stepper.tsx'

interface QuantityChoice {
  readonly quantity: number
  /** Opens a field for any number. */
  readonly isOpenEnded: boolean
}

interface QuantitySelectorProps {
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  /** The last option is open-ended. */
  readonly options: readonly QuantityChoice[]
  readonly quantity: number
  /** The largest quantity, and what the buttons count by. */
  readonly max: number
  readonly step: number
  /** Error shown at the field. */
  readonly problem?: string | undefined
  /** For use without scripts: the field's name, and the form it belongs to. */
  readonly name?: string | undefined
  readonly form?: string | undefined
  readonly onChange: (quantity: number) => void
  /** Parses the typed quantity; undefined restores the previous one. */
  readonly read: (written: string) => number | undefined
}

type FieldProps = Pick<QuantitySelectorProps, 'label' | 'quantity' | 'name' | 'form' | 'onChange' | 'read'> & {
  readonly id: string
  readonly describedBy: string | undefined
  /** It replaces the focused list. */
  readonly takesFocus: boolean
}

function QuantityField({ label, quantity, name, form, onChange, read, id, describedBy, takesFocus }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState<string>()
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.select()
  }, [takesFocus])
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
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      onChange={(event) => setWritten(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

/** The next whole step: from what is no whole number of sets, the nearest one in that direction. */
export function steppedQuantity(quantity: number, steps: number, { step, max }: { step: number; max: number }): number {
  const count = quantity / step
  const next = (steps > 0 ? Math.floor(count) : Math.ceil(count)) + steps
  return Math.min(max, Math.max(step, next * step))
}

/** List of common quantities between minus and plus; its last option, and what lies beyond it, is a number field. */
export function QuantitySelector(props: QuantitySelectorProps): ReactNode {
  const { label, fewerLabel, moreLabel, options, quantity, problem, name, form, onChange, read, step, max } = props
  const id = useId()
  const [opened, setOpened] = useState<'by-list' | 'by-count'>()
  const isOpenEnded = (chosen: number) => options.some((option) => option.quantity === chosen && option.isOpenEnded)
  const choose = (chosen: number) => {
    if (isOpenEnded(chosen)) setOpened('by-list')
    onChange(chosen)
  }
  const stepBy = (steps: number) => {
    const next = steppedQuantity(quantity, steps, { step, max })
    if (!options.some((option) => option.quantity === next)) setOpened((before) => before ?? 'by-count')
    onChange(next)
  }
  const problemId = `${id}-problem`
  const describedBy = problem === undefined ? undefined : problemId
  return (
    <QuantityStepper
      {...{ label, fewerLabel, moreLabel, problem, problemId, quantity, max, stepBy }}
      controls={id}
      min={step}
    >
      {opened ? (
        <QuantityField
          {...{ label, quantity, name, form, onChange, read, id, describedBy }}
          takesFocus={opened === 'by-list'}
        />
      ) : (
        <select
          id={id}
          name={name}
          form={form}
          className={`${style.field} ${style.list}`}
          data-part="quantity-select"
          value={quantity}
          aria-label={label}
          aria-invalid={describedBy !== undefined || undefined}
          aria-describedby={describedBy}
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
    </QuantityStepper>
  )
}
