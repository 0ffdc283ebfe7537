import type { ReactNode } from 'react'
import type { CheckoutModel } from '@firkant/domain/cart/checkout.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import { CartSum as Sum } from '../../shell/cart/cart-sum.tsx'
import style from './order-summary.module.css'

export function useShownAmount({ cart }: CheckoutModel): (amount: number) => string {
  return (amount) => formatTotal({ minor: minorOfDecimal(amount), currency: cart.currency })
}

/** What it all comes to, as the server reckons it. */
export function OrderSums({ model }: { model: CheckoutModel }): ReactNode {
  const { text } = useCheckoutTexts()
  const show = useShownAmount(model)
  const { goods, discount, shipping, giftCards, toPay, vat } = model.checkout.totals
  const isShippingKnown = model.cart.shippingCost !== null
  // Gift cards pay; they take nothing off the VAT.
  const vatSum = (
    <Sum name="vat" label={text('vat')}>
      {show(vat)}
    </Sum>
  )
  return (
    <dl className={style.sums} data-part="cart-sums">
      <Sum name="goods" label={text('goods')}>
        {show(goods)}
      </Sum>
      {discount > 0 && (
        <Sum name="discount" label={text('discount')}>
          −{show(discount)}
        </Sum>
      )}
      <Sum name="delivery" label={text('shipping')}>
        {!isShippingKnown && text('shippingLater')}
        {isShippingKnown && (shipping > 0 ? show(shipping) : text('free'))}
      </Sum>
      {giftCards > 0 && (
        <>
          <Sum name="whole" label={text('total')}>
            {show(toPay + giftCards)}
          </Sum>
          {vatSum}
          <Sum name="discount" label={text('giftCards')}>
            −{show(giftCards)}
          </Sum>
        </>
      )}
      <Sum name="total" label={text('toPay')}>
        {show(toPay)}
      </Sum>
      {giftCards === 0 && vatSum}
    </dl>
  )
}
