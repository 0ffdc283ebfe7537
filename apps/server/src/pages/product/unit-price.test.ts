import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

interface Rug {
  readonly key: string
  readonly sku: string
  readonly path: string
}

/** Rugs of the demo say with their size how much a price buys. */
async function findRug(): Promise<Rug> {
  const { rows } = await shop.database.pool.query<Rug>(
    `select p.key, v.sku, '/' || ct.slug || '/' || p.key as path
      from products p join variants v on v.product_key = p.key and v.position = (select min(o.position) from variants o where o.product_key = p.key)
      join assortments a on a.product_key = p.key and a.brand = 'hjemly'
      join category_texts ct on ct.category_key = p.category_key and ct.language = 'da'
      join stock_levels s on s.sku = v.sku and s.location = 'central' and s.on_hand - s.reserved > 2
      where p.family = 'rug' order by p.key limit 1`,
  )
  const [rug] = rows
  if (!rug) throw new Error('The demo has no rug in stock')
  return rug
}

const PER_M2 = /\d,\d\d kr\. pr\. m²/

it('the price of a unit stands at the price on cards, its page, in cart and checkout, and is told to search engines', async () => {
  const rug = await findRug()
  const pageAt = async (path: string, cookie = '') => (await fetch(shop.origin + path, { headers: { cookie } })).text()
  const product = await pageAt(`${rug.path}?sku=${rug.sku}`)
  expect(textOf(readHtml(product).querySelector("[data-part='product-price']"))).toMatch(PER_M2)
  expect(product).toContain('"unitCode":"MTK"')

  const found = readHtml(await pageAt(`/soeg?q=${rug.key.split('-')[0]}`))
  expect(textOf(found.querySelector(`[data-part='card'][data-product='${rug.key}'] [data-part='card-price']`))).toMatch(
    PER_M2,
  )

  const visitor = createVisitor(shop)
  const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: rug.sku, quantity: 1 })
  expect(cartResponse.items[0]?.price.unitPrice).toMatchObject({ unit: 'm2' })
  for (const path of ['/kurv', '/kasse']) expect(textOf(readHtml(await pageAt(path, visitor.cookie())))).toMatch(PER_M2)
})

it('LAW-02 search engines are told the reference of a reduction as the page says it, and none without one', async () => {
  const { rows } = await shop.database.pool.query<{ path: string }>(
    `select '/' || ct.slug || '/' || p.key as path from products p
      join category_texts ct on ct.category_key = p.category_key and ct.language = 'da'
      join assortments a on a.product_key = p.key and a.brand = 'hjemly'
      where p.family in ('sofa', 'pendant', 'armchair') order by p.key`,
  )
  const seen = { reduced: 0, regular: 0 }
  for (const { path } of rows) {
    const html = await (await fetch(shop.origin + path)).text()
    const said = readHtml(html).querySelector("[data-part='product-price'] [data-part='reference-price']")
    expect([path, html.includes('StrikethroughPrice')]).toEqual([path, said !== null])
    seen[said ? 'reduced' : 'regular'] += 1
    if (seen.reduced > 1 && seen.regular > 1) return
  }
  expect(seen).toEqual({ reduced: expect.any(Number), regular: expect.any(Number) })
})
