import type { ReactNode } from 'react'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { refusalText } from '../../features/cart/refusal-texts.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './cart.module.css'
import { cartTexts } from './cart.texts.ts'

/** Changes to the cart since the last visit (prices, stock). */
export function CartChanges({ cart }: { cart: Cart }): ReactNode {
  const shop = useShop()
  const { text } = useTexts(cartTexts)
  const names = new Map(cart.items.map(({ id, name }) => [id, name]))
  const messages = (cart.viewData.changes ?? []).flatMap((change) => {
    if (change.type !== 'price') return [`${change.code}: ${refusalText(shop, change.reason, change.detail)}`]
    const name = names.get(change.lineItemId)
    const price = formatTotal({ minor: minorOfDecimal(change.now.inclVat), currency: cart.currency })
    return name === undefined ? [] : [text('changedPrice', { name, price })]
  })
  if (messages.length === 0) return null
  return (
    <div className={style.notice} data-part="cart-changes" role="status">
      <div>
        <p className={style.changed}>{text('changed')}</p>
        <ul>
          {messages.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
