import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import style from './price-facet.module.css'

type Native = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'maxLength' | 'placeholder' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
>

interface FacetNumberFieldProps extends Native {
  readonly label: string
  readonly unit: string
  readonly type: (text: string) => void
  /** On Enter. */
  readonly settle: () => void
}

/** A number with its unit, in a facet; Enter chooses it. */
export function FacetNumberField({ label, unit, type, settle, ...native }: FacetNumberFieldProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form of the filters would close.
    event.preventDefault()
    settle()
  }
  return (
    <label className={style.field}>
      <span className={style.side}>{label}</span>
      <input
        {...native}
        type="text"
        className={style.input}
        data-part="price-input"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={style.unit} aria-hidden="true">
        {unit}
      </span>
    </label>
  )
}
