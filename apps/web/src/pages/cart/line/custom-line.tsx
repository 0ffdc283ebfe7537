import type { ReactNode } from 'react'
import type { CustomLineItem } from '@firkant/domain/cart/cart.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { useSendToCart } from '../../../features/cart/use-send-to-cart.ts'
import { confirmations } from '../../../features/confirmations/confirmations.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './cart-line-view.module.css'
import { cartTexts } from '../cart.texts.ts'

/** A charge that is no product of the catalogue: it can only be removed. */
export function CustomLine({ item }: { item: CustomLineItem }): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(cartTexts)
  const send = useSendToCart()
  const { id, name, quantity, linePrice } = item
  const remove = async () => {
    const refusal = await send({ $type: 'RemoveCustomLineItemCommand', customLineItemId: id })
    confirmations.show({ text: refusal ?? text('removed', { name }) })
  }
  return (
    <li className={style.customLine}>
      <div className={style.top}>
        <h3 className={style.customName}>{quantity > 1 ? `${quantity} × ${name}` : name}</h3>
        <span className={style.customPrice} data-part="price">
          {formatPrice({ minor: minorOfDecimal(linePrice.inclVat), currency: market.currency })}
        </span>
      </div>
      <button
        type="button"
        className={style.remove}
        data-part="cart-line-remove"
        aria-label={text('removeNamed', { name })}
        onClick={() => void remove()}
      >
        {text('remove')}
      </button>
    </li>
  )
}
