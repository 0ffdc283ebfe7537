import { afterAll, beforeAll, expect, it } from 'vitest'
import { addToCatalogue, testPrice, testProduct } from '../../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { until } from '../../../../test/until.ts'

const MARGIN = 0.73519
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const name = { da: 'Pekari', nb: 'Pekari', sv: 'Pekari' }
  const products = ['pekari-a', 'pekari-b', 'pekari-c'].map((key) =>
    testProduct(key, { name, position: 0, marginWeight: key === 'pekari-c' ? MARGIN : 0 }),
  )
  await addToCatalogue(shop, [...products, ...products.map(({ key }) => testPrice(key.toUpperCase(), 700))])
})
afterAll(() => shop.close())

const textOf = async (path: string) => (await fetch(shop.origin + path)).text()

it('SRCH-08 among equals the shop’s margin decides', async () => {
  await until(async () => {
    const page = JSON.parse(await textOf('/api/content/soeg?q=pekari')) as {
      model: { products: readonly { productKey: string }[] }
    }
    expect(page.model.products.map(({ productKey }) => productKey)).toEqual(['pekari-c', 'pekari-a', 'pekari-b'])
  })
})

it('SRCH-08 nobody outside learns of a margin', async () => {
  const paths = [
    '/soeg?q=pekari',
    '/api/content/soeg?q=pekari',
    '/api/autocomplete?language=da&q=pekari',
    '/sofaer/pekari-c',
    '/api/content/sofaer/pekari-c',
    '/api/openapi.json',
  ]
  for (const path of paths) {
    const text = await textOf(path)
    expect(text.length, path).toBeGreaterThan(200)
    if (path !== '/api/openapi.json') expect(text, path).toContain('pekari-c')
    expect(text, path).not.toMatch(/margin_?weight/i)
    expect(text, path).not.toContain(String(MARGIN))
  }
})
