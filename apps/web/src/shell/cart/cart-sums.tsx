import type { ReactNode } from 'react'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useExperiment } from '../../features/experiments/use-experiment.ts'
import { CartSum as Sum } from './cart-sum.tsx'
import style from './cart.module.css'
import { useCartTexts } from './use-cart-texts.ts'

/** What delivery costs where that is known; else what it will about cost, for those who are shown it. */
function Delivery({ cart, show }: { cart: Cart; show: (amount: Amount) => string }): ReactNode {
  const { text } = useCartTexts()
  const isEstimated = useExperiment('DeliveryCost-Cart') === 'Show'
  const { shippingCost, viewData } = cart
  if (shippingCost)
    return (
      <Sum name="delivery" label={text('delivery')}>
        {shippingCost.inclVat > 0 ? show(shippingCost) : text('deliveryFree')}
      </Sum>
    )
  if (!isEstimated)
    return (
      <Sum name="delivery" label={text('delivery')}>
        {text('deliveryAtCheckout')}
      </Sum>
    )
  return (
    <Sum name="delivery" label={text('deliveryEstimate')}>
      {viewData.fallbackShippingCost.inclVat > 0 ? show(viewData.fallbackShippingCost) : text('deliveryUnknown')}
    </Sum>
  )
}

interface CartSumsProps {
  readonly cart: Cart
  readonly isGuessed: boolean
}

/** Sums are the server's. While it counts, those it has not made yet stand back. */
export function CartSums({ cart, isGuessed }: CartSumsProps): ReactNode {
  const { text } = useCartTexts()
  const show = ({ inclVat }: Amount) => formatTotal({ minor: minorOfDecimal(inclVat), currency: cart.currency })
  const { cartDiscounts, cartBaseDiscount } = cart.viewData
  const isReduced = cartBaseDiscount.inclVat > 0 || cartDiscounts.some(({ amount }) => amount.inclVat > 0)
  return (
    <dl className={style.sums} data-part="cart-sums" data-guessed={isGuessed || undefined} aria-busy={isGuessed}>
      <Sum name="subtotal" label={text('subtotal')}>
        {show(cart.subTotal)}
      </Sum>
      {cartDiscounts
        .filter(({ amount }) => amount.inclVat > 0)
        .map(({ code, name, amount }) => (
          <Sum key={code} name="discount" label={name || code}>
            −{show(amount)}
          </Sum>
        ))}
      {cartBaseDiscount.inclVat > 0 && (
        <Sum name="discount" label={text('discount')}>
          −{show(cartBaseDiscount)}
        </Sum>
      )}
      {/* Once it is known it is in the total; before that it stands below. */}
      {cart.shippingCost && <Delivery cart={cart} show={show} />}
      {(isReduced || cart.shippingCost) && (
        <Sum name="total" label={text('total')}>
          {show(cart.total)}
        </Sum>
      )}
      {!cart.shippingCost && <Delivery cart={cart} show={show} />}
      {cart.savings.inclVat > 0 && (
        <Sum name="saved" label={text('saved')}>
          {show(cart.savings)}
        </Sum>
      )}
    </dl>
  )
}
