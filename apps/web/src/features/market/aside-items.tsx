import { useId, useState, type ReactNode } from 'react'
import type { AsideItem } from '@firkant/domain/cart/cart.ts'
import { useOptimisticCart } from '../cart/use-cart.ts'
import { useSendToCart } from '../cart/use-send-to-cart.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { announcer } from '../../platform/announcer.ts'
import style from './aside-items.module.css'
import { countryTexts } from './country.texts.ts'

function AsideLine({ item: { id, name, quantity } }: { item: AsideItem }): ReactNode {
  const texts = useTexts(countryTexts)
  const send = useSendToCart()
  const [isLeaving, setLeaving] = useState(false)
  async function remove(): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    const refusal = await send({ $type: 'RemoveLineItemCommand', lineItemId: id })
    setLeaving(false)
    if (refusal === undefined) confirmations.show({ text: texts.text('country.aside.removed', { name }) })
    else announcer.announce(refusal)
  }
  return (
    <li className={style.line} aria-busy={isLeaving || undefined}>
      <span className={style.name}>{quantity > 1 ? `${quantity} × ${name}` : name}</span>
      <button
        type="button"
        className={style.remove}
        data-part="cart-aside-remove"
        aria-label={texts.text('country.aside.removeNamed', { name })}
        onClick={() => void remove()}
      >
        {texts.text('country.aside.remove')}
      </button>
    </li>
  )
}

/** Lines of the cart that can't be bought in this country, listed so that they don't seem lost. */
export function AsideItems(): ReactNode {
  const { market } = useShop()
  const texts = useTexts(countryTexts)
  const items = useOptimisticCart().cart?.asideItems ?? []
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className={style.aside} aria-labelledby={headingId}>
      <h3 id={headingId} className={style.title}>
        {texts.text('country.aside.heading', { country: texts.text(`country.name.${market.key}`) })}
      </h3>
      <p>{texts.text('country.aside.hint')}</p>
      <ul>
        {items.map((item) => (
          <AsideLine key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
