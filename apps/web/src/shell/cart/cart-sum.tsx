import type { ReactNode } from 'react'

interface CartSumProps {
  readonly name: string
  readonly label: string
  readonly children: ReactNode
}

/** One row of what a cart comes to, in a list of terms. */
export function CartSum({ name, label, children }: CartSumProps): ReactNode {
  return (
    <div data-part="cart-sum" data-sum={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
