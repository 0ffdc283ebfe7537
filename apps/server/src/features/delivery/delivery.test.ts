import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { PAYMENT_LIFETIME_MS } from '@firkant/domain/payments/payment-polling.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { orderServicesOf } from '../../../test/visitors/test-bank-visit.ts'
import { ADDRESS, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'
import { listDeliveries } from './list-deliveries.ts'

let shop: TestShop
const WAYS = { letter: 'letterBox', parcel: 'pickupPoint', bulky: 'kerb', twoMan: 'kerb' }
const rates = (more: object = {}) =>
  Object.entries(WAYS).map(([sizeClass, service]) => ({
    type: 'deliveryRate',
    zone: 'island',
    sizeClass,
    service,
    carrier: 'Færgen',
    price: 149,
    leadDays: 4,
    ...more,
  }))
const bring = (records: readonly object[]) =>
  importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })

beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'D-LAMP', onHand: 1000 }])
  await bring([...rates(), { type: 'deliveryZone', key: 'island', market: 'DK', postcodes: ['8592'] }])
})
afterAll(() => shop.close())

const ON_ISLAND = { ...ADDRESS, postalCode: '8592', city: 'Anholt' }

async function fillOnIsland(email = 'alma@example.dk', payment: 'card' | 'invoice' = 'invoice') {
  const visitor = createVisitor(shop)
  const more = [{ $type: 'SetShippingAddressCommand', address: ON_ISLAND } as const]
  const cart = await fillCheckout(visitor, { email, payment, goods: { 'D-LAMP': 1 }, more })
  const method = cart.checkoutResponse?.shippingMethods.find(({ selected }) => selected)
  if (!method?.arrivesOn) throw new Error('No day')
  return { visitor, cart, method, arrivesOn: method.arrivesOn }
}

const shownOf = ({ cart, arrivesOn }: Awaited<ReturnType<typeof fillOnIsland>>) => ({
  toPay: cart.checkoutResponse?.totals.toPay ?? 0,
  currency: 'DKK' as const,
  arrivesOn,
})

async function takenOn(day: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ taken: number }>(
    `select taken from delivery_loads where zone = 'island' and day = $1`,
    [day],
  )
  return rows[0]?.taken ?? 0
}

describe('a running shop', () => {
  it('DLV-01 DLV-02 says the day and price of the zone that the address is in, and follows an import', async () => {
    const { method, visitor } = await fillOnIsland()
    expect(method).toMatchObject({
      name: 'Pakke til udleveringssted',
      price: { inclVat: 149 },
      arrivesOn: '2026-11-20',
    })
    await bring(rates({ price: 199, leadDays: 6, weekdays: [3] }))
    const { checkoutResponse, cartResponse } = await visitor.apply({
      $type: 'SetCustomerEmailCommand',
      email: 'alma@example.dk',
      resolveCheckoutData: true,
    })
    expect(checkoutResponse?.shippingMethods[0]).toMatchObject({ price: { inclVat: 199 }, arrivesOn: '2026-11-25' })
    expect(cartResponse.items[0]?.viewData.estimatedDeliveryText).toBe('Leveres senest onsdag 25. november')
    await bring(rates({ weekdays: undefined }))
  })
})

describe('places of a day', () => {
  it('DLV-03 DLV-04 an order stores its promise with the reasons, takes a place, and frees it when it ends', async () => {
    await bring([{ type: 'deliveryCapacity', zone: 'island', service: 'pickupPoint', places: 5 }])
    const filled = await fillOnIsland()
    const before = await takenOn(filled.arrivesOn)
    const placed = await place(filled.visitor, { cart: filled.cart, shown: shownOf(filled) })
    if (!placed.success) throw new Error(JSON.stringify(placed.validation))
    expect(await takenOn(filled.arrivesOn)).toBe(before + 1)
    const stored = await findOrderById(shop.database.main, 'hjemly', placed.orderId)
    expect(stored?.shown.promised).toEqual({
      day: filled.arrivesOn,
      zone: 'island',
      service: 'pickupPoint',
      reasons: [{ kind: 'carrier', carrier: 'Færgen', workingDays: 4 }],
    })
    const number = stored?.order.number ?? ''
    const asStaff = {
      step: 'cancel',
      now: TEST_NOW,
      shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' },
    } as const
    expect((await takeStaffStep(shop.database, { number, ...asStaff }))?.type).toBe('moved')
    expect(await takenOn(filled.arrivesOn)).toBe(before)
  })

  it('DLV-03 an order that lapses unpaid frees its place for others', async () => {
    const buyer = await fillOnIsland('late@example.dk', 'card')
    const before = await takenOn(buyer.arrivesOn)
    const placed = await place(buyer.visitor, { cart: buyer.cart, shown: shownOf(buyer) })
    if (!placed.success) throw new Error(JSON.stringify(placed.validation))
    expect(await takenOn(buyer.arrivesOn)).toBe(before + 1)
    const lapsed = new Date(TEST_NOW.getTime() + PAYMENT_LIFETIME_MS + 15 * MINUTE_MS)
    shop.setNow(lapsed)
    await orderServicesOf(shop, () => lapsed).payments.pollSilentPayments()
    shop.setNow(TEST_NOW)
    expect((await findOrderById(shop.database.main, 'hjemly', placed.orderId))?.state).toBe('cancelled')
    expect(await takenOn(buyer.arrivesOn)).toBe(before)
  })

  it('DLV-03 200 buyers for 100 places: 100 have the day, the others are told of the next one', async () => {
    await bring([{ type: 'deliveryCapacity', zone: 'island', service: 'pickupPoint', places: 100 }])
    const buyers = []
    for (let at = 0; at < 200; at += 1) buyers.push(await fillOnIsland(`buyer-${at}@example.dk`))
    const day = buyers[0]?.arrivesOn ?? ''
    const before = await takenOn(day)
    expect(new Set(buyers.map(({ arrivesOn }) => arrivesOn))).toEqual(new Set([day]))
    const answers = await Promise.all(
      buyers.map(async (buyer) => place(buyer.visitor, { cart: buyer.cart, shown: shownOf(buyer) })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(100 - before)
    expect(await takenOn(day)).toBe(100)
    const refused = buyers.filter((_, at) => answers[at]?.success === false)
    const codes = answers.flatMap((answer) => (answer.success ? [] : answer.validation.validationErrors))
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['delivery-changed']))
    const [one] = refused
    if (!one) throw new Error('None was refused')
    const next = answers.flatMap((answer) => (answer.success ? [] : (answer.checkoutResponse?.shippingMethods ?? [])))
    const [method] = next.filter(({ selected }) => selected)
    expect(method?.arrivesOn).toBe('2026-11-23')
    const again = { ...shownOf(one), arrivesOn: method?.arrivesOn ?? '' }
    expect(await place(one.visitor, { cart: one.cart, shown: again })).toMatchObject({ success: true })
    expect(await takenOn('2026-11-23')).toBe(1)
  })

  it('DLV-03 lists what is promised, late and overbooked days first', async () => {
    const listed = (today: string) => listDeliveries(shop.database.main, { brand: 'hjemly', today, limit: 50 })
    const [first] = await listed('2026-11-16')
    expect(first).toMatchObject({ zone: 'island', places: 100, isLate: false, isOverbooked: false })
    await bring([{ type: 'deliveryCapacity', zone: 'island', service: 'pickupPoint', day: '2026-11-23', places: 0 }])
    expect((await listed('2026-11-16'))[0]).toMatchObject({
      day: '2026-11-23',
      orders: 1,
      places: 0,
      isOverbooked: true,
    })
    expect((await listed('2026-12-24')).every(({ isLate }) => isLate)).toBe(true)
  })

  it('DLV-02 DLV-03 a full day moves what pages say, and a freed place moves it back', async () => {
    const path = '/testvarer/d-lamp'
    const dayOn = async () => /Hos dig senest ([^<]+)</.exec(await (await fetch(shop.origin + path)).text())?.[1]
    await bring([{ type: 'deliveryCapacity', zone: 'dk', service: 'door', places: 1 }])
    await shop.heardAll()
    expect(await dayOn()).toBe('torsdag 19. november')
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { email: 'first@example.dk', goods: { 'D-LAMP': 1 } })
    const placed = await place(visitor, { cart })
    if (!placed.success) throw new Error(JSON.stringify(placed.validation))
    await shop.heardAll()
    expect(await dayOn()).toBe('fredag 20. november')
    const stored = await findOrderById(shop.database.main, 'hjemly', placed.orderId)
    const asStaff = {
      step: 'cancel',
      now: TEST_NOW,
      shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' },
    } as const
    await takeStaffStep(shop.database, { number: stored?.order.number ?? '', ...asStaff })
    await shop.heardAll()
    expect(await dayOn()).toBe('torsdag 19. november')
  })
})
