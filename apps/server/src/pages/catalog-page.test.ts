import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async <Name extends 'CategoryPage' | 'RoomPage' | 'RoomsPage' | 'ProductPage'>(path: string) =>
  (await (await get(`/api/content${path}`)).json()) as PageWith<Name>

it('PAGE-03 a category lists its designs once each, with breadcrumbs and the number of all', async () => {
  const page = await getPage<'CategoryPage'>('/sofaer')
  expect(page.componentName).toBe('CategoryPage')
  expect(page.model.products.length).toBe(page.model.total)
  const keys = page.model.products.map((product) => product.productKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => key.startsWith('nordlo-3-'))).toHaveLength(1)
  expect(page.model.breadcrumbs).toEqual([
    { name: 'hjemly', url: '/' },
    { name: 'Sofaer', url: '/sofaer' },
  ])
})

it('CARD-01 CARD-03 a card carries its stock, rating and badges from what is recorded', async () => {
  const { pool } = shop.database
  const cardOf = async () => (await getPage<'ProductPage'>('/sofaer/nordlo-3-green')).model.product
  await pool.query(`delete from reviews where design_key = 'nordlo-3'`)
  await pool.query(`update stock_levels set on_hand = 7, reserved = 3 where sku = 'NORDLO-3-GREEN'`)
  const quiet = await cardOf()
  expect(quiet.variants[0]).toMatchObject({ sku: 'NORDLO-3-GREEN', stockStatus: 'lowStock', isBuyable: true })
  expect(quiet.rating).toBeUndefined()
  expect(quiet.ratingCount).toBe(0)
  await pool.query(`update stock_levels set reserved = 7 where sku = 'NORDLO-3-GREEN'`)
  await pool.query(`insert into reviews (design_key, language, rating, text, author, written_at)
    select 'nordlo-3', 'da', r, 'Fin', 'Mette', '2026-10-01' from unnest(array[5, 4, 4]) r`)
  const reviewed = await cardOf()
  expect(reviewed.variants[0]).toMatchObject({ stockStatus: 'outOfStock', isBuyable: false })
  expect([reviewed.rating, reviewed.ratingCount]).toEqual([4.3, 3])
  const reference = reviewed.price.lowestPrevious?.inclVat ?? 0
  const saved = Math.floor(((reference - reviewed.price.current.inclVat) * 100) / reference)
  expect(reviewed.variants[0]?.priceBadge?.label).toBe(`Spar ${saved}\u00a0%`)
})

it('PLP-01 24 products a page; the next page is linked, and a page past the end is not found', async () => {
  await shop.database.pool.query(`update products set category_key = 'decoration'`)
  try {
    const first = await getPage<'CategoryPage'>('/pynt-og-vaser')
    expect(first.model.products).toHaveLength(24)
    expect(first.model.total).toBeGreaterThan(48)
    const second = await get('/pynt-og-vaser?page=2')
    expect(second.status).toBe(200)
    const html = await second.text()
    expect(html).toContain('href="/pynt-og-vaser" rel="prev"')
    expect(html).toContain('href="/pynt-og-vaser?page=3"')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/pynt-og-vaser?page=2"')
    expect((await get('/pynt-og-vaser?page=99')).status).toBe(404)
    for (const page of ['-1', 'abc', '0', '1.5', '1e3'])
      expect((await get(`/pynt-og-vaser?page=${page}`)).status).toBe(200)
  } finally {
    await shop.database.pool.query(`update products set category_key = 'sofas'`)
  }
})

it('PAGE-30 the rooms and each room have a page, in the words of the language', async () => {
  expect((await getPage<'RoomsPage'>('/rum')).componentName).toBe('RoomsPage')
  const room = await getPage<'RoomPage'>('/sv/rum/vardagsrum')
  expect(room.componentName).toBe('RoomPage')
  expect(room.model.heading).toBe('Vardagsrum')
  expect(room.model.total).toBeGreaterThan(10)
  expect(room.model.image?.url).toContain('/images/rooms/living-light.webp')
})

it('PAGE-07 a product page has price, pictures, measures and structured data; another category leads to its own', async () => {
  const answer = await get('/sofaer/nordlo-3-green')
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('"priceCurrency":"DKK"')
  const { model } = await getPage<'ProductPage'>('/sofaer/nordlo-3-green')
  expect(model.product.images).toHaveLength(2)
  expect(model.measurements.find(({ kind }) => kind === 'width')?.value).toBe(232)
  expect(model.siblingLinks.map(({ url }) => url)).toContain('/sofaer/nordlo-3-cream')
  expect(model.related.map(({ productKey }) => productKey)).not.toContain('nordlo-3-cream')
  expect((await get('/senge/nordlo-3-green?a=b')).headers.get('location')).toBe('/sofaer/nordlo-3-green?a=b')
  expect((await get('/sofaer/findes-ikke')).status).toBe(404)
})

it('a product that the brand does not sell is not there', async () => {
  await shop.database.pool.query(`delete from assortments where brand = 'hjemly' and product_key = 'bovlo-oak'`)
  expect((await get('/sofaer/bovlo-oak')).status).toBe(404)
})
