import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { moveDeliveryDay } from '../orders/delivery-day/move-delivery-day.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'
import { listDeliveries } from './list-deliveries.ts'

const BUYERS = 200
const PLACES = 100
const DAY = '2026-11-26'
const NEXT_DAY = '2026-11-27'
const capacity = (places: number, more: object = { window: '8-12' }) => ({
  type: 'deliveryCapacity',
  zone: 'dk',
  service: 'carriedIn',
  places,
  ...more,
})

let shop: TestShop
const bring = (records: readonly object[]) =>
  importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'H-SOFA', onHand: 1000, weightKg: 60 }])
  const haulier = { sizeClass: 'twoMan', service: 'carriedIn', carrier: 'Haulier', price: 599, leadDays: 8 }
  await bring([{ type: 'deliveryRate', zone: 'dk', ...haulier, windows: ['8-12', '16-20'] }, capacity(PLACES)])
})
afterAll(() => shop.close())

async function fill(email: string, shippingMethodKey = 'delivery:8-12') {
  const visitor = createVisitor(shop)
  const more = [{ $type: 'SetShippingMethodCommand', shippingMethodKey } as const]
  const cart = await fillCheckout(visitor, { email, goods: { 'H-SOFA': 1 }, more })
  const method = cart.checkoutResponse?.shippingMethods.find(({ selected }) => selected)
  if (!method?.arrivesOn) throw new Error('No day')
  const toPay = cart.checkoutResponse?.totals.toPay ?? 0
  return { visitor, cart, shown: { toPay, currency: 'DKK' as const, arrivesOn: method.arrivesOn } }
}

async function buy(email: string, shippingMethodKey?: string) {
  const { visitor, cart, shown } = await fill(email, shippingMethodKey)
  const placed = await place(visitor, { cart, shown })
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  return placed.orderId
}

async function takenIn(hours: string, day = DAY): Promise<number> {
  const { rows } = await shop.database.pool.query<{ taken: number }>(
    `select taken from delivery_loads where zone = 'dk' and service = 'carriedIn' and time_window = $1 and day = $2`,
    [hours, day],
  )
  return rows[0]?.taken ?? 0
}

const asShop = { now: TEST_NOW, shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' } } as const
async function cancel(orderId: string) {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  await takeStaffStep(shop.database, { number: stored?.order.number ?? '', step: 'cancel', ...asShop })
}

it('DLV-03 200 buyers for 100 places of a window: 100 have it, the others are told of the next day', async () => {
  const buyers = []
  for (let at = 0; at < BUYERS; at += 1) buyers.push(await fill(`window-${at}@example.dk`))
  expect(new Set(buyers.map(({ shown }) => shown.arrivesOn))).toEqual(new Set([DAY]))
  const answers = await Promise.all(buyers.map(({ visitor, cart, shown }) => place(visitor, { cart, shown })))
  expect(answers.filter(({ success }) => success)).toHaveLength(PLACES)
  expect(await takenIn('8-12')).toBe(PLACES)
  const codes = answers.flatMap((answer) => (answer.success ? [] : answer.validation.validationErrors))
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['delivery-changed']))
  const days = async (key: string) => (await fill('other@example.dk', key)).shown.arrivesOn
  expect(await days('delivery:8-12')).toBe(NEXT_DAY)
  // The day itself has places, and so have its other hours.
  expect([await days('delivery'), await days('delivery:16-20')]).toEqual([DAY, DAY])
  const [bought] = answers.flatMap((answer) => (answer.success ? [answer.orderId] : []))
  await cancel(bought ?? '')
  expect(await takenIn('8-12')).toBe(PLACES - 1)
  expect(await days('delivery:8-12')).toBe(DAY)
})

it('DLV-03 an order takes a place of the day and of the window; moving the window takes both along', async () => {
  await bring([capacity(PLACES + 2), capacity(150, {})])
  const before = { day: await takenIn(''), early: await takenIn('8-12') }
  const orderId = await buy('both@example.dk')
  expect([await takenIn(''), await takenIn('8-12')]).toEqual([before.day + 1, before.early + 1])
  const move = (day: string, window: string) =>
    moveDeliveryDay(shop.database, { orderId, choice: { part: 0, day, window }, by: 'shop', ...asShop })
  expect((await move(DAY, '16-20')).type).toBe('moved')
  expect([await takenIn(''), await takenIn('8-12')]).toEqual([before.day + 1, before.early])
  expect((await move(NEXT_DAY, '8-12')).type).toBe('moved')
  expect([await takenIn(''), await takenIn('', NEXT_DAY), await takenIn('8-12', NEXT_DAY)]).toEqual([before.day, 1, 1])
  await bring([capacity(0, { window: '8-12', day: DAY })])
  expect((await move(DAY, '8-12')).type).toBe('full')
  await cancel(orderId)
  expect([await takenIn('', NEXT_DAY), await takenIn('8-12', NEXT_DAY)]).toEqual([0, 0])
  const listed = await listDeliveries(shop.database.main, { brand: 'hjemly', today: '2026-11-16', limit: 50 })
  expect(listed[0]).toMatchObject({ day: DAY, window: '8-12', orders: PLACES - 1, places: 0, isOverbooked: true })
})
