import type { ReactNode } from 'react'
import { shownCheckoutTotals, type Freight } from '@firkant/domain/cart/shipping/cart-freight.ts'
import type { CheckoutModel } from '@firkant/domain/cart/checkout/checkout.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { CartSum as Sum } from '../../cart/cart-sum.tsx'
import style from '../../cart/cart-sums-view.module.css'

export function useShownAmount({ cart }: CheckoutModel): (amount: number) => string {
  return (amount) => formatTotal({ minor: minorOfDecimal(amount), currency: cart.currency })
}

function FreightSum({ freight, show }: { freight: Freight; show: (amount: number) => string }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  if (freight.kind === 'unknown')
    return (
      <Sum name="delivery" label={text('shipping')}>
        {text('shippingLater')}
      </Sum>
    )
  const { inclVat } = freight.price
  return (
    <Sum name="delivery" label={text(freight.kind === 'expected' ? 'shippingExpected' : 'shipping')}>
      {inclVat > 0 ? show(inclVat) : text('free')}
    </Sum>
  )
}

/** The server's sums, in the order of the cart. */
export function OrderSums({ model, isRuled }: { model: CheckoutModel; isRuled?: boolean }): ReactNode {
  const { text } = useTexts(checkoutTexts)
  const show = useShownAmount(model)
  const { goods, discount, giftCards } = model.checkout.totals
  const { freight, toPay, vat } = shownCheckoutTotals(model)
  const isWhole = freight.kind !== 'unknown'
  // Gift cards are a payment: they do not reduce the VAT.
  const vatSum = (
    <Sum name="vat" label={text('vat')}>
      {show(vat)}
    </Sum>
  )
  return (
    <dl className={style.sums} data-part="cart-sums" data-place="page" data-ruled={isRuled || undefined}>
      <Sum name="goods" label={text('goods')}>
        {show(goods)}
      </Sum>
      {discount > 0 && (
        <Sum name="discount" label={text('discount')}>
          −{show(discount)}
        </Sum>
      )}
      <FreightSum freight={freight} show={show} />
      {giftCards > 0 && (
        <>
          <Sum name="whole" label={text(isWhole ? 'total' : 'totalWithoutFreight')}>
            {show(toPay + giftCards)}
          </Sum>
          {vatSum}
          <Sum name="discount" label={text('giftCards')}>
            −{show(giftCards)}
          </Sum>
        </>
      )}
      <Sum name="total" label={text(isWhole ? 'toPay' : 'toPayWithoutFreight')}>
        {show(toPay)}
      </Sum>
      {giftCards === 0 && vatSum}
    </dl>
  )
}
