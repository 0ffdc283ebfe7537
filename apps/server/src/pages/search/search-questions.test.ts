import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readContentFiles } from '../../features/content/importing/content-files.ts'
import { importContent } from '../../features/content/importing/import-content.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const read = async <Answer>(path: string) => (await (await fetch(shop.origin + path)).json()) as Answer
const pageOf = (q: string, more = '') =>
  read<PageWith<'SearchResultPage'>>(`/api/content/soeg?q=${encodeURIComponent(q)}${more}`)
const modelOf = async (q: string, more = '') => (await pageOf(q, more)).model
const complete = (q: string, language = 'da') =>
  read<Autocomplete>(`/api/autocomplete?language=${language}&q=${encodeURIComponent(q)}`)

describe('questions', () => {
  it('SRCH-03 are answered as soon as an editor has', async () => {
    expect((await complete('levering')).answer).toBeUndefined()
    const written = readContentFiles(join(DEMO_FOLDER, 'content')).filter(({ brand }) => brand === 'hjemly')
    await importContent(shop.database.main, written)
    await until(async () => expect((await complete('levering')).answer?.title).toBe('Hvad koster levering?'))
  })

  it('SRCH-03 SRCH-07 are answered first, on the page and while typing, with the way to the whole answer', async () => {
    const { answer, corrected } = await modelOf('levering')
    expect(answer).toMatchObject({ kind: 'answer', url: '/spoergsmaal-og-svar#delivery-price' })
    expect(answer?.text).toMatch(/^Fra 29 kr\./)
    expect(corrected).toBeUndefined()
    expect((await complete('fragt')).answer).toEqual(answer)
    expect((await complete('frakt', 'sv')).answer?.url).toBe('/sv/fragor-och-svar#delivery-price')
    const page = await (await fetch(`${shop.origin}/soeg?q=levering`)).text()
    expect(page).toContain('href="/spoergsmaal-og-svar#delivery-price"')
  })

  it('SRCH-03 EMP-05 the stores answer with their hours of today', async () => {
    const { answer } = await modelOf('åbningstider')
    expect(answer).toMatchObject({ kind: 'stores', url: '/butikker' })
    expect(answer?.stores?.length).toBeGreaterThan(2)
    for (const { url } of answer?.stores ?? []) expect((await fetch(shop.origin + url)).status).toBe(200)
  })

  it('SRCH-03 SRCH-07 products that only mention the words do not follow, neither on the page nor while typing', async () => {
    // Swedish finds "färgen lever" for leverans.
    const { model } = await read<PageWith<'SearchResultPage'>>('/api/content/sv/sok?q=leverans')
    expect(model).toMatchObject({
      total: 0,
      products: [],
      isPartial: false,
      answer: { title: 'Vad kostar leveransen?' },
    })
    expect(await complete('leverans', 'sv')).toMatchObject({ products: [], answer: model.answer })
    expect((await modelOf('sofa levering')).total).toBeGreaterThan(0)
  })

  it('SRCH-03 products stay products', async () => {
    for (const q of ['sofa', 'lampe', 'grøn sofa']) expect([q, (await modelOf(q)).answer]).toEqual([q, undefined])
  })
})

describe('filters in the text', () => {
  it('SRCH-07 SRCH-08 a price is the price of the listing', async () => {
    const { model, url } = await pageOf('sofa under 8000')
    expect(url).toBe('/soeg?q=sofa+under+8000')
    expect(model).toMatchObject({
      q: 'sofa under 8000',
      listingUrl: '/soeg?q=sofa',
      understood: { words: 'sofa', literalUrl: '/soeg?q=sofa+under+8000&literal=1' },
    })
    expect(model.total).toBeGreaterThan(0)
    for (const { price } of model.products) expect(price.current.inclVat).toBeLessThanOrEqual(8000)
    expect(model.facets.find(({ key }) => key === 'price')).toMatchObject({ selectedMax: 8000 })
    expect((await modelOf('sofa', '&f.price=-8000')).total).toBe(model.total)
    expect((await modelOf('sofa under 8000', '&literal=1')).understood).toBeUndefined()
    expect((await complete('sofa under 8000')).products.length).toBeGreaterThan(0)
  })

  it('SRCH-08 without other words it holds for everything', async () => {
    const { model } = await pageOf('under 500 kr')
    expect(model.total).toBeGreaterThan(10)
    for (const { price } of model.products) expect(price.current.inclVat).toBeLessThanOrEqual(500)
    const narrowed = await read<PageWith<'SearchResultPage'>>('/api/content/soeg?f.price=-500&page=1')
    expect([narrowed.model.total, narrowed.url]).toEqual([model.total, '/soeg?f.price=-500'])
  })

  it('SRCH-08 centimetres are a condition that can be taken away', async () => {
    const model = await modelOf('bord 180 cm')
    expect(model.total).toBeGreaterThan(0)
    expect(model.total).toBeLessThan((await modelOf('bord')).total)
    expect(model.listingUrl).toBe('/soeg?q=bord&cm=180')
    expect(model.conditions).toEqual({
      chosen: [{ label: 'Ca. 180 cm', listingUrl: '/soeg?q=bord' }],
      listingUrl: '/soeg?q=bord',
    })
    expect((await modelOf('bord', '&cm=180')).total).toBe(model.total)
    const beds = await modelOf('seng 140x200')
    expect(beds.total).toBeGreaterThan(0)
    expect(beds.conditions?.chosen[0]?.label).toBe('140 × 200 cm')
  })

  it.each(['cm=%00', 'cm=9999999', `cm=${'1,'.repeat(2000)}`, 'literal=2', 'q=under&literal=1', 'q=mellem+1+og+2'])(
    'SRCH-08 %s makes a clear page',
    async (query) => {
      expect((await fetch(`${shop.origin}/soeg?${query}`)).status).toBeLessThan(500)
    },
  )
})

describe('nothing found', () => {
  it('SRCH-07 leads on: searches for less, categories, what sells, and whom to ask', async () => {
    const model = await modelOf('lilla giraf zebra sofa')
    expect(model.total).toBe(0)
    expect(model.lessWanted?.[0]).toMatchObject({ text: 'sofa', url: '/soeg?q=sofa' })
    expect(model.popularCategories?.length).toBeGreaterThan(3)
    expect(model.popularProducts).toHaveLength(8)
    expect(model.contact?.text).toContain('kontakt@hjemly.example')
  })

  it('SRCH-07 a filter that leaves nothing can be left out', async () => {
    const model = await modelOf('sofa under 25 kr')
    expect(model.total).toBe(0)
    expect(model.lessWanted).toEqual([{ text: 'sofa', url: '/soeg?q=sofa', total: (await modelOf('sofa')).total }])
    // Of sofas there are questions; none was asked.
    expect(model.answer).toBeUndefined()
  })
})

it('SRCH-02 an empty box offers categories and what sells', async () => {
  const first = await read<FirstSuggestions>('/api/searchsuggestions?language=da')
  expect(first.categories.length).toBeGreaterThan(3)
  for (const { url } of first.categories) expect((await fetch(shop.origin + url)).status).toBe(200)
  expect(first.products).toHaveLength(4)
})
