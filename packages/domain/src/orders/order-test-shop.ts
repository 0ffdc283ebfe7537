import type { CartFacts, CartLine } from '../cart/cart-line.ts'
import type { CartDetails, CartState } from '../cart/cart-state.ts'
import { anyRequester, noShop, someItem, TEST_NOW } from '../cart/cart-test-facts.ts'
import { checkoutOf } from '../cart/checkout/checkout-rules.ts'
import { calculateCart } from '../cart/sums/calculate-cart.ts'
import { testDelivery } from '../delivery/delivery-test-plan.ts'
import { MARKETS } from '../market/market.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { orderOf } from './order-of.ts'

const promotion = (key: string, more: Pick<Promotion, 'effect'> & Partial<Promotion>): Promotion => ({
  key,
  names: { da: `${key} da`, nb: key, sv: key },
  isCombinable: false,
  conditions: {},
  ...more,
})
const PROMOTIONS: readonly Promotion[] = [
  promotion('ten', { coupon: 'TEN', effect: { type: 'percent', percent: 10 } }),
  promotion('lamps', { conditions: { goods: { skus: ['LAMP'] } }, effect: { type: 'percent', percent: 33 } }),
  promotion('three', { conditions: { goods: { skus: ['PLAID', 'RUG'] } }, effect: { type: 'cheapestFree', of: 3 } }),
  promotion('odd', { isCombinable: true, effect: { type: 'amount', minor: { DK: 99_97 } } }),
  promotion('candle', {
    conditions: { goods: { skus: ['SET'] } },
    effect: { type: 'gift', sku: 'CANDLE', quantity: 2 },
  }),
  promotion('delivery', { coupon: 'FREE', effect: { type: 'freeDelivery' } }),
]
const FACTS: CartFacts = {
  items: new Map([
    ['LAMP', someItem(333)],
    ['PLAID', someItem(7)],
    ['RUG', someItem(1299_95)],
    ['CANDLE', someItem(49_00)],
    ['TABLE', someItem(3000_00)],
    ['CHAIR', someItem(901_01)],
    ['RARE', someItem(10_00, { stock: { onHand: 1, reserved: 0 } })],
    ['SET', someItem(4000_01, { packageKey: 'set', weightKg: 90 })],
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
export const ADDRESS = {
  firstName: 'Alma',
  lastName: 'Holm',
  streetName: 'Bredgade',
  postalCode: '8600',
  city: 'Silkeborg',
  countryCode: 'DK',
}
export const DETAILS: CartDetails = {
  email: 'alma@example.dk',
  mobile: '+4520304050',
  billingAddress: ADDRESS,
  shippingMethodKey: 'delivery',
  paymentMethodKey: 'card',
  customLines: [{ id: 'carry', name: 'Indbæring', quantity: 3, minor: { DK: 33_33 } }],
}
const METHOD = { key: 'delivery', name: '', description: '', price: { inclVat: 0, exclVat: 0 }, estimatedDelivery: '' }
export const line = (sku: string, quantity: number): CartLine => ({
  id: sku.toLowerCase(),
  sku,
  quantity,
  ...(sku === 'SET' && { packageKey: 'set' }),
})

export function place(lines: readonly CartLine[], details: CartDetails = DETAILS, giftMinor = 0) {
  const cart: CartState = { lines, details: { ...details, ...(giftMinor > 0 && { giftCardCodes: ['GAVE'] }) } }
  const market = MARKETS.DK
  const requester = anyRequester({ codes: new Set(cart.details.discountCodes) })
  const giftCards = new Map([['GAVE', { code: 'GAVE', market: 'DK', balanceMinor: giftMinor }]])
  const shop = noShop({ promotions: PROMOTIONS, requester, giftCards })
  const calculation = calculateCart(cart, {
    facts: FACTS,
    promotions: PROMOTIONS,
    requester,
    market,
    delivery: testDelivery('DK'),
  })
  const checkout = checkoutOf(cart, calculation, { shop, market, shippingMethods: [{ ...METHOD, selected: true }] })
  const making = { market, facts: FACTS, nameOf: (sku: string) => `The ${sku}`, number: 'HJ-1', placedAt: TEST_NOW }
  return { calculation, checkout, order: orderOf(cart, { calculation, checkout }, making) }
}

export function placed(...args: Parameters<typeof place>) {
  const { order, ...rest } = place(...args)
  if (!order.ok) throw new Error(order.code)
  return { ...rest, order: order.value }
}
