import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, day, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { proveSku } from '../../features/catalog/sku-proof.ts'
import { recordForecasts } from '../../features/stock/stock-forecast.ts'
import { listProductsInStore } from '../../features/stores/store-store.ts'

const words = (text: string) => ({ da: text, nb: text, sv: text })
const STORE = 'aarhus'

/** Sold in pairs, in demand, with the given stock in the warehouse and in a store. */
const inTwos = (key: string, onHand: number): readonly CatalogRecord[] => [
  testProduct(key, { soldInGroupsOf: 2, seriesKey: undefined }),
  testPrice(key.toUpperCase(), 500),
  testStock(key.toUpperCase(), onHand),
  testStock(key.toUpperCase(), onHand, STORE),
  {
    type: 'sale',
    sku: key.toUpperCase(),
    brand: 'hjemly',
    market: 'DK',
    quantity: 20,
    soldAt: day(-1),
    reference: `${key}-sale`,
  },
]

const bed = (key: string, stock: readonly [small: number, large: number]): readonly CatalogRecord[] => [
  testProduct(key, {
    variants: [
      { sku: `${key.toUpperCase()}-140`, name: words('140 x 200'), sizeKey: '140x200' },
      { sku: `${key.toUpperCase()}-180`, name: words('180 x 200'), sizeKey: '180x200' },
    ],
  }),
  testPrice(`${key.toUpperCase()}-140`, 1000),
  testPrice(`${key.toUpperCase()}-180`, 1500),
  testStock(`${key.toUpperCase()}-140`, stock[0]),
  testStock(`${key.toUpperCase()}-180`, stock[1]),
]

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addToCatalogue(shop, [
    ...inTwos('one-left', 1),
    ...inTwos('pair-left', 3),
    ...bed('small-gone', [0, 9]),
    ...bed('both-there', [9, 9]),
    ...bed('both-gone', [0, 0]),
  ])
  await recordForecasts(shop.database.main, TEST_NOW)
})
afterAll(() => shop.close())

const contentOf = async (path: string) => (await (await fetch(`${shop.origin}/api/content${path}`)).json()) as unknown
const productOf = async (key: string) => ((await contentOf(`/sofaer/${key}`)) as PageWith<'ProductPage'>).model
const cardOf = async (key: string) => {
  const { model } = (await contentOf('/sofaer?f.price=400-1600')) as PageWith<'CategoryPage'>
  return model.products.find(({ productKey }) => productKey === key)
}

describe('one piece left of what is sold in twos', () => {
  it('CARD-11 is sold out on its card, its page, in stores and in structured data', async () => {
    const left = { isBuyable: false, stockStatus: 'outOfStock' }
    expect((await cardOf('one-left'))?.variants).toMatchObject([left])
    const page = await productOf('one-left')
    expect(page.product.variants).toMatchObject([left])
    expect(page.delivery.arrivesOn).toBeUndefined()
    const inStore = page.storeStock.find(({ storeKey }) => storeKey === STORE)
    expect([inStore?.status, inStore?.available]).toEqual(['outOfStock', undefined])
    const html = await (await fetch(`${shop.origin}/sofaer/one-left`)).text()
    expect(html).toContain('https://schema.org/OutOfStock')
    expect(await listProductsInStore(shop.database.main, { storeKey: STORE, now: TEST_NOW })).not.toContain('one-left')
    expect((await productOf('pair-left')).product.variants).toMatchObject([
      { isBuyable: true, stockStatus: 'lowStock' },
    ])
    expect(await listProductsInStore(shop.database.main, { storeKey: STORE, now: TEST_NOW })).toContain('pair-left')
  })

  it('LAW-03 is no reason for haste: no countdown, no claim, and the proof says the same', async () => {
    expect((await productOf('one-left')).product.variants[0]).not.toHaveProperty('stressFactor')
    const proof = await proveSku(shop.database.main, { sku: 'ONE-LEFT', brand: 'hjemly', market: 'DK', now: TEST_NOW })
    expect(proof).toMatchObject({ claims: [], stock: { onHand: 1, status: 'outOfStock' } })
    expect(proof?.forecast?.stock_out_at).toBeNull()
    const pair = await productOf('pair-left')
    expect(pair.product.variants[0]?.stressFactor).toMatchObject({ type: 'EstimatedStockOut' })
  })

  it('CARD-11 is not among what a listing offers as available, and greys its line in a cart', async () => {
    const { model } = (await contentOf('/sofaer?f.price=400-600&f.stock=inStock,lowStock')) as PageWith<'CategoryPage'>
    expect(model.products.map(({ productKey }) => productKey)).toContain('pair-left')
    expect(model.products.map(({ productKey }) => productKey)).not.toContain('one-left')
    const visitor = createVisitor(shop)
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'PAIR-LEFT', quantity: 2 })
    await addToCatalogue(shop, [testStock('PAIR-LEFT', 1)])
    const cart = await visitor.ask('cart')
    expect(cart?.items[0]?.viewData.stockStatus).toBe('outOfStock')
    expect(cart?.checkoutStatus.unavailableLineItemIds).toEqual([cart?.items[0]?.id])
    await addToCatalogue(shop, [testStock('PAIR-LEFT', 3)])
  })
})

describe('a card of several sizes', () => {
  it('CARD-11 speaks of the cheapest that can be bought: price, stock and button', async () => {
    const card = await cardOf('small-gone')
    expect(card).toMatchObject({
      currentSku: 'SMALL-GONE-180',
      price: { current: { inclVat: 1500 } },
      variantPriceDiffers: true,
      variants: [
        { sku: 'SMALL-GONE-180', isBuyable: true },
        { sku: 'SMALL-GONE-140', isBuyable: false },
      ],
    })
    expect((await productOf('small-gone')).currentSku).toBe('SMALL-GONE-180')
  })

  it('CARD-04 is from the cheapest where several can be bought, and where none can', async () => {
    for (const key of ['both-there', 'both-gone'])
      expect(await cardOf(key)).toMatchObject({
        currentSku: `${key.toUpperCase()}-140`,
        price: { current: { inclVat: 1000 } },
        variantPriceDiffers: true,
      })
  })

  it('PLP-02 is filtered by the price that it shows', async () => {
    const { model } = (await contentOf('/sofaer?f.price=900-1100')) as PageWith<'CategoryPage'>
    const keys = model.products.map(({ productKey }) => productKey)
    expect(keys).toContain('both-there')
    expect(keys).not.toContain('small-gone')
  })
})
