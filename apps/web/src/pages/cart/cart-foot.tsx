import type { ReactNode } from 'react'
import { piecesOf } from '@firkant/domain/cart/cart-pieces.ts'
import type { Cart } from '@firkant/domain/cart/cart.ts'
import { shownTotal, type Freight } from '@firkant/domain/cart/shipping/cart-freight.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal, type Amount } from '@firkant/domain/money/money.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useOptimisticCart } from '../../features/cart/use-cart.ts'
import { useExpressPage } from '../../features/checkout/express/express-button.tsx'
import { CartBar } from './cart-bar.tsx'
import { ExpressLink } from './express-link.tsx'
import { CartSum as Sum } from './cart-sum.tsx'
import cartSumsViewStyle from './cart-sums-view.module.css'
import { cartTexts } from './cart.texts.ts'
import style from './cart.module.css'
import { ForEmployees } from '../../features/employee/for-employees.tsx'
import { loadable } from '../../platform/lazy-code/loadable.ts'

const toolsCode = loadable<object>(() =>
  import('../../features/employee/selling/selling-tools.tsx').then((module) => module.SellingTools),
)

interface FreightProps {
  readonly freight: Freight
  readonly show: (amount: Amount) => string
}

function FreightSum({ freight, show }: FreightProps): ReactNode {
  const { text } = useTexts(cartTexts)
  if (freight.kind === 'unknown')
    return (
      <Sum name="delivery" label={text('delivery')}>
        {text('deliveryAtCheckout')}
      </Sum>
    )
  return (
    <Sum name="delivery" label={text(freight.kind === 'expected' ? 'deliveryEstimate' : 'delivery')}>
      {freight.price.inclVat > 0 ? show(freight.price) : text('deliveryFree')}
    </Sum>
  )
}

function Discounts({ cart, show }: { cart: Cart; show: FreightProps['show'] }): ReactNode {
  const { text } = useTexts(cartTexts)
  const { cartDiscounts, cartBaseDiscount } = cart.viewData
  return (
    <>
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
    </>
  )
}

interface CartSumsProps {
  readonly cart: Cart
  readonly isEstimated: boolean
  readonly place?: 'page' | undefined
}

/**
 * Subtotal, discounts, freight, total, VAT: the same order in every brand and place, so that what stands above the
 * total is in it. Sums are the server's; while an answer is pending, estimated ones are dimmed.
 */
function CartSums({ cart, isEstimated, place }: CartSumsProps): ReactNode {
  const { text } = useTexts(cartTexts)
  const show = ({ inclVat }: Amount) => formatTotal({ minor: minorOfDecimal(inclVat), currency: cart.currency })
  const { freight, total } = shownTotal(cart)
  const vat = minorOfDecimal(total.inclVat) - minorOfDecimal(total.exclVat)
  return (
    <dl
      className={cartSumsViewStyle.sums}
      data-part="cart-sums"
      data-place={place}
      data-guessed={isEstimated || undefined}
      aria-busy={isEstimated}
    >
      <Sum name="subtotal" label={text('subtotal')}>
        {show(cart.subTotal)}
      </Sum>
      <Discounts cart={cart} show={show} />
      <FreightSum freight={freight} show={show} />
      <Sum name="total" label={text(freight.kind === 'unknown' ? 'totalWithoutFreight' : 'total')}>
        {show(total)}
      </Sum>
      <Sum name="vat" label={text('vat')}>
        {formatTotal({ minor: vat, currency: cart.currency })}
      </Sum>
      {cart.savings.inclVat > 0 && (
        <Sum name="saved" label={text('saved')}>
          {show(cart.savings)}
        </Sum>
      )}
    </dl>
  )
}

function FreightNote({ cart, place }: Pick<CartSumsProps, 'cart' | 'place'>): ReactNode {
  const { text } = useTexts(cartTexts)
  const { freight } = shownTotal(cart)
  return (
    <p className={style.note} data-place={place}>
      {text(freight.kind === 'unknown' ? 'shippingNote' : 'shippingNoteFinal')}
    </p>
  )
}

/**
 * Sums, and the way to the checkout. In an empty cart the way is there for screen readers alone, as a link that says that
 * it can't be used: a button that does nothing must not be the largest thing on the screen.
 */
export function CartFoot({ place }: { place?: 'page' }): ReactNode {
  const { text } = useTexts(cartTexts)
  const { cart, isEstimated } = useOptimisticCart()
  const express = useExpressPage()
  if (!cart || piecesOf(cart) === 0)
    return (
      <div className={style.foot} data-part="cart-foot" data-place={place} data-empty>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles -- it leads nowhere yet, and says so: without an address it is no link by itself */}
        <a role="link" aria-disabled="true" className="sr-only" data-place={place} data-action="checkout">
          {text('toCheckout')}
        </a>
      </div>
    )
  return (
    <div className={style.foot} data-part="cart-foot" data-place={place}>
      <CartSums cart={cart} isEstimated={isEstimated} place={place} />
      <CartBar cart={cart} place={place} />
      {express !== undefined && (
        <div className={style.express} data-place={place}>
          <ExpressLink href={express} />
        </div>
      )}
      <FreightNote cart={cart} place={place} />
      <ForEmployees code={toolsCode} />
    </div>
  )
}
