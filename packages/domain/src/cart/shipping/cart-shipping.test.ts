import { expect, it } from 'vitest'
import { testDelivery } from '../../delivery/delivery-test-plan.ts'
import type { CartFacts, ItemFacts } from '../cart-line.ts'
import { shippingOf } from './cart-shipping.ts'

const item = (weightKg: number, longestCm: number): ItemFacts => ({
  isSold: true,
  soldInGroupsOf: 1,
  stock: { onHand: 9, reserved: 0 },
  weightKg,
  longestCm,
})
const FACTS: CartFacts = {
  items: new Map([
    ['CUSHION', item(1, 30)],
    ['CHAIR', item(9, 90)],
    ['SOFA', item(60, 230)],
  ]),
  packages: new Map(),
}
const ship = (skus: Readonly<Record<string, number>>, goodsMinor = 100_00) =>
  shippingOf(
    Object.entries(skus).map(([sku, quantity]) => ({ id: sku, sku, quantity })),
    FACTS,
    { delivery: testDelivery('DK'), goodsMinor },
  )

it('CART-11 everything leaves as one shipment: by its whole weight and its longest piece', () => {
  expect(ship({ CUSHION: 2 })).toMatchObject({ tier: 'letter', priceMinor: 29_00 })
  expect(ship({ CUSHION: 2, CHAIR: 1 })).toMatchObject({ tier: 'parcel', priceMinor: 49_00 })
  expect(ship({ CHAIR: 3 })).toMatchObject({ tier: 'bulky', priceMinor: 299_00 })
  expect(ship({ CUSHION: 1, SOFA: 1 })).toMatchObject({ tier: 'twoMan', priceMinor: 599_00 })
})

it('CART-11 parcels are free over the threshold, and an empty cart costs nothing to send', () => {
  expect(ship({ CHAIR: 1 }, 499_00).priceMinor).toBe(0)
  expect(ship({ SOFA: 1 }, 9999_00).priceMinor).toBe(599_00)
  expect(ship({}).priceMinor).toBe(0)
})
