import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDelivery } from '../../delivery/delivery-test-plan.ts'
import { MARKETS } from '../../market/market.ts'
import type { Promotion } from '../../promotions/promotion.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import { EMPTY_CART, type CartDetails, type CartState } from '../cart-state.ts'
import { anyRequester, noShop, someItem } from '../cart-test-facts.ts'
import { checkoutOf } from '../checkout/checkout-rules.ts'
import { applyCartCommands } from '../commands/apply-cart-commands.ts'
import type { CartCommand } from '../commands/cart-commands.ts'
import { calculateCart } from './calculate-cart.ts'
import { linePrice, sumOf } from './cart-sums.ts'

fc.configureGlobal({ seed: 20_261_115 })

const words = (text: string) => ({ da: text, nb: text, sv: text })
const promotion = (key: string, more: Pick<Promotion, 'effect'> & Partial<Promotion>): Promotion => ({
  key,
  names: words(key),
  isCombinable: false,
  conditions: {},
  ...more,
})
const PROMOTIONS: readonly Promotion[] = [
  promotion('coupon', { coupon: 'TEN', effect: { type: 'percent', percent: 10 } }),
  promotion('lamps', {
    conditions: { goods: { categoryKeys: ['lighting'] } },
    effect: { type: 'percent', percent: 33 },
  }),
  promotion('cushions', {
    conditions: { goods: { categoryKeys: ['cushions'] } },
    effect: { type: 'cheapestFree', of: 3 },
  }),
  promotion('hundred', {
    isCombinable: true,
    conditions: { leastMinor: { DK: 1000_00 } },
    effect: { type: 'amount', minor: { DK: 100_00 } },
  }),
  promotion('candle', {
    conditions: { goods: { skus: ['SOFA'] } },
    effect: { type: 'gift', sku: 'CANDLE', quantity: 2 },
  }),
  promotion('delivery', { coupon: 'FREE', effect: { type: 'freeDelivery' } }),
]
const reduced = {
  currentMinor: 6999_50,
  regularMinor: 8999_00,
  reference: { minor: 7999_00, reductionBegan: new Date('2026-11-01T00:00:00Z') },
}
const FACTS: CartFacts = {
  items: new Map([
    ['SOFA', someItem(6999_50, { price: reduced, weightKg: 60, longestCm: 220 })],
    ['LAMP', someItem(333, { categoryKeys: ['lighting'] })],
    ['CUSHION', someItem(199_95, { categoryKeys: ['cushions'] })],
    ['PLAID', someItem(7, { categoryKeys: ['cushions'] })],
    ['CHAIR', someItem(900_00, { soldInGroupsOf: 2, stock: { onHand: 6, reserved: 0 } })],
    ['CANDLE', someItem(49_00, { stock: { onHand: 3, reserved: 0 } })],
    ['NORWEGIAN', someItem(0, { price: undefined })],
    ['TABLE', someItem(3000_00)],
    ['SET', someItem(4000_00, { packageKey: 'set' })],
  ]),
  packages: new Map([
    [
      'set',
      [
        { partKey: 'table', quantity: 1, choices: ['TABLE'] },
        { partKey: 'chairs', quantity: 2, choices: ['CHAIR'] },
      ],
    ],
  ]),
}
const SKUS = ['SOFA', 'LAMP', 'CUSHION', 'PLAID', 'CHAIR', 'CANDLE', 'NORWEGIAN', 'TABLE']

const line = (sku: string, quantity: number): CartLine => ({ id: sku.toLowerCase(), sku, quantity })
const cartOf = (lines: readonly CartLine[], details: CartDetails = {}): CartState => ({ lines, details })
function calculate(cart: CartState, facts = FACTS) {
  const requester = anyRequester({ codes: new Set(cart.details.discountCodes) })
  return calculateCart(cart, {
    facts,
    promotions: PROMOTIONS,
    requester,
    market: MARKETS.DK,
    delivery: testDelivery('DK'),
  })
}
const checkout = (cart: CartState, shippingMethods = [METHOD]) =>
  checkoutOf(cart, calculate(cart), {
    shop: noShop({
      promotions: PROMOTIONS,
      giftCards: new Map([['GAVE', { code: 'GAVE', market: 'DK', balanceMinor: 500_00 }]]),
    }),
    market: MARKETS.DK,
    shippingMethods,
  })
const METHOD = {
  key: 'delivery',
  name: 'Båret ind',
  description: '',
  price: { inclVat: 0, exclVat: 0 },
  estimatedDelivery: '',
  selected: true,
}

describe('what a cart comes to', () => {
  it('CART-13 in numbers', () => {
    const { sums, shipment, deliveryMinor, shippingMinor } = calculate(
      cartOf([line('SOFA', 1), line('LAMP', 3)], { discountCodes: ['TEN'] }),
    )
    expect(sums.subTotal).toEqual({ incl: 7009_49, excl: 5599_60 + 7_99 })
    expect(sums.shares.map(({ promotion: { key }, lineId, amount }) => [key, lineId, amount.incl])).toEqual([
      ['coupon', 'sofa', 699_95],
      ['lamps', 'lamp', 3_30],
      ['hundred', 'sofa', 99_89],
      ['hundred', 'lamp', 11],
    ])
    expect(sums.discount.incl).toBe(803_25)
    expect(sums.savings.incl).toBe(999_50 + 803_25)
    expect(sums.total.incl).toBe(7009_49 - 803_25)
    expect([shipment.tier, deliveryMinor, shippingMinor]).toEqual(['twoMan', 599_00, undefined])
  })

  it('CART-10 CART-11 delivery costs when it is known where to, and nothing with the code for it', () => {
    const goods = [line('SOFA', 1)]
    expect(calculate(cartOf(goods, { shippingMethodKey: 'delivery' }))).toMatchObject({ shippingMinor: 599_00 })
    expect(calculate(cartOf(goods, { shippingMethodKey: 'pickup-aarhus' }))).toMatchObject({ shippingMinor: 0 })
    const free = calculate(cartOf(goods, { shippingMethodKey: 'delivery', discountCodes: ['FREE'] }))
    expect(free).toMatchObject({ shippingMinor: 0, deliveryMinor: 0 })
    expect(free.sums.total.incl).toBe(6999_50 - 100_00)
  })

  it('CART-10 a gift comes with its goods while there are any, unless it is declined, and costs nothing', () => {
    const given = calculate(cartOf([line('SOFA', 1)]))
    expect(given.gifts).toMatchObject([{ id: 'gift-candle', sku: 'CANDLE', quantity: 2 }])
    expect(given.sums.subTotal.incl).toBe(6999_50)
    expect(calculate(cartOf([line('SOFA', 1)], { declinedGifts: ['candle'] })).gifts).toEqual([])
    expect(calculate(cartOf([line('SOFA', 1), line('CANDLE', 2)])).gifts).toEqual([])
    expect(calculate(cartOf([line('LAMP', 1)])).gifts).toEqual([])
  })

  it('CART-05 CART-13 what can’t be had is in no sum, earns no discount and no gift, and weighs nothing', () => {
    const items = new Map([
      ...FACTS.items,
      ['SOFA', someItem(6999_50, { weightKg: 60, longestCm: 220, stock: { onHand: 0, reserved: 0 } })],
    ] as const)
    const lamps = calculate(cartOf([line('LAMP', 3)], { shippingMethodKey: 'delivery' }))
    const withSofa = cartOf([line('SOFA', 1), line('LAMP', 3)], { shippingMethodKey: 'delivery' })
    const { sold, counted, unavailable, sums, gifts, shipment, deliveryMinor } = calculate(withSofa, {
      ...FACTS,
      items,
    })
    expect([sold.length, counted.map(({ id }) => id), unavailable.map(({ id }) => id)]).toEqual([2, ['lamp'], ['sofa']])
    expect(sums).toEqual(lamps.sums)
    expect({ gifts, tier: shipment.tier, deliveryMinor }).toEqual({ gifts: [], tier: 'parcel', deliveryMinor: 49_00 })
    expect(
      checkoutOf(withSofa, calculate(withSofa, { ...FACTS, items }), {
        shop: noShop(),
        market: MARKETS.DK,
        shippingMethods: [METHOD],
      }),
    ).toMatchObject({ canPlaceOrder: false, totals: { goods: 9.99 } })
  })

  it('CART-05 names lines that ran out or no longer come in whole groups, and sets aside what has no price here', () => {
    const { unavailable, aside, sold } = calculate(
      cartOf([line('CHAIR', 8), line('LAMP', 1), line('NORWEGIAN', 1), { ...line('CHAIR', 3), id: 'odd' }]),
    )
    expect(unavailable.map(({ id }) => id)).toEqual(['chair', 'odd'])
    expect(aside.map(({ id }) => id)).toEqual(['norwegian'])
    expect(sold).toHaveLength(3)
  })

  it('CART-15 a package is priced as one, and takes its parts off the shelf', () => {
    const set: CartLine = {
      id: 'set',
      sku: 'SET',
      quantity: 2,
      packageKey: 'set',
      parts: [
        { partKey: 'table', sku: 'TABLE' },
        { partKey: 'chairs', sku: 'CHAIR' },
      ],
    }
    expect(calculate(cartOf([set])).sums.subTotal.incl).toBe(8000_00)
    expect(calculate(cartOf([set, line('CHAIR', 2)])).unavailable).toEqual([])
    expect(calculate(cartOf([set, line('CHAIR', 4)])).unavailable).toHaveLength(2)
  })

  it('CHK-01 custom lines count where they have a price', () => {
    const customLines = [
      { id: 'c', name: 'Montering', quantity: 2, minor: { DK: 499_00 } },
      { id: 'n', name: 'Montering', quantity: 1, minor: { NO: 599_00 } },
    ]
    const calculation = calculate(cartOf([line('LAMP', 1)], { customLines }))
    expect(calculation.customLines).toHaveLength(1)
    expect(calculation.sums.subTotal.incl).toBe(333 + 998_00)
  })
})

describe('the checkout', () => {
  const details: CartDetails = {
    email: 'alma@example.dk',
    mobile: '+4520304050',
    billingAddress: {
      firstName: 'Alma',
      lastName: 'Holm',
      streetName: 'Strandvejen',
      postalCode: '2900',
      city: 'Hellerup',
      countryCode: 'DK',
    },
    shippingMethodKey: 'delivery',
    paymentMethodKey: 'card',
  }

  it('CHK-01 says what is missing, and when nothing is', () => {
    expect(checkout(EMPTY_CART, [])).toMatchObject({
      missing: ['items', 'email', 'mobile', 'billingAddress', 'shippingMethod'],
      canPlaceOrder: false,
    })
    expect(checkout(cartOf([line('SOFA', 1)], { customerType: 'company', countryCode: 'NO' }), [])).toMatchObject({
      missing: expect.arrayContaining(['country', 'companyName', 'paymentMethod']) as string[],
    })
    expect(checkout(cartOf([line('SOFA', 1)], details))).toMatchObject({ missing: [], canPlaceOrder: true })
  })

  it('CHK-04 a line that is not there blocks the order', () => {
    expect(checkout(cartOf([line('CHAIR', 8)], details))).toMatchObject({ missing: [], canPlaceOrder: false })
  })

  it('CART-10 gift cards pay after the discounts, and what they cover needs no other payment', () => {
    const { paymentMethodKey: _, ...unpaid } = details
    const cart = cartOf([line('LAMP', 10)], { ...unpaid, giftCardCodes: ['GAVE', 'GONE'] })
    const { totals, giftCards, missing } = checkout(cart)
    // 33.30 less a third, and 49 to send it.
    expect(totals).toEqual({ goods: 33.3, discount: 10.99, shipping: 49, giftCards: 71.31, vat: 14.26, toPay: 0 })
    expect(giftCards).toEqual([{ code: 'GAVE', amount: 71.31 }])
    expect(missing).toEqual([])
  })

  it('CART-10 a code says whether it works, waits or is outdone', () => {
    const codes = (lines: readonly CartLine[]) =>
      checkout(cartOf(lines, { discountCodes: ['TEN', 'FREE'] })).discountCodes.map(({ status }) => status)
    expect(codes([line('SOFA', 1)])).toEqual(['applied', 'applied'])
    expect(codes([line('LAMP', 1)])).toEqual(['outdone', 'applied'])
    expect(codes([])).toEqual(['waiting', 'waiting'])
  })
})

const anyLines = fc.uniqueArray(fc.tuple(fc.constantFrom(...SKUS), fc.integer({ min: 1, max: 999 })), {
  selector: ([sku]) => sku,
})
const anyDetails = fc.record({
  discountCodes: fc.subarray(['TEN', 'FREE', 'NOBODY']),
  shippingMethodKey: fc.constantFrom(undefined, 'delivery', 'pickup-aarhus'),
})
const anyCart = fc.tuple(anyLines, anyDetails).map(([lines, details]) =>
  cartOf(
    lines.map(([sku, quantity]) => line(sku, quantity)),
    details,
  ),
)

describe('whatever is in it', () => {
  it('CART-13 totals are never negative, and the parts add up to the whole to the smallest unit', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { counted, sums, shippingMinor = 0 } = calculate(cart)
        const lines = sumOf(counted.map((each) => linePrice(each, MARKETS.DK.vatPercent)))
        const discounts = sumOf(sums.shares.map(({ amount }) => amount))
        expect(sums.subTotal).toEqual(lines)
        expect(sums.discount).toEqual(discounts)
        expect(sums.total.incl).toBe(lines.incl - discounts.incl + shippingMinor)
        expect(sums.total.excl).toBe(lines.excl - discounts.excl + Math.round(shippingMinor / 1.25))
        for (const { incl, excl } of [sums.subTotal, sums.total, sums.discount, sums.savings]) {
          expect(incl).toBeGreaterThanOrEqual(excl)
          expect(excl).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('CART-13 gift cards never pay more than the total', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { totals } = checkout({ ...cart, details: { ...cart.details, giftCardCodes: ['GAVE'] } })
        expect(totals.toPay).toBeGreaterThanOrEqual(0)
        const whole = totals.goods - totals.discount + totals.shipping
        expect(Math.round(100 * (totals.giftCards + totals.toPay))).toBe(Math.round(100 * whole))
      }),
    )
  })
})

const RULES = { facts: FACTS, shop: noShop({ promotions: PROMOTIONS }) }
/** Lines are named after their goods: so the same cart looks the same however it was made. */
function apply(cart: CartState, commands: readonly CartCommand[]) {
  let made = 0
  const result = applyCartCommands(cart, commands, { ...RULES, newId: () => `new-${(made += 1)}` })
  const lines = result.cart.lines.map((each) => ({ ...each, id: each.sku.toLowerCase() }))
  return { ...result, cart: { ...result.cart, lines: lines.toSorted((a, b) => a.sku.localeCompare(b.sku)) } }
}
const anyIndependent: fc.Arbitrary<readonly CartCommand[]> = fc
  .tuple(
    fc.uniqueArray(
      fc.tuple(fc.constantFrom('SOFA', 'LAMP', 'CUSHION', 'PLAID', 'TABLE'), fc.integer({ min: 1, max: 9 })),
      {
        selector: ([sku]) => sku,
      },
    ),
    fc.subarray<CartCommand>([
      { $type: 'AddDiscountCodeCommand', code: 'TEN' },
      { $type: 'SetCustomerEmailCommand', email: 'alma@example.dk' },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetCountryCommand', countryCode: 'DK' },
    ]),
  )
  .map(([goods, others]) => [
    ...goods.map(([sku, quantity]) => ({ $type: 'AddLineItemCommand', sku, quantity }) as const),
    ...others,
  ])

describe('commands', () => {
  it('CART-03 that have nothing to do with each other may come in any order', () => {
    const inTwoOrders = anyIndependent.chain((commands) =>
      fc.tuple(fc.constant(commands), fc.shuffledSubarray([...commands], { minLength: commands.length })),
    )
    fc.assert(
      fc.property(inTwoOrders, ([commands, shuffled]) => {
        const [one, other] = [apply(EMPTY_CART, commands), apply(EMPTY_CART, shuffled)]
        expect([...one.errors, ...other.errors]).toEqual([])
        expect(other.cart).toEqual(one.cart)
        expect(calculate(other.cart).sums).toEqual(calculate(one.cart).sums)
      }),
    )
  })

  it('CART-06 undo restores: what is removed and added again leaves goods and sums as they were', () => {
    fc.assert(
      fc.property(anyIndependent, fc.nat(), (commands, which) => {
        const { cart } = apply(EMPTY_CART, commands)
        const removed = cart.lines[which % Math.max(1, cart.lines.length)]
        if (!removed) return
        const { cart: without, errors } = apply(cart, [{ $type: 'RemoveLineItemCommand', lineItemId: removed.id }])
        expect(errors).toEqual([])
        expect(without.lines).toHaveLength(cart.lines.length - 1)
        const { sku, quantity } = removed
        const restored = apply(without, [{ $type: 'AddLineItemCommand', sku, quantity }])
        expect(restored.cart).toEqual(cart)
        expect(calculate(restored.cart).sums).toEqual(calculate(cart).sums)
      }),
    )
  })

  it('CART-04 a change and the change back leave the cart as it was', () => {
    const start = cartOf([line('LAMP', 5), line('CHAIR', 2)])
    const change = (lineItemId: string, quantity: number): CartCommand => ({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId,
      quantity,
    })
    const { cart } = applyCartCommands(start, [change('lamp', 9), change('chair', 6), change('lamp', 5)], {
      ...RULES,
      newId: () => '',
    })
    expect(applyCartCommands(cart, [change('chair', 2)], { ...RULES, newId: () => '' }).cart).toEqual(start)
  })
})
