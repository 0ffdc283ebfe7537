import type { FormEvent, ReactNode } from 'react'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import type { DeclinedGift } from '@firkant/domain/cart/cart.ts'
import { useSendToCart } from '../../features/cart/use-send-to-cart.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { useShop } from '../../platform/shop-context.ts'
import { announcer } from '../../platform/announcer.ts'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'

/** Who said no to a gift may still have it, also after the undo is gone and without scripts. */
function DeclinedGiftRow({ gift }: { gift: DeclinedGift }): ReactNode {
  const { language, texts } = useShop()
  const { text } = useCartTexts()
  const send = useSendToCart()
  const { lineItemId, name, quantity } = gift
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await send({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity })
    if (refusal === undefined) announcer.announce(texts.text('cart.addedNamed', { name }))
    else confirmations.show({ text: refusal })
  }
  return (
    <li className={style.declined} data-part="cart-declined-gift">
      <p>{text('giftDeclined', { name })}</p>
      <form method="post" action={CART_FORM_PATHS.change} onSubmit={(event) => void accept(event)}>
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="lineItemId" value={lineItemId} />
        <input type="hidden" name="quantity" value={quantity} />
        <button
          type="submit"
          className={style.noticeAction}
          data-part="text-link"
          aria-label={text('giftAcceptNamed', { name })}
        >
          {text('giftAccept')}
        </button>
      </form>
    </li>
  )
}

export function DeclinedGifts({ gifts = [] }: { gifts?: readonly DeclinedGift[] | undefined }): ReactNode {
  if (gifts.length === 0) return null
  return (
    <ul data-part="cart-declined-gifts">
      {gifts.map((gift) => (
        <DeclinedGiftRow key={gift.lineItemId} gift={gift} />
      ))}
    </ul>
  )
}
