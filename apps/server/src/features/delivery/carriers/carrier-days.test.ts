import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createVisitor } from '../../../../test/visitors/visitor-client.ts'
import { explainDelivery } from '../../../commands/reports/why-delivery.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { createBring } from './bring.ts'
import { refreshCarrierDays } from './carrier-days.ts'

let shop: TestShop
let standIn: Server
/** How the stand-in answers: as Bring does, wrong, or not at all. */
let answer: (product: string) => { status?: number; body: string } | 'never'
const asked: { path: string; uid: string | undefined; body: never }[] = []
const said: string[] = []

const slotOf = (from: number, to: number) => ({
  startTime: { hour: from, minute: 0 },
  endTime: { hour: to, minute: 0 },
})

/** As in Bring's documents: `expectedDeliveryDate` holds the time slots. */
const saying =
  (workingDays: unknown, timeSlots: readonly unknown[] = []) =>
  (id: string) => {
    const expectedDelivery = { workingDays, expectedDeliveryDate: { year: '2026', month: '11', day: '20', timeSlots } }
    return { body: JSON.stringify({ consignments: [{ products: [{ id, expectedDelivery }] }] }) }
  }

beforeAll(async () => {
  shop = await startTestShop()
  standIn = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as { consignments: [{ products: [{ id: string }] }] }
      asked.push({ path: request.url ?? '', uid: request.headers['x-mybring-api-uid'] as string, body: body as never })
      const given = answer(body.consignments[0].products[0].id)
      if (given !== 'never')
        reply.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body)
    })
  })
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
  await addTestGoods(shop.database.main, [{ sku: 'C-LAMP', onHand: 100, prices: [{ market: 'NO', minor: 100_00 }] }])
  const ways = { letter: 'letterBox', parcel: 'pickupPoint', bulky: 'kerb', twoMan: 'kerb' }
  const rates = Object.entries(ways).map(([sizeClass, service]) => ({
    type: 'deliveryRate',
    zone: 'tromso',
    sizeClass,
    service,
    carrier: 'Bring',
    price: 99,
    leadDays: 6,
  }))
  const zone = { type: 'deliveryZone', key: 'tromso', market: 'NO', postcodes: ['9000-9299', '9300'] }
  await importRecords(shop.database.main, [...rates, zone] as readonly object[] as readonly CatalogRecord[], {
    now: TEST_NOW,
  })
})
afterAll(async () => {
  standIn.closeAllConnections()
  standIn.close()
  await shop.close()
})
afterEach(() => {
  asked.length = 0
  said.length = 0
})

async function refresh(): Promise<void> {
  const { port } = standIn.address() as AddressInfo
  const settings = { apiUrl: `http://127.0.0.1:${port}`, uid: 'uid', key: 'key', fromPostcode: '0174' }
  await refreshCarrierDays({
    db: shop.database.main,
    carriers: [createBring({ ...settings, shopUrl: 'http://shop.test', timeoutMs: 200 })],
    now: () => TEST_NOW,
    log: { warn: (_facts, text) => void said.push(text) },
  })
  await shop.heardAll()
}

async function arrivalInTromso() {
  const visitor = createVisitor(shop, 'nb')
  await visitor.post('delivery/place', { postcode: '9008' })
  return (await visitor.ask('arrivals', { skus: 'C-LAMP' }))?.arrivals['C-LAMP']
}

const dayInTromso = async () => (await arrivalInTromso())?.arrivesOn

describe('a carrier with an interface of its own', () => {
  it('DLV-06 is asked with the real day of shipping, and its slowest answer for the zone is promised', async () => {
    expect(await dayInTromso()).toBe('2026-11-24')
    answer = (id) => saying(asked.length % 2 === 0 ? '4' : '3')(id)
    await refresh()
    expect(asked.length).toBe(4)
    expect(asked[0]).toMatchObject({
      path: '/shippingguide/api/v2/products',
      uid: 'uid',
      body: {
        withExpectedDelivery: true,
        consignments: [
          {
            fromPostalCode: '0174',
            toCountryCode: 'NO',
            toPostalCode: '9000',
            shippingDate: { year: '2026', month: '11' },
          },
        ],
      },
    })
    expect(await dayInTromso()).toBe('2026-11-20')
    expect(said).toEqual([])
  })

  it('DLV-06 says when on the day it usually comes, where all of the zone have such hours, and promises none', async () => {
    answer = (id) => saying('3', [asked.length % 2 === 0 ? slotOf(9, 13) : slotOf(8, 12)])(id)
    await refresh()
    const arrival = await arrivalInTromso()
    expect(arrival?.arrivesOn).toBe('2026-11-19')
    expect(arrival?.how).toContain('Kommer vanligvis mellom kl. 8 og 13')
    const why = await explainDelivery(shop.database.main, {
      sku: 'C-LAMP',
      brand: BRANDS.hjemly,
      postcode: '9008',
      now: TEST_NOW,
    })
    expect(why).toContain('to 9008 Tromsø (zone tromso of NO)')
    expect(why).toContain('usually between 8 and 13')
    answer = (id) => saying('3', asked.length % 2 === 0 ? [slotOf(9, 13)] : [])(id)
    await refresh()
    expect((await arrivalInTromso())?.how).not.toContain('Kommer')
    expect(said).toEqual([])
  })

  it.each<[string, typeof answer]>([
    ['slow', () => 'never'],
    ['away', () => ({ status: 503, body: 'busy' })],
    ['wrong', saying('999')],
    ['wrong in its hours', saying('3', [slotOf(13, 9)])],
    ['beyond the day in its hours', saying('3', [slotOf(9, 25)])],
    ['without hours in its slots', saying('3', [{ startTime: { hour: 'nine' } }])],
    ['in another shape', () => ({ body: '{"consignments":[]}' })],
    ['no JSON', () => ({ body: '<html>' })],
    [
      'refusing',
      (id) => ({ body: JSON.stringify({ consignments: [{ products: [{ id, errors: [{ code: 'X' }] }] }] }) }),
    ],
  ])('DLV-06 one that is %s falls back to the table, and the log alone says so', async (_name, given) => {
    answer = saying('3')
    await refresh()
    expect(await dayInTromso()).toBe('2026-11-19')
    answer = given
    await refresh()
    expect(await dayInTromso()).toBe('2026-11-24')
    expect(new Set(said)).toEqual(new Set(['a carrier does not say how long it takes: the days of our own table hold']))
  })
})
