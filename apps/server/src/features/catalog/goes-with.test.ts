import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, day, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createCatalogCache } from './catalog-cache.ts'
import { loadWhatGoesWith } from './goes-with.ts'

const goods = (key: string, more: Parameters<typeof testProduct>[1] = {}, onHand = 9): CatalogRecord[] => [
  testProduct(key, more),
  testPrice(key.toUpperCase(), 500),
  testStock(key.toUpperCase(), onHand),
]
const sold = (sku: string, order: string, more: object = {}): CatalogRecord => ({
  type: 'sale',
  sku,
  brand: 'hjemly',
  market: 'DK',
  quantity: 1,
  soldAt: day(-3),
  reference: `${order}/${sku}`,
  orderKey: order,
  ...more,
})

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addToCatalogue(shop, [
    { type: 'series', key: 'withlo', name: 'Withlo' },
    ...goods('with-sofa', { seriesKey: 'withlo', accessories: ['with-legs', 'with-care', 'with-gone'] }),
    ...goods('with-sofa-red', { designKey: 'with-sofa', seriesKey: 'withlo' }),
    ...goods('with-chair', { seriesKey: 'withlo' }),
    ...goods('with-chair-red', { designKey: 'with-chair', seriesKey: 'withlo' }),
    ...goods('with-legs'),
    ...goods('with-care'),
    ...goods('with-gone', {}, 0),
    ...goods('with-rug'),
    ...goods('with-lamp'),
    ...goods('with-old'),
    ...['with-desk', 'with-bought', 'with-viewed'].flatMap((key) => goods(key)),
    ...goods('with-other', { brands: ['skygge'] }),
    ...['o1', 'o2', 'o3'].flatMap((order) => [sold('WITH-SOFA', order), sold('WITH-RUG', order)]),
    sold('WITH-LAMP', 'o1'),
    sold('WITH-OTHER', 'o2'),
    sold('WITH-SOFA', 'old', { soldAt: day(-400) }),
    sold('WITH-OLD', 'old', { soldAt: day(-400) }),
  ])
})
afterAll(() => shop.close())

async function goesWith(...skus: readonly string[]): Promise<readonly string[]> {
  const db = shop.database.main
  const context = { brand: 'hjemly', market: MARKETS.DK, now: TEST_NOW, address: (path: string) => path } as const
  const cards = await loadWhatGoesWith({ db, catalog: createCatalogCache(db) }, context, skus)
  return cards.map(({ productKey }) => productKey)
}

it('CART-01 what goes with the cart: accessories, then what was bought along, then the series; one colour of each', async () => {
  const keys = await goesWith('WITH-SOFA')
  expect(keys.slice(0, 2).toSorted()).toEqual(['with-care', 'with-legs'])
  expect(keys.slice(2, 4)).toEqual(['with-rug', 'with-lamp'])
  expect(keys.filter((key) => key.startsWith('with-chair'))).toHaveLength(1)
})

it('CART-01 nothing that is in the cart, sold out, of another brand or long ago', async () => {
  const keys = await goesWith('WITH-SOFA', 'WITH-RUG')
  for (const key of ['with-sofa', 'with-sofa-red', 'with-rug', 'with-gone', 'with-other', 'with-old'])
    expect(keys).not.toContain(key)
  expect(await goesWith()).toEqual([])
  expect(await goesWith('NO-SUCH-SKU')).toEqual([])
})

it('CART-01 what is sold with it in a package goes with it', async () => {
  const { rows } = await shop.database.pool.query<{ sku: string; others: string[] }>(`
    select mine.sku, array_agg(distinct v.product_key) as others from package_choices mine
    join package_choices theirs on theirs.package_key = mine.package_key and theirs.part_key <> mine.part_key
    join variants v on v.sku = theirs.sku join variants own on own.sku = mine.sku
    group by mine.sku order by mine.sku limit 1`)
  const [found] = rows
  expect(found).toBeDefined()
  expect((await goesWith(found?.sku ?? '')).some((key) => found?.others.includes(key))).toBe(true)
})

it('CART-01 TRACK-06 what was learned to be bought with it comes before what is merely looked at with it', async () => {
  await shop.database.pool.query(`
    insert into product_pairs (brand, product_key, other_key, score) values
      ('hjemly', 'with-desk', 'with-viewed', 900), ('hjemly', 'with-lamp', 'with-viewed', 800)`)
  await shop.database.pool.query(`
    insert into bought_pairs (brand, product_key, other_key, score) values ('hjemly', 'with-desk', 'with-bought', 0.1)`)
  expect((await goesWith('WITH-DESK')).slice(0, 2)).toEqual(['with-bought', 'with-viewed'])
  const ofBoth = await goesWith('WITH-DESK', 'WITH-LAMP')
  expect(ofBoth.indexOf('with-bought')).toBeLessThan(ofBoth.indexOf('with-viewed'))
})
