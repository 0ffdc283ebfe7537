import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { checkoutTexts } from '../../features/checkout/checkout.texts.ts'
import { CartLine } from '../cart/line/cart-line-view.tsx'
import style from './notices.module.css'
import '#brand/art-cart.css'

/** Lines that block the order, with controls to reduce or remove them. */
export function UnavailableLines({ cart, refused }: { cart: Cart; refused: readonly string[] }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRefused = refused.length > 0
  // The pressed button is far below: scroll up to them.
  useEffect(() => {
    if (isRefused) heading.current?.focus()
  }, [isRefused])
  const ids = new Set([...cart.checkoutStatus.unavailableLineItemIds, ...refused])
  const lines = cart.items.filter(({ id }) => ids.has(id))
  if (lines.length === 0) return null
  return (
    <section className={style.unavailable} data-part="checkout-unavailable" role="alert" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {text('unavailableHeading')}
      </h2>
      <p>{text('unavailable')}</p>
      <ul>
        {lines.map((item) => (
          <CartLine key={item.id} item={item} isUnavailable />
        ))}
      </ul>
    </section>
  )
}
