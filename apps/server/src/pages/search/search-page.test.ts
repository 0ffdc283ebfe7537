import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISTING_SORTS } from '@firkant/domain/catalog/listing-query.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { SearchSuggestion } from '@firkant/domain/search/search-suggestion.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addToCatalogue, testPrice, testProduct } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { shownSearch } from '../../features/search/popular-searches.ts'
import { HALF_LIFE_DAYS } from '../../features/search/search-memory.ts'

const later = (days: number, seconds = 0) => new Date(TEST_NOW.getTime() + days * DAY_MS + seconds * 1000)

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { redirect: 'manual', headers })
const search = async (q: string, more = '') => {
  const answer = await get(`/api/content/soeg?q=${encodeURIComponent(q)}${more}`)
  return (await answer.json()) as PageWith<'SearchResultPage'>
}
const modelOf = async (q: string, more = '') => (await search(q, more)).model

interface Coloured {
  readonly productKey: string
  readonly siblings: readonly { readonly productKey: string }[]
}
/** Colours of a design that has a card already. */
function twiceShown(products: readonly Coloured[]): readonly string[] {
  const shown = products.map(({ productKey }) => productKey)
  return products.flatMap(({ productKey, siblings }) =>
    siblings.map((each) => each.productKey).filter((key) => key !== productKey && shown.includes(key)),
  )
}

describe('the search page', () => {
  it('PAGE-08 SRCH-07 lists what it found, best first, with facets, sorts and pages', async () => {
    const page = await search('sofa')
    expect(page).toMatchObject({ componentName: 'SearchResultPage', httpStatus: 200, trackingPageType: 'search' })
    const { model } = page
    expect(model).toMatchObject({ q: 'sofa', isPartial: false, page: 1, pageSize: 24 })
    expect(model.products).toHaveLength(model.total)
    expect(twiceShown(model.products)).toEqual([])
    expect(model.products.some(({ siblings }) => siblings.length > 1)).toBe(true)
    for (const product of model.products.slice(0, 6)) expect(product.subtitle.toLowerCase()).toContain('sofa')
    expect(model.sorts.map(({ key }) => key)).toEqual(['relevance', ...LISTING_SORTS])
    expect(model.sorts.find(({ selected }) => selected)?.key).toBe('relevance')
    expect(model.facets.map(({ key }) => key)).toEqual(expect.arrayContaining(['price', 'color', 'stock']))
    const many = await modelOf('eg')
    expect(many.total).toBeGreaterThan(24)
    expect(many.products).toHaveLength(24)
    expect((await modelOf('eg', '&page=2')).products.length).toBeGreaterThan(0)
    for (const past of ['q=sofa&page=99', 'q=sofa&page=9999999', 'page=9999999', 'q=a&page=2'])
      expect([past, (await get(`/soeg?${past}`)).status]).toEqual([past, 404])
  })

  it('SRCH-07 is narrowed and ordered like every listing, and keeps what was searched in its address', async () => {
    const green = await search('sofa', '&f.color=green&sort=priceUp')
    expect(green.model.total).toBeGreaterThan(0)
    const prices = green.model.products.map(({ price }) => price.current.inclVat)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(green.url).toBe('/soeg?q=sofa&f.color=green&sort=priceUp')
    expect(green.model.listingUrl).toBe('/soeg?q=sofa')
    expect((await modelOf('sofa', '&sort=popular')).sorts.find(({ selected }) => selected)?.key).toBe('popular')
  })

  it('SRCH-07 SRCH-08 a misspelt word is put right, and the page says how', async () => {
    const model = await modelOf('sofabrod')
    expect(model.corrected).toEqual({ text: 'sofabord', url: '/soeg?q=sofabord' })
    expect(model.total).toBeGreaterThan(0)
    expect(await modelOf('lanpe')).toMatchObject({
      corrected: { text: 'lampe' },
      total: (await modelOf('lampe')).total,
    })
  })

  it('SRCH-07 what may be another thing is not shown for it, but suggested', async () => {
    expect(await modelOf('bold')).toMatchObject({ corrected: { text: 'bord', url: '/soeg?q=bord' }, total: 0 })
  })

  it('SRCH-07 where nothing is found, categories, products and a way on are', async () => {
    const model = await modelOf('græsslåmaskine')
    expect(model).toMatchObject({ total: 0, products: [], facets: [] })
    expect(model.popularCategories?.length).toBeGreaterThan(3)
    expect(model.popularProducts).toHaveLength(8)
  })

  it('SRCH-08 a sku finds its product, and nothing else', async () => {
    const sku = (await modelOf('sofa')).products[0]?.variants[0]?.sku ?? ''
    const model = await modelOf(sku)
    expect(model.total).toBe(1)
    expect(model.products[0]?.variants[0]?.sku).toBe(sku)
  })

  it('is no page for search engines', async () => {
    expect(await (await get('/soeg?q=sofa')).text()).toContain('<meta name="robots" content="noindex')
  })

  it.each([
    ['nothing', ''],
    ['one character', 'a'],
    ['spaces', '    '],
    ['10 000 characters', 'x'.repeat(10_000)],
    ['SQL', `'; drop table products; --`],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['emoji', '🛋️👨‍👩‍👧‍👦'],
    ['right to left', 'أريكة ספה'],
    ['control characters', 'so\u0000fa\u202E\n\r'],
    ['what regular expressions mind', '.*+?^${}()|[]\\'],
    ['braces', '{{sofa}}'],
  ])('SRCH-07 %s makes a clear page', async (_, q) => {
    const answer = await get(`/soeg?q=${encodeURIComponent(q)}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    // A page answers anything; a call refuses text that can't be stored.
    const status = q.length > 200 || q.includes('\0') ? 400 : 200
    const suggested = await get(`/api/autocomplete?language=da&q=${encodeURIComponent(q)}`)
    expect(suggested.status).toBe(status)
    expect(suggested.headers.get('content-type')).toMatch(/^application\/(?:problem\+)?json/)
    const searched = await createVisitor(shop).post('search/searched', { q })
    expect(searched.status).toBe(status)
    const page = await get(`/api/content/soeg?q=${encodeURIComponent(q)}`)
    expect(await page.json()).toMatchObject({ componentName: 'SearchResultPage', httpStatus: 200 })
    expect((await shop.database.pool.query('select 1 from products limit 1')).rowCount).toBe(1)
  })

  it.each([
    '/api/autocomplete?language=da&q=%E0%A4%A',
    '/api/autocomplete?language=%E0%A4%A&q=sofa',
    '/api/searchsuggestions?language=%E0%A4%A',
    '/soeg?q=%E0%A4%A',
    '/soeg?q=sofa&f.color=%E0%A4%A&page=%',
    '/soeg%E0%A4%A?q=sofa',
    '/api/content/soeg?q=%',
  ])('SRCH-07 a broken percent sign is no fault of the shop: %s', async (path) => {
    expect((await get(path)).status).toBeLessThan(500)
  })

  it.each(['', '{', '[]', '{"q":null}', '{"q":"sofa","more":1}', '{"q":{"$gt":""}}'])(
    'SRCH-09 what is no search is not remembered: %s',
    async (body) => {
      expect((await createVisitor(shop).post('search/searched', body)).status).toBe(400)
    },
  )
})

interface Autocomplete {
  readonly categories: readonly SearchSuggestion[]
  readonly inspirationPages: readonly SearchSuggestion[]
  readonly phrases: readonly SearchSuggestion[]
  readonly content: readonly SearchSuggestion[]
  readonly products: readonly (Coloured & { readonly subtitle: string })[]
}
const complete = async (q: string, language = 'da') =>
  (await (await get(`/api/autocomplete?language=${language}&q=${encodeURIComponent(q)}`)).json()) as Autocomplete

describe('autocomplete', () => {
  it('SRCH-03 offers phrases, categories and four products, with what was typed in braces', async () => {
    const found = await complete('sof')
    expect(found.products).toHaveLength(4)
    expect(twiceShown(found.products)).toEqual([])
    expect(found.products.some(({ siblings }) => siblings.length > 1)).toBe(true)
    expect(found.phrases.length).toBeGreaterThan(1)
    for (const { text, highlight, url, searchOrigin } of found.phrases) {
      expect(highlight.replaceAll(/[{}]/g, '')).toBe(text)
      expect(highlight.toLowerCase()).toContain('{sof}')
      expect(url).toBe(`/soeg?${new URLSearchParams({ q: text }).toString()}`)
      expect(searchOrigin).toBe('suggestions')
    }
    expect(found.categories[0]).toEqual({
      text: 'Sofaer',
      url: '/sofaer',
      highlight: '{Sof}aer',
      searchOrigin: 'categories',
    })
  })

  it('SRCH-03 finds what editors wrote', async () => {
    const about = await complete('om o')
    expect(about.content.map(({ url }) => url)).toContain('/om-hjemly')
  })

  it('SRCH-03 answers in the language that is asked', async () => {
    expect((await complete('soff', 'sv')).categories.map(({ url }) => url)).toContain('/sv/soffor')
  })

  it('SRCH-08 a misspelt word shows what was meant, and offers it as it is spelt', async () => {
    const found = await complete('lmape')
    expect(found.products).toHaveLength(4)
    expect(found.phrases).toEqual([
      { text: 'lampe', url: '/soeg?q=lampe', highlight: 'lampe', searchOrigin: 'suggestions' },
    ])
    expect((await complete('sfoa', 'sv')).phrases.map(({ text }) => text)).toEqual(['soffa'])
  })

  it('SRCH-03 gives nothing for less than two characters', async () => {
    const nothing = { categories: [], inspirationPages: [], phrases: [], content: [], products: [] }
    expect(await complete('s')).toEqual(nothing)
    expect(await complete('')).toEqual(nothing)
  })

  it.each(['language=xx&q=sofa', 'q=sofa', `language=da&q=${'s'.repeat(201)}`])('refuses ?%s', async (query) => {
    expect((await get(`/api/autocomplete?${query}`)).status).toBe(400)
  })
})

describe('what is remembered', () => {
  const suggestionsOf = async (cookie: string, language = 'da') =>
    (await (await get(`/api/searchsuggestions?language=${language}`, { cookie })).json()) as {
      suggestions: readonly SearchSuggestion[]
      recentSearches: readonly SearchSuggestion[]
    }
  const texts = (list: readonly SearchSuggestion[]) => list.map(({ text }) => text)

  it('SRCH-09 the last searches are the visitor’s own, newest first and once each', async () => {
    const [one, other] = [createVisitor(shop), createVisitor(shop)]
    const searches = ['sofa', 'lampe', 'SOFA', 'reol']
    for (const [at, q] of searches.entries()) {
      shop.setNow(later(0, at))
      expect(await (await one.post('search/searched', { q })).json()).toEqual({ success: true })
    }
    await other.post('search/searched', { q: 'spejl' })
    expect(texts((await suggestionsOf(one.cookie())).recentSearches)).toEqual(['reol', 'SOFA', 'lampe'])
    expect(texts((await suggestionsOf(other.cookie())).recentSearches)).toEqual(['spejl'])
    expect((await suggestionsOf('')).recentSearches).toEqual([])
    expect((await suggestionsOf(one.cookie(), 'sv')).recentSearches).toEqual([])
  })

  it('SRCH-09 what finds nothing, or only part of it, is not kept; a misspelt word is kept as it is spelt', async () => {
    const visitor = createVisitor(shop)
    for (const q of ['græsslåmaskine', 'x', '']) {
      const answer = await visitor.post('search/searched', { q })
      expect(await answer.json()).toEqual({ success: false })
    }
    await visitor.post('search/searched', { q: 'sofabrod' })
    expect(texts((await suggestionsOf(visitor.cookie())).recentSearches)).toEqual(['sofabord'])
    expect((await visitor.post('search/searched', { q: 5 })).status).toBe(400)
    expect((await visitor.post('search/searched', { q: 'sofa' }, { 'content-type': 'application/json' })).status).toBe(
      403,
    )
  })

  /** Returning visitors who all search for the same. */
  const manySearch = async (people: number, q: string) => {
    for (let person = 0; person < people; person += 1) {
      const visitor = createVisitor(shop)
      await visitor.post('search/searched', { q: 'x' })
      await visitor.post('search/searched', { q })
    }
  }
  const popular = async () => texts((await suggestionsOf('')).suggestions)

  it('SRCH-09 popular is what many search for, not what one repeats, and fades with time', async () => {
    shop.setNow(later(2))
    await manySearch(4, 'tæppe')
    await manySearch(3, 'vase')
    shop.setNow(later(2, 120))
    expect(await popular()).toEqual(['tæppe', 'vase'])
    shop.setNow(later(2 + 3 * HALF_LIFE_DAYS))
    await manySearch(2, 'vase')
    shop.setNow(later(2 + 3 * HALF_LIFE_DAYS, 120))
    expect(await popular()).toEqual(['vase', 'tæppe'])
  })

  it('SRCH-09 one visitor makes nothing popular, and neither does a machine without a cookie', async () => {
    const loud = createVisitor(shop)
    for (let day = 100; day < 110; day += 1) {
      shop.setNow(later(day))
      await loud.post('search/searched', { q: 'spejl' })
      await createVisitor(shop).post('search/searched', { q: 'kommode' })
    }
    await manySearch(2, 'stol')
    shop.setNow(later(111))
    const shown = await popular()
    for (const pushed of ['spejl', 'kommode', 'stol']) expect(shown).not.toContain(pushed)
    await manySearch(1, 'stol')
    shop.setNow(later(112))
    expect(await popular()).toContain('stol')
  })

  it('SRCH-09 what others see of a search is its plain letters', async () => {
    shop.setNow(later(200))
    await manySearch(3, 'SOFÁ !!!')
    shop.setNow(later(201))
    expect(await popular()).toContain('sofa')
    expect(shownSearch('  SÄNG ☎ «Ljus» 160×200', 'sv')).toBe('säng ljus 160 200')
  })
})

describe('what changes', () => {
  it('SRCH-08 a new product is found by its words', async () => {
    shop.setNow(TEST_NOW)
    expect((await modelOf('kvagga')).products).toEqual([])
    const product = testProduct('zebra', { name: { da: 'Kvagga', nb: 'Kvagga', sv: 'Kvagga' } })
    await addToCatalogue(shop, [product, testPrice('ZEBRA', 999)])
    await until(async () => expect((await modelOf('kvagga')).products[0]?.productKey).toBe('zebra'))
  })
})
