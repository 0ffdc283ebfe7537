import type { ReactNode } from 'react'
import { useShop } from '../../start/shop-context.ts'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'

/** What the visitor wished for is still shown, and not kept yet: they are told. */
export function CartWaiting(): ReactNode {
  const { cart } = useShop()
  const { text } = useCartTexts()
  return (
    <div className={style.notice} data-part="cart-waiting" role="status">
      <p>{text('waiting')}</p>
      <button type="button" data-part="text-link" onClick={cart.tryAgain}>
        {text('tryAgain')}
      </button>
    </div>
  )
}
