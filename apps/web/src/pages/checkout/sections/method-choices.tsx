import { useId, type ReactNode } from 'react'
import style from './methods.module.css'

export interface MethodChoice {
  readonly key: string
  readonly name: string
  readonly lines: readonly string[]
  readonly price?: string | undefined
}

interface MethodChoicesProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly MethodChoice[]
  readonly chosen: string | undefined
  readonly onChoose?: ((key: string) => void) | undefined
}

/** Radio buttons of methods, each with price and time. */
export function MethodChoices({ name, label, choices, chosen, onChoose }: MethodChoicesProps): ReactNode {
  const id = useId()
  return (
    <fieldset className={style.methods}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ key, name: title, lines, price }) => (
        <label key={key} className={style.method} data-part="checkout-method">
          <input
            type="radio"
            name={name}
            value={key}
            required
            defaultChecked={key === chosen}
            aria-describedby={`${id}-${key}`}
            onChange={() => onChoose?.(key)}
          />
          <span className={style.words}>
            <span className={style.name}>{title}</span>
            <span id={`${id}-${key}`} className={style.lines}>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </span>
          {price !== undefined && <span className={style.price}>{price}</span>}
        </label>
      ))}
    </fieldset>
  )
}
