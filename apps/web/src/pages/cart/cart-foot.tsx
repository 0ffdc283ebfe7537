import type { ReactNode } from 'react'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { useExpectedCart } from '../../features/cart/use-cart.ts'
import { useShownTotal } from './use-shown-total.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { CartSums } from './cart-sums-view.tsx'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'

function FreightNote({ cart }: { cart: Cart }): ReactNode {
  const { text } = useCartTexts()
  const { freight } = useShownTotal(cart)
  return (
    <p className={style.note} data-part="cart-note">
      {text(freight.kind === 'untold' ? 'shippingNote' : 'shippingNoteFinal')}
    </p>
  )
}

/** A link that leads nowhere is still a link: it says that it can't be used yet. */
export function CartFoot({ place }: { place?: 'page' }): ReactNode {
  const { text } = useCartTexts()
  const { pages } = useFrame()
  const { cart, isGuessed } = useExpectedCart()
  const isEmpty = piecesOf(cart) === 0
  const href = isEmpty ? undefined : pages?.checkoutPageUrl
  return (
    <div className={style.foot} data-part="cart-foot" data-place={place}>
      {cart && !isEmpty && <CartSums cart={cart} isGuessed={isGuessed} place={place} />}
      <a
        href={href}
        role={href === undefined ? 'link' : undefined}
        aria-disabled={href === undefined || undefined}
        className={style.checkout}
        data-part="button"
        data-place={place}
        data-action="checkout"
      >
        {text('toCheckout')}
      </a>
      {cart && !isEmpty && <FreightNote cart={cart} />}
    </div>
  )
}
