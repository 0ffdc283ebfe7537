import { describe, expect, it } from 'vitest'
import { amountOf } from '../../money/money.ts'
import type { Cart } from '../cart.ts'
import type { Checkout, CheckoutModel } from '../checkout/checkout.ts'
import { shownCheckoutTotals } from './cart-freight.ts'

const amount = (minor: number) => amountOf(minor, 25)
const cartOf = (more: Partial<Cart> = {}) =>
  ({
    items: [{ id: 'a', viewData: { isGift: false } }],
    total: amount(1000_00),
    shippingCost: null,
    viewData: { fallbackShippingCost: amount(49_00), expectedTotal: amount(1049_00) },
    checkoutStatus: { unavailableLineItemIds: [] },
    ...more,
  }) as unknown as Cart
const modelOf = (cart: Cart, totals: Partial<Checkout['totals']> = {}) =>
  ({ cart, checkout: { totals: { giftCards: 0, toPay: 1000, vat: 200, ...totals } } }) as unknown as CheckoutModel

describe('the sums of the checkout', () => {
  it('CART-11 CHK-01 have the freight that the cart showed', () => {
    expect(shownCheckoutTotals(modelOf(cartOf()))).toEqual({
      freight: { kind: 'expected', price: amount(49_00) },
      toPay: 1049,
      vat: 209.8,
    })
    const nothing = cartOf({ checkoutStatus: { unavailableLineItemIds: ['a'] } })
    expect(shownCheckoutTotals(modelOf(nothing))).toEqual({ freight: { kind: 'unknown' }, toPay: 1000, vat: 200 })
  })

  it('CART-10 a gift card pays for it while it lasts, which only the server knows', () => {
    const some = modelOf(cartOf(), { giftCards: 400, toPay: 600 })
    expect(shownCheckoutTotals(some)).toMatchObject({ freight: { kind: 'expected' }, toPay: 649 })
    const all = modelOf(cartOf(), { giftCards: 1000, toPay: 0 })
    expect(shownCheckoutTotals(all)).toMatchObject({ freight: { kind: 'unknown' }, toPay: 0 })
  })

  it('CHK-01 are the order’s own once it is known how it is brought', () => {
    const known = modelOf(cartOf({ shippingCost: amount(49_00), total: amount(1049_00) }), { toPay: 1049 })
    expect(shownCheckoutTotals(known)).toMatchObject({ freight: { kind: 'known' }, toPay: 1049 })
  })
})
