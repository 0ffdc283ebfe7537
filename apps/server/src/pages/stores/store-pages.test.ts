import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, PageWith } from '@firkant/domain/page/page.ts'
import { STORE_SERVICES } from '@firkant/domain/stores/store-services.ts'
import { addToCatalogue, testPrice, testProduct } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const htmlOf = async (path: string) => (await get(path)).text()
const pageOf = async (path: string) => (await (await get(`/api/content${path}`)).json()) as Page
const overviewOf = async (path: string) => (await pageOf(path)) as PageWith<'StoreOverviewPage'>
const storeOf = async (path: string) => (await pageOf(path)) as PageWith<'StorePage'>
const found = async (q: string) => {
  const { model } = await overviewOf(`/butikker?q=${encodeURIComponent(q)}`)
  return { ...model, names: model.groups.flatMap(({ stores }) => stores.map(({ name }) => name)) }
}

describe('the overview of stores', () => {
  it('PAGE-28 EMP-05 lists the stores of the market by region, each with its hours', async () => {
    const { model, metaInfo, structuredData } = await overviewOf('/butikker')
    expect(model.groups.map(({ region, stores }) => [region, stores.map(({ storeKey }) => storeKey)])).toEqual([
      ['Sjælland', ['koebenhavn']],
      ['Jylland', ['aarhus', 'aalborg', 'esbjerg']],
      ['Fyn', ['odense']],
    ])
    expect(model.today).toBe('2026-11-15')
    for (const store of model.groups.flatMap(({ stores }) => stores)) {
      expect(store.openingHours).toHaveLength(7)
      expect(store.specialDays.length).toBeGreaterThan(4)
    }
    expect((await overviewOf('/sv/butiker')).model.groups.flatMap(({ stores }) => stores)).toHaveLength(3)
    const languages = metaInfo.elements.map(({ attributes }) => attributes.hreflang).filter(Boolean)
    expect(languages).toEqual(expect.arrayContaining(['da', 'nb', 'sv', 'x-default']))
    expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'ItemList' }))
  })

  it('PAGE-28 names the stores of the brand’s other countries', async () => {
    expect((await overviewOf('/butikker')).model.otherCountries).toEqual([
      { market: 'NO', url: '/nb/butikker', stores: 4 },
      { market: 'SE', url: '/sv/butiker', stores: 3 },
    ])
  })

  it('EMP-05 the search is a plain form, and its answer a page that is neither kept nor indexed', async () => {
    const html = await htmlOf('/butikker')
    expect(html).toMatch(/<form [^>]*action="\/butikker" method="get"/)
    expect(html).toContain('name="q"')
    const answer = await get('/butikker?q=8600')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    const page = await overviewOf('/butikker?q=8600')
    expect(page.url).toBe('/butikker?q=8600')
    expect(page.metaInfo.canonicalUrl).toBe('http://shop.test/butikker')
  })

  it.each([
    ['8600', 'Aarhus C'],
    ['Svendborg', 'Odense C'],
    ['Ålborg', 'Aalborg'],
    ['kobenhavn', 'København K'],
    ['Københvan', 'København K'],
  ])('EMP-05 %s finds %s first', async (query, first) => {
    const { names, isFound, groups } = await found(query)
    expect([isFound, names[0], names.length, groups[0]?.region]).toEqual([true, first, 5, undefined])
  })

  it.each([
    ['nothing there', 'Atlantis'],
    ['too long', 'x'.repeat(200)],
    ['SQL', "'; drop table stores; --"],
    ['HTML', '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'],
    ['what nobody can read', '\u0000\uFFFF\u202E'],
  ])('EMP-05 %s is answered with all stores', async (_case, query) => {
    const { names, isFound, query: shown } = await found(query)
    expect(names).toHaveLength(5)
    expect(isFound).toBe(shown === '')
    expect(shown.length).toBeLessThanOrEqual(60)
    const html = await htmlOf(`/butikker?q=${encodeURIComponent(query)}`)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  })

  it('PAGE-28 EMP-05 what is not found is named as it was typed, and all stores are offered', async () => {
    const main = readHtml(await htmlOf('/butikker?q=Atlantis+%3Cb%3E')).querySelector('main')
    expect([...(main?.querySelectorAll('h2') ?? [])].map(textOf)).toContain('Vi kender ikke »Atlantis <b>«')
    expect(main?.querySelectorAll('[data-part=store-card]')).toHaveLength(5)
  })

  it('EMP-05 an address that cannot be read is no error of ours', async () => {
    for (const search of ['?q=%E0%A4%A', '?q=%FF', '?q=&q=8600', '?q[]=8600', '?q'])
      expect((await get(`/butikker${search}`)).status, search).toBe(200)
  })
})

describe('the page of a store', () => {
  it('PAGE-29 EMP-05 tells hours with special days, services, the way there and how to see its stock', async () => {
    const { model } = await storeOf('/butikker/odense')
    expect(model.store).toMatchObject({ name: 'Odense C', postalCode: '5000', phone: '+45 70 00 01 03' })
    expect(model.store.specialDays).toContainEqual({ day: '2026-12-24', name: 'Juleaften', hours: [] })
    expect(model.store.services.length).toBeGreaterThan(2)
    expect(model.store.services.filter((service) => !STORE_SERVICES.includes(service))).toEqual([])
    expect(new URL(model.directionsUrl).searchParams.get('destination')).toBe('Vestergade 94, 5000 Odense C, DK')
    expect(model.nearby.map(({ storeKey }) => storeKey)).toEqual(['aarhus', 'esbjerg'])
    const html = await htmlOf('/butikker/odense')
    const main = readHtml(html).querySelector('main')
    const way = [...(main?.querySelectorAll('a[target=_blank]') ?? [])].find((link) =>
      textOf(link).startsWith('Find vej'),
    )
    expect([way?.getAttribute('href'), way?.getAttribute('rel')]).toEqual([
      model.directionsUrl,
      expect.stringContaining('noopener') as string,
    ])
    expect(textOf(main?.querySelector('[data-part=opening-day]') ?? null)).toMatch(/^I dag/)
    expect(html).toContain('href="tel:+4570000103"')
    expect(html).toContain('Står den i butikken?')
    expect(html).toContain('Juleaften')
  })

  it('PAGE-29 shows some of what stands in it, and none of what does not', async () => {
    await addToCatalogue(shop, [
      testProduct('in-odense'),
      testPrice('IN-ODENSE', 100),
      { type: 'stock', sku: 'IN-ODENSE', location: 'odense', onHand: 0 },
    ])
    const { model } = await storeOf('/butikker/odense')
    const [list] = model.blocks
    const keys = list?.componentName === 'ProductList' ? list.props.products.map(({ productKey }) => productKey) : []
    expect(keys.length).toBeGreaterThan(3)
    const { rows } = await shop.database.pool.query<{ key: string }>(
      `select distinct v.product_key as key from stock_levels k join variants v using (sku)
       where k.location = 'odense' and k.on_hand > k.reserved`,
    )
    const there = new Set(rows.map(({ key }) => key))
    expect(keys.filter((key) => !there.has(key))).toEqual([])
  })

  it('PAGE-29 tells search engines and maps where and when', async () => {
    const { structuredData } = await storeOf('/butikker/odense')
    const store = structuredData.find((data) => '@type' in data && data['@type'] === 'FurnitureStore')
    expect(store).toMatchObject({
      name: 'hjemly Odense C',
      url: 'http://shop.test/butikker/odense',
      address: { streetAddress: 'Vestergade 94', postalCode: '5000', addressCountry: 'DK' },
      geo: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: ['https://schema.org/Saturday'], opens: '10:00', closes: '15:00' }),
      ]),
      specialOpeningHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
      ]),
    })
    expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  })

  it('PAGE-29 an unknown store, and one of another country, is not found', async () => {
    for (const path of ['/butikker/atlantis', '/butikker/oslo', '/nb/butikker/odense', '/butikker/odense/x'])
      expect((await get(path)).status, path).toBe(404)
    expect((await get('/nb/butikker/oslo')).status).toBe(200)
    expect((await get('/butikker/odense/')).headers.get('location')).toBe('/butikker/odense')
  })

  it('PAGE-29 stands in the sitemap, and a product’s list of stores leads there', async () => {
    const sitemap = await htmlOf('/sitemap.xml')
    for (const path of ['/butikker', '/butikker/odense', '/nb/butikker/oslo', '/sv/butiker/malmo'])
      expect(sitemap).toContain(`<loc>http://shop.test${path}</loc>`)
    const { model } = (await pageOf('/sofaer/nordlo-3-green')) as PageWith<'ProductPage'>
    expect(model.storeStock.map(({ url }) => url)).toContain('/butikker/aarhus')
  })

  it('EMP-05 a day that is over is told no more', async () => {
    shop.setNow(new Date('2026-12-25T12:00:00Z'))
    const { model } = await storeOf('/butikker/odense')
    expect([model.today, model.store.specialDays[0]?.day]).toEqual(['2026-12-25', '2026-12-25'])
  })
})
