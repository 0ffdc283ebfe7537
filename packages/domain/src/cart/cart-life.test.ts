import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '../market/market.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { asSeen, cartChanges } from './cart-changes.ts'
import { cartLineEvents } from './cart-line-events.ts'
import type { CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { noShop, TEST_NOW } from './cart-test-facts.ts'
import { mergeCarts } from './merge-carts.ts'
import type { SoldLine } from './sums/calculate-cart.ts'

const line = (id: string, sku: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  sku,
  quantity,
  ...more,
})
const cart = (lines: readonly CartLine[], details = {}): CartState => ({ lines, details })
const set = (id: string, chairs: string): CartLine =>
  line(id, 'SET', 1, { packageKey: 'set', parts: [{ partKey: 'chairs', sku: chairs }] })

describe('at login', () => {
  it('CART-12 the customer’s cart takes over the visitor’s, the same goods at the larger quantity', () => {
    const merged = mergeCarts(
      cart([line('a', 'LAMP', 2), line('b', 'SOFA', 1), set('c', 'RED')], {
        email: 'own@example.dk',
        discountCodes: ['X'],
      }),
      cart([line('d', 'LAMP', 5), line('e', 'SOFA', 1), line('f', 'RUG', 1), set('g', 'OAK'), set('h', 'RED')], {
        email: 'other@example.dk',
        mobile: '+4520304050',
        discountCodes: ['X', 'Y'],
      }),
    )
    expect(merged.lines.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['a 5', 'b 1', 'c 1', 'f 1', 'g 1'])
    expect(merged.details).toMatchObject({
      email: 'own@example.dk',
      mobile: '+4520304050',
      discountCodes: ['X', 'Y'],
    })
  })

  it('CART-12 nothing is lost, and merging again changes nothing', () => {
    const anyCart = fc
      .uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: 1, max: 999 })), {
        selector: ([sku]) => sku,
      })
      .map((lines) => cart(lines.map(([sku, quantity]) => line(`${sku}${quantity}`, sku, quantity))))
    fc.assert(
      fc.property(anyCart, anyCart, (own, visitor) => {
        const merged = mergeCarts(own, visitor)
        for (const { sku, quantity } of [...own.lines, ...visitor.lines])
          expect(merged.lines.find((each) => each.sku === sku)?.quantity).toBeGreaterThanOrEqual(quantity)
        expect(mergeCarts(merged, visitor).lines).toEqual(merged.lines)
      }),
    )
  })
})

describe('what became of it meanwhile', () => {
  const expired: Promotion = {
    key: 'old',
    names: { da: 'Gammel', nb: 'Gammel', sv: 'Gammal' },
    coupon: 'OLD',
    isCombinable: false,
    conditions: { to: TEST_NOW },
    effect: { type: 'percent', percent: 10 },
  }
  const norway: Promotion = { ...expired, key: 'no', coupon: 'NORGE', conditions: { markets: ['NO'] } }
  const shop = noShop({ promotions: [expired, norway] })
  const market = MARKETS.DK
  const sold = (each: CartLine, minor: number): SoldLine => ({
    id: each.id,
    line: each,
    quantity: each.quantity,
    price: { currentMinor: minor, regularMinor: minor },
    isAgreed: false,
  })

  it('CART-13 a price that changed since it was seen is told, in this market', () => {
    const seen = line('a', 'LAMP', 1, { seen: { market: 'DK', minor: 500_00 } })
    const elsewhere = line('b', 'SOFA', 1, { seen: { market: 'NO', minor: 900_00 } })
    const lines = [sold(seen, 449_00), sold(elsewhere, 700_00), sold(line('c', 'NEW', 1), 1_00)]
    expect(cartChanges(cart(lines.map((each) => each.line)), lines, { shop, market })).toEqual([
      {
        type: 'price',
        lineItemId: 'a',
        was: { inclVat: 500, exclVat: 400 },
        now: { inclVat: 449, exclVat: 359.2 },
      },
    ])
  })

  it('CART-10 codes that are no longer good are told; those that never will be are let go at the next change', () => {
    const held = cart([], { discountCodes: ['OLD', 'NORGE', 'GONE'], giftCardCodes: ['LOST'] })
    expect(cartChanges(held, [], { shop, market })).toEqual([
      { type: 'discountCode', code: 'OLD', reason: 'code-expired' },
      { type: 'discountCode', code: 'NORGE', reason: 'code-not-applicable' },
      { type: 'discountCode', code: 'GONE', reason: 'unknown-code' },
      { type: 'giftCard', code: 'LOST', reason: 'unknown-code' },
    ])
    expect(asSeen(held, [], shop).details).toEqual({ discountCodes: ['NORGE'], giftCardCodes: [] })
  })

  it('CART-10 a gift card that was used up elsewhere is told of as such, and let go at the next change', () => {
    const held = cart([], { giftCardCodes: ['SPENT'] })
    const spent = { ...shop, giftCards: new Map([['SPENT', { code: 'SPENT', market: 'DK', balanceMinor: 0 }]]) }
    expect(cartChanges(held, [], { shop: spent, market })).toEqual([
      { type: 'giftCard', code: 'SPENT', reason: 'code-not-applicable', detail: 'used-up' },
    ])
    expect(asSeen(held, [], spent).details.giftCardCodes).toEqual([])
  })

  it('CART-13 after a change the cart remembers what was shown', () => {
    const lamp = line('a', 'LAMP', 1)
    const after = asSeen(cart([lamp, line('b', 'ASIDE', 1)]), [sold(lamp, 449_00)], shop)
    expect(after.lines).toEqual([{ ...lamp, seen: { market: 'DK', minor: 449_00 } }, line('b', 'ASIDE', 1)])
    const again = sold(after.lines[0] ?? lamp, 449_00)
    expect(cartChanges(after, [again], { shop, market })).toEqual([])
  })
})

describe('events', () => {
  it('TRACK-02 tell the difference: added, changed, removed', () => {
    const before = [line('a', 'LAMP', 2), line('b', 'SOFA', 1), line('c', 'RUG', 1)]
    const after = [line('a', 'LAMP', 5), line('c', 'RUG', 1), line('d', 'NEW', 3, { trackingType: 'card' })]
    expect(cartLineEvents(before, after)).toEqual([
      { type: 'line-removed', lineItemId: 'b', sku: 'SOFA', difference: -1, quantity: 0 },
      { type: 'quantity-changed', lineItemId: 'a', sku: 'LAMP', difference: 3, quantity: 5 },
      { type: 'line-added', lineItemId: 'd', sku: 'NEW', difference: 3, quantity: 3, trackingType: 'card' },
    ])
    expect(cartLineEvents(before, before)).toEqual([])
  })
})
