import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { publishChanged } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async (path: string) => (await (await get(`/api/content${path}`)).json()) as PageWith<'ProductPage'>

async function ask(...request: unknown[]) {
  const d = encodeURIComponent(JSON.stringify([request]))
  const answer = await get(`/api/client/dynamic-data/resolve?language=da&d=${d}`)
  return ((await answer.json()) as { data: Record<string, unknown[]>; loadFailed: boolean }[])[0]
}

it('CARD-01 CARD-03 a card carries its stock, rating and badges from what is recorded', async () => {
  const { pool } = shop.database
  const cardOf = async () => (await getPage('/sofaer/nordlo-3-green')).model.product
  await pool.query(`delete from reviews where design_key = 'nordlo-3'`)
  await pool.query(`update stock_levels set on_hand = 7, reserved = 3 where sku = 'NORDLO-3-GREEN'`)
  await publishChanged(shop, ['nordlo-3-green'])
  const quiet = await cardOf()
  expect(quiet.variants[0]).toMatchObject({ sku: 'NORDLO-3-GREEN', stockStatus: 'lowStock', isBuyable: true })
  expect(quiet.rating).toBeUndefined()
  expect(quiet.ratingCount).toBe(0)
  await pool.query(`update stock_levels set reserved = 7 where sku = 'NORDLO-3-GREEN'`)
  await pool.query(`insert into reviews (design_key, language, rating, text, author, written_at)
    select 'nordlo-3', 'da', r, 'Fin', 'Mette', '2026-10-01' from unnest(array[5, 4, 4]) r`)
  await publishChanged(shop, ['nordlo-3-green'])
  const reviewed = await cardOf()
  expect(reviewed.variants[0]).toMatchObject({ stockStatus: 'outOfStock', isBuyable: false })
  expect([reviewed.rating, reviewed.ratingCount]).toEqual([4.3, 3])
  const reference = reviewed.price.lowestPrevious?.inclVat ?? 0
  const saved = Math.floor(((reference - reviewed.price.current.inclVat) * 100) / reference)
  expect(reviewed.variants[0]?.priceBadge?.label).toBe(`Spar ${saved}\u00a0%`)
})

it('productCards and productReviews answer what was asked, and nothing for what is not there', async () => {
  const cards = await ask('productCards', { keys: 'nordlo-3-cream,findes-ikke,NORDLO,nordlo-3-green' })
  expect(cards?.data.products).toMatchObject([{ productKey: 'nordlo-3-cream' }, { productKey: 'nordlo-3-green' }])
  expect((await ask('productCards'))?.data.products).toEqual([])
  expect((await ask('productCards', { keys: `';drop table products;--` }))?.data.products).toEqual([])
  expect((await ask('productReviews', { productKey: 'nordlo-3-green', page: 1 }))?.data.reviews?.length).toBe(3)
  for (const page of [0, -1, 1.5, 99, 'x'])
    expect((await ask('productReviews', { productKey: 'nordlo-3-green', page }))?.data.reviews).toEqual([])
  expect((await ask('productReviews', { productKey: 'findes-ikke', page: 1 }))?.data.reviews).toEqual([])
})

it('PDP-06 reviews are ordered by stars and filtered by them; an order or number that nobody has shows none', async () => {
  const ratings = async (choice: Record<string, string | number>): Promise<readonly number[]> => {
    const answer = await ask('productReviews', { productKey: 'nordlo-3-green', page: 1, ...choice })
    return ((answer?.data.reviews ?? []) as { rating: number }[]).map(({ rating }) => rating)
  }
  const all = await ratings({})
  expect(new Set(all).size).toBeGreaterThan(1)
  expect(await ratings({ order: 'highest' })).toEqual(all.toSorted((a, b) => b - a))
  expect(await ratings({ order: 'lowest' })).toEqual(all.toSorted((a, b) => a - b))
  const [first = 0] = all
  expect(await ratings({ stars: first })).toEqual(all.filter((rating) => rating === first))
  for (const wrong of [{ order: 'best' }, { stars: 6 }, { stars: 'x' }, { stars: 0 }])
    expect(await ratings(wrong)).toEqual([])
})
