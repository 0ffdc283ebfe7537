import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISTING_SORTS } from '@firkant/domain/catalog/listing-query.ts'
import type { ListingModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { addToCatalogue, day, testPrice, testProduct, testStock } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { readHtml } from '../../../test/visitors/read-html.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async (path: string) =>
  (await (await get(`/api/content${path}`)).json()) as PageWith<
    'CategoryPage' | 'RoomPage' | 'BrandPage' | 'CampaignPage' | 'ProductListingPage' | 'RootCategoryPage'
  >
const modelOf = async (path: string): Promise<ListingModel> => (await getPage(path)).model
const keysOf = async (path: string) => (await modelOf(path)).products.map((product) => product.productKey)
const facetOf = (model: ListingModel, key: string) => model.facets.find((facet) => facet.key === key)
const countOf = (model: ListingModel, key: string, value: string) =>
  facetOf(model, key)?.values?.find((each) => each.value === value)?.count ?? 0

describe('a category', () => {
  it('PAGE-03 PLP-04 lists its products with breadcrumbs, sub-categories, text and the number of all', async () => {
    const page = await getPage('/lamper')
    expect(page.componentName).toBe('CategoryPage')
    const { model } = page
    expect(model.breadcrumbs).toEqual([
      { name: 'hjemly', url: '/' },
      { name: 'Lamper', url: '/lamper' },
    ])
    expect(model.intro).toBeTruthy()
    expect(model.subCategories.length).toBeGreaterThan(1)
    const [first] = model.subCategories
    const below = await getPage(first?.url ?? '')
    expect(below.componentName).toBe('CategoryPage')
    expect(below.model.breadcrumbs.map(({ name }) => name)).toEqual(['hjemly', 'Lamper', first?.name])
    expect(below.model.total).toBeGreaterThan(0)
    expect(below.model.total).toBeLessThan(model.total)
    expect(below.model.subCategories.find(({ isCurrent }) => isCurrent)?.name).toBe(first?.name)
    const html = await (await get('/lamper')).text()
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain('"@type":"ItemList"')
    expect(html).toContain('hreflang="sv" href="http://shop.test/sv/lampor"')
  })

  it('PLP-03 every design stands once before the second colour of any', async () => {
    const { products } = await modelOf('/sofaer')
    const designs = products.map(({ siblings }) =>
      siblings
        .map(({ productKey }) => productKey)
        .toSorted()
        .join(),
    )
    const firstRepeat = designs.findIndex((design, index) => designs.indexOf(design) < index)
    expect(firstRepeat).toBeGreaterThanOrEqual(new Set(designs).size)
  })

  it('PLP-02 counts what each value would leave, and keeps several at once in the address', async () => {
    const all = await modelOf('/sofaer')
    const green = countOf(all, 'color', 'green')
    expect(green).toBeGreaterThan(0)
    const filtered = await getPage('/sofaer?f.color=green')
    expect(filtered.model.total).toBe(green)
    expect(countOf(filtered.model, 'color', 'blue')).toBe(countOf(all, 'color', 'blue'))
    expect(filtered.metaInfo.canonicalUrl).toBe('http://shop.test/sofaer?f.color=green')
    const both = await modelOf('/sofaer?f.color=green,blue')
    expect(both.total).toBe(green + countOf(all, 'color', 'blue'))
    expect((await modelOf('/sofaer?f.color=green&f.color=blue')).total).toBe(both.total)
    const typed = await getPage('/sofaer?f.color=green&f.color=blue&f.price.min=&f.price.max=9.000')
    expect(typed.metaInfo.canonicalUrl).toBe('http://shop.test/sofaer?f.color=blue,green&f.price=-9000')
    const narrow = await modelOf('/sofaer?f.color=green,blue&f.stock=inStock')
    expect(narrow.total).toBe(countOf(both, 'stock', 'inStock'))
  })

  it('PLP-02 has the facets of the specification, each where it can narrow something', async () => {
    const everything = await modelOf('/produkter')
    expect(everything.facets.map(({ key }) => key)).toEqual([
      'price',
      'color',
      'material',
      'brand',
      'series',
      'size',
      'width',
      'depth',
      'height',
      'space',
      'door',
      'store',
      'stock',
      'delivery',
      'discount',
      'rating',
    ])
    for (const facet of everything.facets.filter(({ type }) => type === 'values'))
      for (const { count, label } of facet.values ?? []) {
        expect(count).toBeGreaterThan(0)
        expect(label).not.toBe('')
      }
    const range = facetOf(everything, 'price')
    const within = await modelOf(`/produkter?f.price=${range?.min}-${range?.max}`)
    expect(within.total).toBe(everything.total)
    expect((await modelOf('/produkter?f.price=0-1')).total).toBe(0)
  })

  it('PLP-02 measures narrow where products have them and differ in them', async () => {
    const sofas = await modelOf('/sofaer')
    const width = facetOf(sofas, 'width')
    expect(width).toMatchObject({ type: 'range', label: 'Bredde' })
    expect(facetOf(sofas, 'seatWidth')).toMatchObject({ type: 'range', label: 'Siddebredde' })
    const whole = await modelOf(`/sofaer?f.width=${width?.min}-${width?.max}`)
    expect(whole.total).toBe(sofas.total)
    const narrow = await modelOf('/sofaer?f.width=-200')
    expect(narrow.total).toBeGreaterThan(0)
    expect(narrow.total).toBeLessThan(sofas.total)
    expect(facetOf(narrow, 'width')).toMatchObject({ max: width?.max, selectedMax: 200 })
    expect((await modelOf('/sofaer?f.width.min=&f.width.max=200')).total).toBe(narrow.total)
    // Lamps have no seat.
    expect(facetOf(await modelOf('/lamper'), 'seatWidth')).toBeUndefined()
  })

  it('FIT-02 a door of so many centimetres narrows to what goes through it', async () => {
    const sofas = await modelOf('/sofaer')
    const door = facetOf(sofas, 'door')
    expect(door).toMatchObject({ type: 'range', label: 'Går ind ad en dør på' })
    const mine = await modelOf('/sofaer?f.door=-85')
    expect(mine.total).toBeGreaterThan(0)
    expect(mine.total).toBeLessThan(sofas.total)
    expect((await modelOf('/sofaer?f.door.min=&f.door.max=85')).total).toBe(mine.total)
    const through = async (path: string) => {
      const { model } = (await (await get(`/api/content${path}`)).json()) as PageWith<'ProductPage'>
      const { carried = [] } = model
      return Number.parseInt(carried.find(({ name }) => name === 'Går ind ad en dør på')?.value ?? '', 10)
    }
    for (const { url } of mine.products) expect(await through(url), url).toBeLessThanOrEqual(85)
    const wide = await modelOf('/sofaer?f.door=86-')
    // Of some nobody has said how they are packed.
    expect(wide.total).toBeGreaterThan(0)
    expect(wide.total + mine.total).toBeLessThanOrEqual(sofas.total)
  })

  it('FIT-02 a place on the floor narrows to what stands on it, whichever way it is turned', async () => {
    const sofas = await modelOf('/sofaer')
    expect(facetOf(sofas, 'space')).toEqual({ key: 'space', label: 'Plads på gulvet', type: 'values', values: [] })
    const mine = await modelOf('/sofaer?f.space=210x90')
    expect(mine.total).toBeGreaterThan(0)
    expect(mine.total).toBeLessThan(sofas.total)
    expect(facetOf(mine, 'space')?.values).toEqual([
      { value: '210x90', label: 'Passer på 210 × 90\u00a0cm', count: mine.total, selected: true },
    ])
    for (const same of ['f.space=90x210', 'f.space.width=90&f.space.depth=210'])
      expect(await modelOf(`/sofaer?${same}`)).toMatchObject({ total: mine.total, listingUrl: mine.listingUrl })
    for (const none of ['f.space=210', 'f.space=0x90', 'f.space.width=90', 'f.space=wide'])
      expect((await modelOf(`/sofaer?${none}`)).total, none).toBe(sofas.total)
    const { rows } = await shop.database.pool.query<{ key: string }>(
      `select distinct p.key from products p join variants v on v.product_key = p.key where p.key = any($1) and
        least(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm)) <= 90 and
        greatest(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm)) <= 210`,
      [mine.products.map(({ productKey }) => productKey)],
    )
    expect(rows).toHaveLength(mine.products.length)
  })

  it('PLP-02 the delivery time narrows to what arrives by then', async () => {
    const all = await modelOf('/produkter')
    const steps = facetOf(all, 'delivery')?.values ?? []
    expect(steps.map(({ label }) => label)).toContain('Inden for en uge')
    const counts = steps.map(({ count }) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    for (const { value, count } of steps) expect((await modelOf(`/produkter?f.delivery=${value}`)).total).toBe(count)
    expect((await modelOf('/produkter?f.delivery=3')).total).toBe(all.total)
  })

  it('PLP-03 sorts by price, discount, rating and age', async () => {
    const sorted = async (sort: string) => (await modelOf(`/sofaer?sort=${sort}`)).products
    const prices = (await sorted('priceUp')).map(({ price }) => price.current.inclVat)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const dear = (await sorted('priceDown')).map(({ price }) => price.current.inclVat)
    expect(dear).toEqual(dear.toSorted((a, b) => b - a))
    const ratings = (await sorted('rating')).map(({ rating }) => rating ?? 0)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    expect((await modelOf('/sofaer?sort=priceUp')).sorts.find(({ selected }) => selected)?.key).toBe('priceUp')
    expect((await modelOf('/sofaer')).sorts.map(({ key }) => key)).toEqual([...LISTING_SORTS])
  })

  it('PLP-01 24 products a page; pages are linked and canonical, a page past the end is not found', async () => {
    const first = await modelOf('/produkter')
    expect(first.products).toHaveLength(24)
    expect(first.total).toBeGreaterThan(48)
    const second = await get('/produkter?page=2')
    expect(second.status).toBe(200)
    const html = await second.text()
    expect(html).toMatch(
      /<a [^>]*href="\/produkter"[^>]*rel="?prev["\s>]|<a [^>]*rel="?prev["\s][^>]*href="\/produkter"/,
    )
    expect(html).toContain('href="/produkter?page=3"')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/produkter?page=2"')
    const last = Math.ceil(first.total / 24)
    expect((await modelOf(`/produkter?page=${last}`)).products.length).toBe(first.total - (last - 1) * 24)
    for (const beyond of [last + 1, 999_999, '1000000', '9999999', '9'.repeat(300)])
      expect([beyond, (await get(`/produkter?page=${beyond}`)).status]).toEqual([beyond, 404])
    const seen = new Set<string>()
    for (let page = 1; page <= last; page += 1) for (const key of await keysOf(`/produkter?page=${page}`)) seen.add(key)
    expect(seen.size).toBe(first.total)
  })

  it.each([
    'page=-1',
    'page=abc',
    'page=0',
    'page=1.5',
    'sort=dearest',
    'f.color=',
    'f.color=<script>alert(1)</script>',
    'f.color=blurple',
    'f.price=abc',
    'f.price=9-1',
    'f.unknown=x',
    'f.price=1-2&f.price=x',
    'f.rating=99',
  ])('PLP-02 %s is ignored and left out of the canonical address', async (search) => {
    const answer = await get(`/sofaer?${search}`)
    expect(answer.status).toBe(200)
    const page = await getPage(`/sofaer?${search}`)
    if (!search.startsWith('f.price=1-2')) {
      expect(page.metaInfo.canonicalUrl).toBe('http://shop.test/sofaer')
      expect(page.model.total).toBe((await modelOf('/sofaer')).total)
    }
    expect(await answer.text()).not.toContain('<script>alert(1)')
  })

  it('PLP-02 a filtered page is not for search engines, the plain one is', async () => {
    const robots = async (path: string) =>
      (await getPage(path)).metaInfo.elements.filter(({ attributes }) => attributes.name === 'robots')
    expect(await robots('/sofaer?f.color=green')).toHaveLength(1)
    expect(await robots('/sofaer?sort=priceUp')).toHaveLength(1)
    expect(await robots('/sofaer')).toHaveLength(0)
    expect(await robots('/produkter?page=2')).toHaveLength(0)
  })

  it('PLP-05 nothing left says so and offers a way on', async () => {
    const page = await getPage('/sofaer?f.price=1-2')
    expect([page.httpStatus, page.model.total, page.model.page]).toEqual([200, 0, 1])
    const html = await (await get('/sofaer?f.price=1-2')).text()
    expect(html).toContain('data-part=listing-empty')
    expect(html).toContain('href="/sofaer"')
  })
})

describe('other listings', () => {
  it('PAGE-02 the root category leads to every category and lists everything', async () => {
    const page = await getPage('/produkter')
    expect(page.componentName).toBe('RootCategoryPage')
    expect(page.model.subCategories.map(({ url }) => url)).toContain('/sofaer')
    expect(page.model.total).toBeGreaterThan(100)
  })

  it('PAGE-04 a maker has a page with what it made', async () => {
    const { rows } = await shop.database.pool.query<{ slug: string; name: string }>(
      `select b.slug, b.name from product_brands b join products p on p.product_brand_key = b.key
        join assortments a on a.product_key = p.key and a.brand = 'hjemly' order by b.key limit 1`,
    )
    const page = await getPage(`/maerker/${rows[0]?.slug}`)
    expect(page.componentName).toBe('BrandPage')
    expect(page.model.heading).toBe(rows[0]?.name)
    expect(page.model.total).toBeGreaterThan(0)
    expect((await get('/maerker/findes-ikke')).status).toBe(404)
  })

  it('PAGE-05 a campaign lists what is below its reference price, and nothing else', async () => {
    const page = await getPage('/tilbud')
    expect(page.componentName).toBe('CampaignPage')
    expect(page.model.total).toBeGreaterThan(0)
    for (const { price } of page.model.products)
      expect(price.lowestPrevious?.inclVat).toBeGreaterThan(price.current.inclVat)
  })

  it('PAGE-06 a series and the news are product listings', async () => {
    const series = await getPage('/serier/nordlo')
    expect(series.componentName).toBe('ProductListingPage')
    for (const product of series.model.products) expect(product.displayName).toContain('Nordlo')
    const news = await getPage('/nyheder')
    expect(news.componentName).toBe('ProductListingPage')
    for (const product of news.model.products)
      expect(product.labels.map(({ labelType }) => labelType)).toContain('news')
  })

  it('PAGE-30 the rooms and each room have a page, in the words of the language', async () => {
    expect((await (await get('/api/content/rum')).json()) as object).toMatchObject({ componentName: 'RoomsPage' })
    const tiles = readHtml(await (await get('/rum')).text()).querySelectorAll('main [data-part=tile] a')
    const rooms = [...tiles].map((tile) => tile.getAttribute('href') ?? '')
    expect(new Set(rooms).size).toBeGreaterThanOrEqual(8)
    for (const path of rooms) expect([path, (await getPage(path)).componentName]).toEqual([path, 'RoomPage'])
    const room = await getPage('/sv/rum/vardagsrum')
    expect(room.componentName).toBe('RoomPage')
    expect(room.model.heading).toBe('Vardagsrum')
    expect(room.model.total).toBeGreaterThan(10)
    expect(room.model.image?.url).toContain('/images/rooms/living-light.webp')
  })
})

describe('what changes', () => {
  it('LAW-03 a price that begins or ends by the clock changes listing, filter and order at that moment', async () => {
    await addToCatalogue(shop, [
      testProduct('clock-sofa'),
      testPrice('CLOCK-SOFA', 900_000),
      testPrice('CLOCK-SOFA', 1, { reason: 'campaign', from: day(1), to: day(2) }),
      testStock('CLOCK-SOFA', 10),
      testProduct('later-sofa'),
      testPrice('LATER-SOFA', 2, { from: day(1) }),
      testStock('LATER-SOFA', 10),
    ])
    const first = async () => (await keysOf('/sofaer?sort=priceUp'))[0]
    const dearest = async () => (await keysOf('/sofaer?sort=priceDown'))[0]
    await until(async () => expect(await dearest()).toBe('clock-sofa'))
    expect(await keysOf('/sofaer?f.price=0-5')).toEqual([])
    shop.setNow(new Date(day(1)))
    expect(await first()).toBe('clock-sofa')
    expect(await keysOf('/sofaer?f.price=0-5&sort=priceUp')).toEqual(['clock-sofa', 'later-sofa'])
    shop.setNow(new Date(day(2)))
    // More than a day after the table was made: it is shown until the next one is.
    await until(async () => expect(await keysOf('/sofaer?f.price=0-5')).toEqual(['later-sofa']))
    shop.setNow(new Date(day(0)))
    await until(async () => expect(await dearest()).toBe('clock-sofa'))
  })

  it('a product that the brand does not sell is in no listing and has no page', async () => {
    await addToCatalogue(shop, [testProduct('other-sofa', { brands: ['fjellbo'] }), testStock('OTHER-SOFA', 3)])
    expect((await get('/sofaer/other-sofa')).status).toBe(404)
    expect(await keysOf('/sofaer?sort=newest')).not.toContain('other-sofa')
  })
})

describe('a category that an editor wrote about', () => {
  it('PLP-04 has its blocks above and between the rows, on the first page alone', async () => {
    const page = await getPage('/laenestole')
    expect(page.componentName).toBe('CategoryPage')
    expect(page.metaInfo.title).toBe('Lænestole til lange aftener')
    expect(page.model.heading).toBe('Lænestole')
    expect(page.model.blocks.map(({ id }) => id)).toEqual(['above'])
    expect(page.model.rowBlocks.map(({ afterRow, block }) => [afterRow, block.id])).toEqual([[1, 'between']])
    expect(page.model.subCategories.length + page.model.total).toBeGreaterThan(0)
    const filtered = await modelOf('/laenestole?sort=priceUp')
    expect([filtered.blocks, filtered.rowBlocks]).toEqual([[], []])
  })
})
