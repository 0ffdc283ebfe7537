import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrivalSteps } from '@firkant/domain/catalog/arrival-filter.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { Facet } from '@firkant/domain/catalog/listing-query.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../catalog-files/import-records.ts'

const LISTING = '/testvarer'
const FRIDAYS = arrivalSteps('2026-11-16')
const GOODS = [
  { sku: 'F-LAMP', onHand: 100, weightKg: 5 },
  { sku: 'F-TABLE', onHand: 100, weightKg: 30 },
  { sku: 'F-SOFA', onHand: 100, weightKg: 60 },
]
const WAYS = { letter: 'letterBox', parcel: 'pickupPoint', bulky: 'kerb', twoMan: 'carriedIn' }
const LEADS: Readonly<Record<string, number>> = { letter: 3, parcel: 4, bulky: 9, twoMan: 14 }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, GOODS)
  const rates = Object.entries(WAYS).map(([sizeClass, service]) => {
    const leadDays = LEADS[sizeClass] ?? 0
    return { type: 'deliveryRate', zone: 'island', sizeClass, service, carrier: 'Færgen', price: 149, leadDays }
  })
  const zone = { type: 'deliveryZone', key: 'island', market: 'DK', postcodes: ['8592'] }
  await importRecords(shop.database.main, [...rates, zone] as readonly object[] as readonly CatalogRecord[], {
    now: TEST_NOW,
  })
})
afterAll(() => shop.close())

interface ListingAnswer {
  readonly model: { readonly products: readonly { readonly url: string }[]; readonly facets: readonly Facet[] }
}

async function list(search = '') {
  const answer = await fetch(`${shop.origin}/api/content${LISTING}${search}`)
  const { model } = (await answer.json()) as ListingAnswer
  const names = model.products.map(({ url }) => url.split('/').at(-1)?.toUpperCase() ?? '').toSorted()
  return { names, facet: model.facets.find(({ key }) => key === 'arrival') }
}

it('DLV-02 "with me by Friday" lists what comes by then to that postcode, by the day that cards say', async () => {
  const visitor = createVisitor(shop)
  await visitor.post('delivery/place', { postcode: '8592' })
  const { arrivals } = (await visitor.ask('arrivals', { skus: GOODS.map(({ sku }) => sku).join() })) ?? { arrivals: {} }
  const byThen = (day: string) =>
    GOODS.map(({ sku }) => sku).filter((sku) => (arrivals[sku]?.arrivesOn ?? '9999') <= day)
  expect(FRIDAYS.map((day) => byThen(day).length)).toEqual([1, 2, 3, 3])
  for (const day of FRIDAYS) {
    const { names, facet } = await list(`?f.arrival=8592.${day}`)
    expect(names, day).toEqual(byThen(day).toSorted())
    expect(facet?.label).toBe('Levering til 8592 Anholt')
    expect(facet?.values?.map(({ value, count, selected }) => [value, count, selected])).toEqual(
      FRIDAYS.map((each) => [`8592.${each}`, byThen(each).length, each === day]),
    )
  }
  const { facet } = await list('?f.arrival=8592')
  expect(facet?.values?.map(({ label }) => label).slice(0, 1)).toEqual(['Hos dig senest fredag 20. november'])
  expect(facet?.values?.at(-1)).toMatchObject({ value: '8592', label: '8592 Anholt', selected: true })
})

it('DLV-02 without a postcode the listing asks for one, and is kept; one of nowhere filters nothing', async () => {
  const document = await fetch(shop.origin + LISTING)
  expect(await document.text()).toMatch(/<input[^>]* name="?f\.arrival["\s>]/)
  expect(document.headers.get('cache-control')).not.toContain('no-store')
  for (const wrong of ['0001.2026-11-20', '8592.2026-02-30', '8592.2025-01-01', 'x', '11734.2026-11-20']) {
    const { names, facet } = await list(`?f.arrival=${wrong}`)
    expect(names, wrong).toHaveLength(3)
    expect(facet !== undefined, wrong).toBe(wrong.startsWith('8592'))
  }
  const filtered = await (await fetch(`${shop.origin}${LISTING}?f.arrival=8592.2026-11-20`)).text()
  expect(filtered).toContain('noindex')
})

it('DLV-02 the cart without scripts says the postcode, and leads back from the page where it is changed', async () => {
  const visitor = createVisitor(shop)
  await visitor.post('delivery/place', { postcode: '8592' })
  await visitor.apply({ $type: 'AddLineItemCommand', sku: 'F-LAMP', quantity: 1 })
  const cart = await (await fetch(`${shop.origin}/kurv`, { headers: { cookie: visitor.cookie() } })).text()
  const [, href] = /<a[^>]* href="([^"]+)"[^>]*>Levering til 8592 Anholt<\/a>/.exec(cart) ?? []
  expect(href).toContain('=%2Fkurv')
})
