import type { ReactNode } from 'react'
import { cartOf } from '../../features/cart/open-cart.ts'
import { refusalText } from '../../features/cart/refusal-texts.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'

/** What the visitor wished for is shown and not kept yet, or was not kept and is gone again: one press asks for it anew. */
export function CartWaiting({ hasLost }: { hasLost: boolean }): ReactNode {
  const shop = useShop()
  const { text } = useCartTexts()
  const tryAgain = async () => {
    const outcomes = await cartOf(shop).tryAgain()
    if (outcomes.length === 0 || outcomes.includes('lost')) return
    const refused = outcomes.find((outcome) => typeof outcome === 'object')
    confirmations.show({ text: refused ? refusalText(shop, refused.code, refused.detail) : text('keptAfterAll') })
  }
  return (
    <div className={style.notice} data-part="cart-waiting" data-lost={hasLost || undefined} role="status">
      <p className={style.noticeText}>{text(hasLost ? 'lost' : 'waiting')}</p>
      <button type="button" className={style.noticeAction} data-part="text-link" onClick={() => void tryAgain()}>
        {text('tryAgain')}
      </button>
    </div>
  )
}
