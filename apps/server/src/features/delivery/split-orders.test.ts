import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep } from '../orders/staff-steps.ts'
import { listDeliveries } from './list-deliveries.ts'

const LAMP_DAY = '2026-11-19'
const SOFA_DAY = '2026-11-26'
const SPLIT = 'delivery-split'

let shop: TestShop
const bring = (records: readonly object[]) =>
  importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })
const capacity = (service: string, places: number, more: object = {}) =>
  bring([{ type: 'deliveryCapacity', zone: 'dk', service, places, ...more }])
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'P-SOFA', onHand: 100, weightKg: 60 },
    { sku: 'P-LAMP', onHand: 100 },
  ])
  await capacity('carriedIn', 5)
  await capacity('door', 5)
})
afterAll(() => shop.close())

const choose = (shippingMethodKey: string) =>
  ({ $type: 'SetShippingMethodCommand', shippingMethodKey, resolveCheckoutData: true }) as const

async function fill(email: string, goods: Readonly<Record<string, number>> = { 'P-SOFA': 1, 'P-LAMP': 1 }) {
  const visitor = createVisitor(shop)
  const filled = await fillCheckout(visitor, { email, goods })
  return { visitor, filled, chosen: await visitor.apply(choose(SPLIT)) }
}

async function buy(email: string) {
  const { visitor, chosen } = await fill(email)
  const placed = await place(visitor, { cart: chosen })
  if (!placed.success) throw new Error(JSON.stringify(placed.validation))
  return { id: placed.orderId, token: new URL(placed.next.url, shop.origin).searchParams.get('token') ?? '' }
}

const shownOf = async (id: string) => (await findOrderById(shop.database.main, 'hjemly', id))?.shown
async function taken(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await shop.database.pool.query<{ slot: string; taken: number }>(
    `select service || ' ' || day::text as slot, taken from delivery_loads where zone = 'dk' and taken > 0 order by 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.slot, row.taken]))
}
async function move(token: string, part: string, day: string): Promise<string> {
  const answer = await fetch(`${shop.origin}/orders/day`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ language: 'da', token, part, day, window: '' }),
  })
  return answer.headers.get('location') ?? ''
}
async function cancel(id: string) {
  const stored = await findOrderById(shop.database.main, 'hjemly', id)
  const step = { step: 'cancel', now: TEST_NOW, shop: { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' } } as const
  await takeStaffStep(shop.database, { number: stored?.order.number ?? '', ...step })
}

describe('an order in several deliveries', () => {
  it('DLV-02 is chosen in the checkout beside one delivery, each with its days and exact price', async () => {
    const { filled, chosen } = await fill('choose@example.dk')
    const methods = filled.checkoutResponse?.shippingMethods.filter(({ key }) => key.startsWith('delivery')) ?? []
    expect(methods.map(({ key, price, arrivesOn, partDays }) => [key, price.inclVat, arrivesOn, partDays])).toEqual([
      ['delivery', 599, SOFA_DAY, undefined],
      [SPLIT, 648, SOFA_DAY, [LAMP_DAY, SOFA_DAY]],
    ])
    expect(chosen.cartResponse.shippingCost).toMatchObject({ inclVat: 648 })
    const lines = chosen.cartResponse.items.map(({ viewData }) => viewData.estimatedDeliveryText)
    expect(lines.toSorted()).toEqual(['Leveres senest torsdag 19. november', 'Leveres senest torsdag 26. november'])
    expect(chosen.checkoutResponse?.shippingMethods.filter(({ selected }) => selected)).toMatchObject([
      {
        key: SPLIT,
        estimatedDelivery: expect.stringMatching(/19\. november: .+\. Leveres senest torsdag 26\. november: /),
      },
    ])
  })

  it('DLV-02 falls back to one delivery when there is nothing left to split', async () => {
    const { chosen } = await fill('one@example.dk', { 'P-LAMP': 1 })
    expect(chosen.cartResponse.shippingCost).toMatchObject({ inclVat: 49 })
    expect(chosen.checkoutResponse?.shippingMethods.filter(({ selected }) => selected)).toMatchObject([
      { key: 'delivery', arrivesOn: LAMP_DAY },
    ])
  })

  it('DLV-02 DLV-03 DLV-04 stores each promise with its reasons, takes a place for each, moves each by the link, and frees all', async () => {
    const before = await taken()
    const { id, token } = await buy('parts@example.dk')
    expect((await shownOf(id))?.parts).toMatchObject([
      { tier: 'parcel', promised: { day: LAMP_DAY, service: 'door', reasons: [{ kind: 'carrier', workingDays: 3 }] } },
      { tier: 'twoMan', promised: { day: SOFA_DAY, service: 'carriedIn', reasons: [{ kind: 'carrier' }] } },
    ])
    expect(await taken()).toEqual({ ...before, [`door ${LAMP_DAY}`]: 1, [`carriedIn ${SOFA_DAY}`]: 1 })
    const page = async () => (await fetch(`${shop.origin}/ordre?token=${token}`)).text()
    expect((await page()).match(/name="part"/g)).toHaveLength(2)
    expect(await move(token, '0', '2026-11-24')).toContain('moved=moved#day')
    expect(await move(token, '1', LAMP_DAY)).toContain('moved=locked')
    expect(await move(token, '2', '2026-11-24')).toContain('moved=locked')
    expect(await taken()).toEqual({ ...before, 'door 2026-11-24': 1, [`carriedIn ${SOFA_DAY}`]: 1 })
    expect(await shownOf(id)).toMatchObject({
      arrivesOn: SOFA_DAY,
      promised: { day: SOFA_DAY },
      estimatedDelivery: expect.stringMatching(
        /^Leveres senest tirsdag 24\. november: .+ torsdag 26\. november: .+\.$/,
      ),
      parts: [{ promised: { reasons: [{ kind: 'carrier' }, { kind: 'moved', from: LAMP_DAY, by: 'buyer' }] } }, {}],
    })
    // The lamp later than the sofa: the order is complete with the lamp.
    expect(await move(token, '0', '2026-11-30')).toContain('moved=moved')
    expect(await shownOf(id)).toMatchObject({
      arrivesOn: '2026-11-30',
      promised: { day: '2026-11-30', service: 'door' },
    })
    const { rows } = await shop.database.pool.query<{ mail: string }>(
      `select to_jsonb(m)::text as mail from mails m where key in ($1, $2) order by key`,
      [`order-confirmation:${id}`, `order-dayMoved:${id}:2`],
    )
    expect(rows.map(({ mail }) => /19\. november/.test(mail) && /26\. november/.test(mail))).toEqual([true, false])
    expect(rows[1]?.mail).toMatch(/30\. november: .*26\. november: /)
    const listed = await listDeliveries(shop.database.main, { brand: 'hjemly', today: '2026-11-16', limit: 50 })
    expect(listed.map(({ day, service, orders }) => [day, service, orders])).toEqual([
      [SOFA_DAY, 'carriedIn', 1],
      ['2026-11-30', 'door', 1],
    ])
    await cancel(id)
    expect(await taken()).toEqual(before)
  })

  it('DLV-03 DLV-04 whoever saw the lamp on a day that filled up is told, though the sofa comes as before', async () => {
    const { visitor, chosen } = await fill('late-lamp@example.dk')
    const method = chosen.checkoutResponse?.shippingMethods.find(({ selected }) => selected)
    const toPay = chosen.checkoutResponse?.totals.toPay ?? 0
    const shown = {
      toPay,
      currency: 'DKK' as const,
      arrivesOn: method?.arrivesOn ?? '',
      partDays: method?.partDays ?? [],
    }
    await capacity('door', 0, { day: LAMP_DAY })
    const refused = await place(visitor, { cart: chosen, shown })
    expect(refused.success ? [] : refused.validation.validationErrors).toMatchObject([{ code: 'delivery-changed' }])
    const partDays = ['2026-11-20', SOFA_DAY]
    expect(await place(visitor, { cart: chosen, shown: { ...shown, partDays } })).toMatchObject({ success: true })
  })
})
