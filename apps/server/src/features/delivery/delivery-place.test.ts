import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { DELIVERY_PLACE_FORM } from '@firkant/domain/delivery/delivery-place.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { deleteOldPostcodes } from './visitor-postcode.ts'

let shop: TestShop
const PATH = '/testvarer/p-lamp'
const rates = Object.entries({ letter: 'letterBox', parcel: 'pickupPoint', bulky: 'kerb', twoMan: 'kerb' }).map(
  ([sizeClass, service]) => ({
    type: 'deliveryRate',
    zone: 'island',
    sizeClass,
    service,
    carrier: 'Færgen',
    price: 149,
    leadDays: 6,
  }),
)
const island = { type: 'deliveryZone', key: 'island', market: 'DK', postcodes: ['8592'] }
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'P-LAMP', onHand: 100 }])
  const records = [...rates, island] as readonly object[] as readonly CatalogRecord[]
  await importRecords(shop.database.main, records, { now: TEST_NOW })
})
afterAll(() => shop.close())

const say = async (visitor: Visitor, postcode: unknown) => visitor.post('delivery/place', { postcode })
const ISLAND_DAY = '2026-11-24'

describe('where a visitor has things sent', () => {
  it('DLV-02 is asked once; product, list, cart and checkout say the day of that place, others that of most', async () => {
    const visitor = createVisitor(shop)
    expect(await visitor.ask('deliveryPlace')).toBeNull()
    expect(await visitor.ask('arrivals', { skus: 'P-LAMP' })).toEqual({ arrivals: {} })
    expect(await (await say(visitor, ' DK-8592 ')).json()).toEqual({ success: true })
    expect(await visitor.ask('deliveryPlace')).toEqual({
      postcode: '8592',
      town: 'Anholt',
      label: 'Levering til 8592 Anholt',
    })
    const known = await visitor.ask('arrivals', { skus: 'P-LAMP,NONE' })
    expect(Object.keys(known?.arrivals ?? {})).toEqual(['P-LAMP'])
    expect(known?.arrivals['P-LAMP']).toMatchObject({
      arrivesOn: ISLAND_DAY,
      service: 'pickupPoint',
      price: { inclVat: 149 },
      latest: 'Hos dig senest tirsdag 24. november',
      short: 'Hos dig 24. nov.',
      how: 'Pakke til udleveringssted, 149,-',
    })
    const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'P-LAMP', quantity: 1 })
    const words = 'Leveres senest tirsdag 24. november'
    expect(cartResponse.items[0]?.viewData.estimatedDeliveryText).toBe(words)
    const checkout = await visitor.ask('checkout')
    expect(checkout?.checkout.shippingMethods[0]).toMatchObject({ arrivesOn: ISLAND_DAY, price: { inclVat: 149 } })
    await say(visitor, null)
    expect(await visitor.ask('deliveryPlace')).toBeNull()
    expect((await visitor.ask('checkout'))?.checkout.shippingMethods[0]?.arrivesOn).toBe('2026-11-19')
  })

  it('DLV-02 is of this market and somewhere in it; what is not changes nothing', async () => {
    const visitor = createVisitor(shop)
    await say(visitor, '8592')
    for (const bad of ['0001', '9999', '11734', 'x', ' '])
      expect(await (await say(visitor, bad)).json(), bad).toEqual({ success: false })
    for (const bad of ['', 'x'.repeat(21), 8592, undefined]) expect((await say(visitor, bad)).status).toBe(400)
    expect(await visitor.ask('deliveryPlace')).toMatchObject({ postcode: '8592' })
    expect(await visitor.in('nb').ask('deliveryPlace')).toBeNull()
  })

  it('DLV-02 a kept page stays kept: its document is the same for all, the day comes beside it', async () => {
    const visitor = createVisitor(shop)
    const read = async (cookie = '') => {
      const answer = await fetch(shop.origin + PATH, { headers: { cookie } })
      return {
        day: /Hos dig senest ([^<]+)</.exec(await answer.text())?.[1],
        cache: answer.headers.get('cache-control'),
      }
    }
    const before = await read()
    await say(visitor, '8592')
    expect(await read(visitor.cookie())).toEqual(before)
    expect(before.cache).not.toContain('no-store')
    const pushed = await visitor.send('/api/client/push-info?language=da', {})
    const entries = (await pushed.json()) as readonly { type: string; data: unknown }[]
    expect(entries.find(({ type }) => type === 'deliveryPlace')?.data).toEqual({
      postcode: '8592',
      town: 'Anholt',
      label: 'Levering til 8592 Anholt',
    })
  })

  it('DLV-02 is said by a plain form, whose page says the day of what was looked at', async () => {
    const visitor = createVisitor(shop)
    const send = async (fields: Record<string, string>) =>
      visitor.send(DELIVERY_PLACE_FORM, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ language: 'da', ...fields }),
      })
    const page = `/leveringssted?cameFrom=${encodeURIComponent(PATH)}&sku=P-LAMP`
    const done = await send({ postcode: '8592', cameFrom: page })
    expect([done.status, done.headers.get('location')]).toEqual([303, page])
    const html = await (await visitor.send(page, {})).text()
    expect(html).toContain('Hos dig senest tirsdag 24. november')
    expect(html).toContain('Levering til 8592 Anholt')
    const refused = await send({ postcode: '0001', cameFrom: page })
    const address = refused.headers.get('location') ?? ''
    expect(address).toBe(`${page}&wrong=1`)
    expect(await (await visitor.send(address, {})).text()).toContain('Vi kender ikke postnummeret')
    expect((await send({ postcode: '8592', cameFrom: 'https://evil.example/' })).headers.get('location')).toBe('/')
    await send({ postcode: '', cameFrom: page })
    expect(await visitor.ask('deliveryPlace')).toBeNull()
  })

  it('DLV-02 is forgotten with the visitor', async () => {
    const visitor = createVisitor(shop)
    await say(visitor, '8592')
    const later = (days: number) => () => new Date(TEST_NOW.getTime() + days * 86_400_000)
    expect(await deleteOldPostcodes(shop.database.main, later(364))(100)).toBe(0)
    expect(await deleteOldPostcodes(shop.database.main, later(366))(100)).toBeGreaterThan(0)
    expect(await visitor.ask('deliveryPlace')).toBeNull()
  })
})
