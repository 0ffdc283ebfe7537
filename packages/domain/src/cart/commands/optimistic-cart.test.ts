import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../../money/money.ts'
import type { Cart, CartItem } from '../cart.ts'
import type { CartCommand } from './cart-commands.ts'
import { optimisticCart, isOptimisticLine } from './optimistic-cart.ts'

const VAT = 25

function item(id: string, minor: number, quantity: number, viewData: Partial<CartItem['viewData']> = {}): CartItem {
  return {
    id,
    sku: id.toUpperCase(),
    quantity,
    price: { current: amountOf(minor, VAT), regular: amountOf(minor, VAT) },
    linePrice: amountOf(minor * quantity, VAT),
    viewData: { soldInGroupsOf: 1, isGift: false, stockStatus: 'inStock', ...viewData },
  } as unknown as CartItem
}

function cartOf(...items: readonly CartItem[]): Cart {
  const sum = items.reduce((total, { linePrice }) => total + Math.round(linePrice.inclVat * 100), 0)
  return {
    items,
    asideItems: [],
    customLineItems: [],
    shippingCost: null,
    savings: amountOf(0, VAT),
    subTotal: amountOf(sum, VAT),
    total: amountOf(sum, VAT),
    viewData: {
      cartDiscounts: [],
      cartBaseDiscount: amountOf(0, VAT),
      fallbackShippingCost: amountOf(49_00, VAT),
      expectedTotal: amountOf(sum + 49_00, VAT),
    },
    checkoutStatus: { unavailableLineItemIds: [] },
  } as unknown as Cart
}

const change = (lineItemId: string, quantity: number): CartCommand => ({
  $type: 'ChangeLineItemQuantityCommand',
  lineItemId,
  quantity,
})
const remove = (lineItemId: string): CartCommand => ({ $type: 'RemoveLineItemCommand', lineItemId })
const quantities = (cart: Cart) => cart.items.map(({ quantity }) => quantity)

describe('the cart that is expected', () => {
  const cart = cartOf(item('a', 100_00, 1), item('b', 33, 3), item('set', 50_00, 2, { soldInGroupsOf: 2 }))

  it('CART-04 shows a new quantity and its price at once', () => {
    const { cart: expected, isEstimated } = optimisticCart(cart, [change('a', 4)], VAT)
    expect(quantities(expected)).toEqual([4, 3, 2])
    expect(expected.items[0]?.linePrice).toEqual({ inclVat: 400, exclVat: 320 })
    expect(expected.subTotal.inclVat).toBe(500.99)
    expect(isEstimated).toBe(true)
  })

  it('CART-04 CART-06 lines go at once, by removal or by nought, and are added up again', () => {
    expect(quantities(optimisticCart(cart, [remove('a'), change('b', 0)], VAT).cart)).toEqual([2])
    const back: CartCommand = { $type: 'AddLineItemCommand', sku: 'B', quantity: 2 }
    expect(quantities(optimisticCart(cart, [back], VAT).cart)).toEqual([1, 5, 2])
  })

  it('CART-04 CART-05 what the rules refuse is not shown', () => {
    for (const [id, quantity] of [
      ['a', 1.5],
      ['a', 1000],
      ['a', -1],
      ['set', 3],
    ] as const)
      expect(quantities(optimisticCart(cart, [change(id, quantity)], VAT).cart)).toEqual([1, 3, 2])
    const withGift = cartOf(item('a', 100_00, 1), item('gift-tray', 0, 1, { isGift: true }))
    expect(quantities(optimisticCart(withGift, [change('gift-tray', 2)], VAT).cart)).toEqual([1, 1])
  })

  it('CART-06 CART-10 a gift goes when it is declined and is there again, as a gift, when that is undone', () => {
    const gift = item('gift-tray', 0, 1, { isGift: true })
    const given = cartOf(item('a', 100_00, 1), gift)
    expect(optimisticCart(given, [remove('gift-tray')], VAT).cart.items).toHaveLength(1)
    expect(optimisticCart(given, [change('gift-tray', 0)], VAT).cart.items).toHaveLength(1)
    const undone = optimisticCart(given, [remove('gift-tray'), change('gift-tray', 1)], VAT).cart
    expect(undone.items).toEqual(given.items)
    expect(undone.total).toEqual(given.total)
  })

  it('CART-05 CART-13 what is sold out is in no sum, before and after', () => {
    const gone = { ...cartOf(item('a', 100_00, 1)), checkoutStatus: { unavailableLineItemIds: ['gone'] } }
    const held = { ...gone, items: [...gone.items, item('gone', 70_00, 2)] }
    expect(optimisticCart(held, [remove('gone')], VAT).cart.total.inclVat).toBe(100)
    expect(optimisticCart(held, [change('a', 2)], VAT).cart).toMatchObject({
      subTotal: { inclVat: 200 },
      total: { inclVat: 200 },
      viewData: { expectedTotal: { inclVat: 249 } },
    })
  })

  it('CART-06 what is brought back while its removal is on the way is shown as a line without a name of its own', () => {
    const back: CartCommand = { $type: 'AddLineItemCommand', sku: 'A', quantity: 1 }
    const { items, total } = optimisticCart(cart, [remove('a'), back, change('a', 7)], VAT).cart
    expect(items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['B', 3],
      ['SET', 2],
      ['A', 1],
    ])
    expect(items.map(({ id }) => isOptimisticLine(id))).toEqual([false, false, true])
    expect(total).toEqual(cart.total)
  })

  it('CART-04 CART-05 what is sold out can be had in fewer pieces, not in more', () => {
    const out = cartOf(item('a', 100_00, 3, { stockStatus: 'outOfStock' }))
    expect(quantities(optimisticCart(out, [change('a', 5)], VAT).cart)).toEqual([3])
    expect(quantities(optimisticCart(out, [change('a', 2)], VAT).cart)).toEqual([2])
  })

  it('nothing pending is the cart itself', () => {
    expect(optimisticCart(cart, [], VAT)).toEqual({ cart, isEstimated: false })
    expect(optimisticCart(cart, [{ $type: 'AddDiscountCodeCommand', code: 'X' }], VAT)).toEqual({
      cart,
      isEstimated: true,
    })
  })

  it('CART-13 the lines add up to the sum, whatever is pending', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 999_99 }), fc.integer({ min: 1, max: 20 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 30 })), { maxLength: 8 }),
        (of, wishes) => {
          const given = cartOf(...of.map(([minor, quantity], index) => item(`l${index}`, minor, quantity)))
          const pending = wishes.map(([line, quantity]) => change(`l${line}`, quantity))
          const { cart: expected } = optimisticCart(given, pending, VAT)
          const sum = expected.items.reduce((total, { linePrice }) => total + Math.round(linePrice.inclVat * 100), 0)
          expect(Math.round(expected.subTotal.inclVat * 100)).toBe(sum)
        },
      ),
    )
  })
})
