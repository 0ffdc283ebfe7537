import { describe, expect, it } from 'vitest'
import { testDelivery } from '../../delivery/delivery-test-plan.ts'
import { MARKETS } from '../../market/market.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import { anyRequester, someItem } from '../cart-test-facts.ts'
import { calculateCart } from '../sums/calculate-cart.ts'
import { cartArrival } from './cart-arrival.ts'

const FACTS: CartFacts = {
  items: new Map([
    ['LAMP', someItem(100_00)],
    ['SOFA', someItem(5000_00, { weightKg: 60, longestCm: 220 })],
    ['LATE', someItem(100_00, { stock: { onHand: 2, reserved: 0, backOrderDays: 28 } })],
    ['GONE', someItem(100_00, { weightKg: 90, stock: { onHand: 0, reserved: 0 } })],
  ]),
  packages: new Map(),
}
const line = (sku: string, quantity = 1): CartLine => ({ id: sku.toLowerCase(), sku, quantity })
const arrivalOf = (...lines: readonly CartLine[]) => {
  const context = {
    facts: FACTS,
    promotions: [],
    requester: anyRequester(),
    market: MARKETS.DK,
    delivery: testDelivery('DK'),
  }
  return cartArrival(calculateCart({ lines, details: {} }, context), FACTS)
}

describe('when a cart arrives', () => {
  it('CART-02 all of it comes the way its heaviest and longest goods force it to', () => {
    expect(arrivalOf(line('LAMP'))).toMatchObject({ zone: 'dk', tier: 'letter', backOrderDays: 0 })
    expect(arrivalOf(line('LAMP'), line('SOFA'))).toMatchObject({ zone: 'dk', tier: 'twoMan', backOrderDays: 0 })
    expect(arrivalOf(line('LAMP', 25))).toMatchObject({ zone: 'dk', tier: 'bulky', backOrderDays: 0 })
  })

  it('CART-02 it waits for the slowest, and only where the shelf has too few', () => {
    expect(arrivalOf(line('LAMP'), line('LATE', 2))).toMatchObject({ zone: 'dk', tier: 'parcel', backOrderDays: 0 })
    expect(arrivalOf(line('LAMP'), line('LATE', 3))).toMatchObject({ zone: 'dk', tier: 'parcel', backOrderDays: 28 })
  })

  it('CART-05 what can’t be had holds up nothing, and alone it never comes', () => {
    expect(arrivalOf(line('LAMP'), line('GONE'))).toMatchObject({ zone: 'dk', tier: 'letter', backOrderDays: 0 })
    expect(arrivalOf(line('GONE'))).toBeUndefined()
  })
})
