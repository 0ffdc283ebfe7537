import type { ReactNode } from 'react'
import style from './cart-sums-view.module.css'

interface CartSumProps {
  readonly name: string
  readonly label: string
  readonly children: ReactNode
}

/** One row of the sums, in a `dl`. */
export function CartSum({ name, label, children }: CartSumProps): ReactNode {
  return (
    <div className={style.sum} data-part="cart-sum" data-sum={name}>
      <dt>{label}</dt>
      <dd className={style.value} data-of={name}>
        {children}
      </dd>
    </div>
  )
}
