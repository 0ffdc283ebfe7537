import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const SOFAS = ['NORDLO-3-GREEN', 'FJORDAL-3-LIGHTGREY'] as const
const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async (path: string) => (await (await get(`/api/content${path}`)).json()) as PageWith<'ComparePage'>
const skusOf = ({ model }: PageWith<'ComparePage'>) => model.compared.map(({ card }) => card.currentSku)

it('shows products beside each other in the order asked for, with prices and measures as their pages have them', async () => {
  const page = await getPage(`/sammenlign?sku=${SOFAS.join(',')}`)
  expect(page.componentName).toBe('ComparePage')
  expect(skusOf(page)).toEqual(SOFAS)
  const own = (await (await get('/api/content/sofaer/nordlo-3-green')).json()) as PageWith<'ProductPage'>
  const [first] = page.model.compared
  expect(first?.card.price).toEqual(own.model.product.price)
  expect(first?.measurements).toEqual(own.model.measurements)
  expect(first?.delivery).toEqual(own.model.delivery)
  expect(page.model.rows.find(({ key }) => key === 'width')).toEqual({
    key: 'width',
    group: 'measures',
    isDifferent: true,
  })
  expect(first?.removeUrl).toBe(`/sammenlign?sku=${SOFAS[1]}`)
})

it('is not for search engines, is not cached, and has an address in each language', async () => {
  const answer = await get(`/sammenlign?sku=${SOFAS.join(',')}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toContain(`/sv/jamfor?sku=${SOFAS.join(',')}`)
  // A table, complete without scripts.
  expect(html).toMatch(/<table[^>]*role="table"/)
})

it.each([
  ['what is unknown is left out', `FINDES-IKKE,${SOFAS[0]}`, [SOFAS[0]]],
  ['twice the same is once', `${SOFAS[0]},${SOFAS[0]}`, [SOFAS[0]]],
  ['no SKU at all', '%00,%3Cscript%3E', []],
  ['a very long list', Array.from({ length: 500 }, (_, index) => `X${index}`).join(','), []],
])('%s', async (_name, sku, expected) => {
  const page = await getPage(`/sammenlign?sku=${sku}`)
  expect(page.httpStatus ?? 200).toBe(200)
  expect(skusOf(page)).toEqual(expected)
})

it('while there is room, others of the category are offered, without the colours that are shown', async () => {
  const { model } = await getPage(`/sammenlign?sku=${SOFAS[0]}`)
  expect(model.suggestions.length).toBeGreaterThan(2)
  const [suggestion] = model.suggestions
  expect(suggestion?.addUrl).toBe(`/sammenlign?sku=${SOFAS[0]},${suggestion?.card.currentSku}`)
  expect(model.suggestions.filter(({ card }) => card.productKey.startsWith('nordlo-3-'))).toEqual([])
})

it('nothing to compare is said kindly', async () => {
  const answer = await get('/sammenlign')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Vælg noget at sammenligne')
})
