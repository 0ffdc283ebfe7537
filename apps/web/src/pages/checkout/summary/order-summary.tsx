import { useId, type ReactNode } from 'react'
import { bundlePartLines } from '@firkant/domain/cart/bundle-parts.ts'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { shownCheckoutTotals } from '@firkant/domain/cart/shipping/cart-freight.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { EnergyArrow } from '@firkant/ui/energy-arrow/energy-arrow.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { useCartAddress } from '../../../features/cart/use-cart.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useLineReference } from '../../../features/product-card/price/use-line-reference.ts'
import { cartTexts } from '../../cart/cart.texts.ts'
import { CustomLine } from '../../cart/line/custom-line.tsx'
import { AsideItems } from '../../../features/market/aside-items.tsx'
import { OrderSums, useShownAmount } from './order-sums.tsx'
import style from './order-summary.module.css'

function OrderLine({ item, model }: { item: CartItem; model: CheckoutModel }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const { text: cartText } = useTexts(cartTexts)
  const { currency, checkoutStatus } = model.cart
  const reference = useLineReference(item)
  const isUnavailable = checkoutStatus.unavailableLineItemIds.includes(item.id)
  return (
    <li className={style.line} data-unavailable={isUnavailable || undefined}>
      <span className={style.picture}>
        {item.image && <Image image={item.image} sizes="64px" ratio="1:1" fit="contain" decorative />}
      </span>
      <span className={style.words}>
        <span className={style.name}>{item.name}</span>
        <small>
          {[item.viewData.subtitle, text('quantity', { count: item.quantity })].filter(Boolean).join(' · ')}
        </small>
        {bundlePartLines(item.viewData.bundleParts).map((line) => (
          <small key={line}>{line}</small>
        ))}
        {reference !== undefined && <small data-part="reference-price">{reference}</small>}
        {item.price.unitPrice && <small>{item.price.unitPrice.text}</small>}
        {item.viewData.notes?.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {isUnavailable && <small>{cartText('uncounted')}</small>}
      </span>
      <span className={style.price} data-part="price" data-reduced={item.price.viewData.showRedPrice || undefined}>
        {item.viewData.isGift ? text('gift') : formatPrice({ minor: minorOfDecimal(item.linePrice.inclVat), currency })}
        {!item.viewData.isGift && item.price.energy && <EnergyArrow mark={item.price.energy} />}
      </span>
    </li>
  )
}

export function OrderLines({ model }: { model: CheckoutModel }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const { items, customLineItems } = model.cart
  return (
    <ul className={style.linesOf} aria-label={text('lines')}>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} model={model} />
      ))}
      {customLineItems.map((item) => (
        <CustomLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

function OrderContent({ model }: { model: CheckoutModel }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const cartAddress = useCartAddress()
  return (
    <>
      <OrderLines model={model} />
      <AsideItems />
      <OrderSums model={model} isRuled />
      {model.paying === undefined && (
        <a href={cartAddress} data-part="text-link" className={style.editCart}>
          {text('editCart')}
        </a>
      )}
    </>
  )
}

/** Beside the form on wide screens; on phones a bar above it that opens. */
export function OrderSummary({ model }: { model: CheckoutModel }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const show = useShownAmount(model)
  const { toPay, freight } = shownCheckoutTotals(model)
  const headingId = useId()
  return (
    <>
      <details className={style.bar} data-part="checkout-bar">
        <summary>
          <Icon name="bag" />
          <span>
            {text('summaryToggle')}
            {freight.kind === 'unknown' && <small>{text('withoutFreight')}</small>}
          </span>
          <Icon name="down" />
          <strong>{show(toPay)}</strong>
        </summary>
        <div className={style.content}>
          <OrderContent model={model} />
        </div>
      </details>
      <aside className={style.column} data-part="checkout-summary" aria-labelledby={headingId}>
        <h2 id={headingId} className={style.title}>
          {text('summary')}
        </h2>
        <OrderContent model={model} />
      </aside>
    </>
  )
}
