import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { ADDRESS, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { findOrderById } from '../orders/order-store.ts'

let shop: TestShop
const way = (service: string, more: object) => ({
  type: 'deliveryWay',
  zone: 'dk',
  sizeClass: 'twoMan',
  service,
  carrier: 'Fragtmænd',
  leadDays: 9,
  ...more,
})
const bring = (records: readonly object[]) =>
  importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'W-SOFA', onHand: 100, weightKg: 60 }])
  await bring([
    way('unpacked', { price: 899, windows: ['8-12', '16-20'] }),
    way('assembled', { price: 1499, leadDays: 11, freeFrom: 150 }),
  ])
})
afterAll(() => shop.close())

const choose = (shippingMethodKey: string) =>
  ({ $type: 'SetShippingMethodCommand', shippingMethodKey, resolveCheckoutData: true }) as const

describe('the ways of delivery', () => {
  it('DLV-01 CHK-01 each has its price, day and windows in the checkout; the chosen one is charged', async () => {
    const visitor = createVisitor(shop)
    const { checkoutResponse } = await fillCheckout(visitor, { goods: { 'W-SOFA': 1 } })
    const shown = checkoutResponse?.shippingMethods.filter(({ key }) => key.startsWith('delivery')) ?? []
    expect(shown.map(({ key, price, arrivesOn }) => [key, price.inclVat, arrivesOn])).toEqual([
      ['delivery', 599, '2026-11-26'],
      ['delivery-unpacked', 899, '2026-11-27'],
      ['delivery-unpacked:8-12', 899, '2026-11-27'],
      ['delivery-unpacked:16-20', 899, '2026-11-27'],
      ['delivery-assembled', 1499, '2026-12-01'],
    ])
    expect(shown[2]).toMatchObject({
      name: 'Båret ind og pakket ud kl. 8–12',
      estimatedDelivery: 'Leveres fredag 27. november kl. 8–12',
    })
    const chosen = await visitor.apply(choose('delivery-unpacked:8-12'))
    expect(chosen.checkoutResponse?.shippingMethods.filter(({ selected }) => selected)).toMatchObject([
      { key: 'delivery-unpacked:8-12' },
    ])
    expect(chosen.cartResponse.shippingCost).toMatchObject({ inclVat: 899 })
    expect(chosen.cartResponse.items[0]?.viewData.estimatedDeliveryText).toBe('Leveres fredag 27. november kl. 8–12')
    const two = await visitor.apply(
      { $type: 'AddLineItemCommand', sku: 'W-SOFA', quantity: 1 },
      choose('delivery-assembled'),
    )
    expect(two.cartResponse.shippingCost).toMatchObject({ inclVat: 0 })
    for (const none of ['delivery-drone', 'delivery-kerb', 'delivery-unpacked:9-12', 'delivery:8-12'])
      expect((await visitor.apply(choose(none))).validation.validationErrors[0]?.code, none).toBe('unknown-method')
  })

  it('DLV-03 DLV-04 the order stores way and window, and takes a place of that way', async () => {
    await bring([{ type: 'deliveryCapacity', zone: 'dk', service: 'unpacked', places: 1 }])
    const visitor = createVisitor(shop)
    const more = [choose('delivery-unpacked:16-20')]
    const cart = await fillCheckout(visitor, { goods: { 'W-SOFA': 1 }, more })
    const placed = await place(visitor, { cart })
    if (!placed.success) throw new Error(JSON.stringify(placed.validation))
    const stored = await findOrderById(shop.database.main, 'hjemly', placed.orderId)
    expect(stored?.shown).toMatchObject({
      shippingName: 'Båret ind og pakket ud kl. 16–20',
      promised: { day: '2026-11-27', service: 'unpacked', window: { from: 16, to: 20 } },
    })
    const other = await fillCheckout(createVisitor(shop), { goods: { 'W-SOFA': 1 } })
    const methods = other.checkoutResponse?.shippingMethods ?? []
    expect(methods.slice(0, 2).map(({ arrivesOn }) => arrivesOn)).toEqual(['2026-11-26', '2026-11-30'])
  })

  it('DLV-01 what a place does not have falls back to the usual way, and says so before anybody buys', async () => {
    await bring([
      ...['letter', 'parcel', 'bulky', 'twoMan'].map((sizeClass) => ({
        ...way('kerb', { price: 199, leadDays: 8 }),
        type: 'deliveryRate',
        zone: 'anholt',
        sizeClass,
      })),
      { type: 'deliveryZone', key: 'anholt', market: 'DK', postcodes: ['8592'] },
    ])
    const visitor = createVisitor(shop)
    await fillCheckout(visitor, { goods: { 'W-SOFA': 1 }, more: [choose('delivery-assembled')] })
    const address = { ...ADDRESS, postalCode: '8592', city: 'Anholt' }
    const moved = await visitor.apply({ $type: 'SetShippingAddressCommand', address, resolveCheckoutData: true })
    expect(moved.checkoutResponse?.shippingMethods.filter(({ key }) => key.startsWith('delivery'))).toMatchObject([
      { key: 'delivery', selected: true, price: { inclVat: 199 } },
    ])
    expect(moved.cartResponse.shippingCost).toMatchObject({ inclVat: 199 })
  })
})
