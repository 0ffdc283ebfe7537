import { useState, type ReactNode } from 'react'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { AgreePriceForm } from './agree-price-form.tsx'
import style from './selling.module.css'
import { sellingTexts } from './selling.texts.ts'

interface LineProps {
  readonly item: CartItem
  readonly isOpen: boolean
  readonly onOpen: (lineItemId: string | undefined) => void
}

function Line({ item, isOpen, onOpen }: LineProps): ReactNode {
  const { api, dynamicData, market, reportError } = useShop()
  const { text } = useTexts(sellingTexts)
  const { id, name, price, quantity, viewData } = item
  const isAgreed = viewData.isManualWebOrderLine
  const each = formatPrice({ minor: minorOfDecimal(price.current.inclVat), currency: market.currency })
  const remove = async () => {
    await api.post('employee/price/remove', { lineItemId: id })
    await dynamicData.changed(['cart', 'checkout'])
    announcer.announce(text('removed'))
  }
  return (
    <li className={style.line}>
      <div className={style.lineHead}>
        <span>{name}</span>
        <span className={style.note}>{isAgreed ? text('agreed', { price: each }) : `${quantity} × ${each}`}</span>
        {isAgreed ? (
          <button
            type="button"
            data-part="text-link"
            aria-label={text('removePrice', { name })}
            onClick={() => void remove().catch((error: unknown) => reportError(error, 'warn'))}
          >
            {text('remove')}
          </button>
        ) : (
          <button
            type="button"
            data-part="text-link"
            aria-expanded={isOpen}
            aria-label={text('set', { name })}
            onClick={() => onOpen(isOpen ? undefined : id)}
          >
            {text('change')}
          </button>
        )}
      </div>
      {isOpen && !isAgreed && <AgreePriceForm item={item} onDone={() => onOpen(undefined)} />}
    </li>
  )
}

export function PricesPart(): ReactNode {
  const { text } = useTexts(sellingTexts)
  const [open, setOpen] = useState<string>()
  const items = useDynamicData('cart').data?.items.filter(({ viewData }) => !viewData.isGift) ?? []
  if (items.length === 0) return null
  return (
    <section className={style.part}>
      <h3 className={style.title}>{text('pricesHeading')}</h3>
      <p className={style.intro}>{text('pricesIntro')}</p>
      <ul className={style.lines}>
        {items.map((item) => (
          <Line key={item.id} item={item} isOpen={open === item.id} onOpen={setOpen} />
        ))}
      </ul>
    </section>
  )
}
