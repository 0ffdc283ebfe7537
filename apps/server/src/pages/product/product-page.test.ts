import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import {
  addToCatalogue,
  contentChanged,
  day,
  testPrice,
  testProduct,
  testStock,
} from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { importRecords } from '../../features/catalog-files/import-records.ts'
import { proveSku } from '../../features/catalog/sku-proof.ts'
import { endReductions } from '../../features/pricing/end-price.ts'
import { recordForecasts } from '../../features/stock/stock-forecast.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const words = (text: string) => ({ da: text, nb: text, sv: text })
const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' })
const getPage = async (path: string) => (await (await get(`/api/content${path}`)).json()) as PageWith<'ProductPage'>
const modelOf = async (path: string) => (await getPage(path)).model
const stressOf = async (key: string) => (await modelOf(`/sofaer/${key}`)).product.variants[0]?.stressFactor?.type
const jsonLd = async (path: string) => {
  const html = await (await get(path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
}

describe('a product page', () => {
  it('PAGE-07 has its own address; another category leads there, and what is not sold is not found', async () => {
    expect((await get('/sofaer/nordlo-3-green')).status).toBe(200)
    expect((await get('/senge/nordlo-3-green?a=b')).headers.get('location')).toBe('/sofaer/nordlo-3-green?a=b')
    expect((await get('/sofaer/findes-ikke')).status).toBe(404)
    expect((await get('/sofaer/nordlo-3-green?sku=FINDES-IKKE')).status).toBe(200)
    expect((await getPage('/sofaer/nordlo-3-green?sku=FINDES-IKKE')).url).toBe('/sofaer/nordlo-3-green')
    const page = await getPage('/sofaer/nordlo-3-green')
    expect(page.metaInfo.elements.filter(({ attributes }) => attributes.hreflang === 'sv')).toHaveLength(1)
  })

  it('TRACK-02 names its categories from the top down, as its breadcrumbs do and as every card of it does', async () => {
    const { product, trackingProductInformation, breadcrumbs, similar } = await modelOf('/sofaer/nordlo-3-green')
    expect(product.categories).toEqual(breadcrumbs.slice(1, -1).map(({ name }) => name))
    expect(product.categories).toEqual(trackingProductInformation.categories)
    for (const { categories } of similar) expect(categories.length).toBeGreaterThan(0)
  })

  it('PDP-06 has description, points, measures, materials, care, assembly and documents that open', async () => {
    const model = await modelOf('/sofaer/nordlo-3-green')
    expect(model.paragraphs.length).toBeGreaterThan(1)
    expect(model.points.length).toBeGreaterThan(0)
    expect(model.measurements.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['width', 'depth', 'height', 'seatHeight', 'weight']),
    )
    for (const text of [model.materialName, model.care, model.assembly, model.safety.manufacturer?.name])
      expect(text).toBeTruthy()
    expect(model.documents.length).toBeGreaterThan(0)
    for (const document of model.documents) {
      const file = await get(document.url)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect((await file.arrayBuffer()).byteLength).toBe(document.bytes)
    }
  })

  it('FIT-02 says which door it wants, how it is held there, and its parcels; another size has none of them', async () => {
    const carriedOf = async (path: string) =>
      Object.fromEntries(
        ((await modelOf(path)).carried ?? []).flatMap(({ name, value, url }) =>
          url === undefined ? [[name, value]] : [],
        ),
      )
    expect(await carriedOf('/sofaer/nordlo-3-green')).toEqual({ 'Går ind ad en dør på': '85 cm, uden ben, på ryggen' })
    expect(await carriedOf('/spiseborde/birkemo-180-oak')).toEqual({
      'Går ind ad en dør på': '60 cm',
      'Pakke 1 af 2': '186 × 96 × 10 cm, 34,2 kg',
      'Pakke 2 af 2': '82 × 46 × 16 cm, 14,8 kg',
    })
    expect(await carriedOf('/spiseborde/birkemo-180-oak?sku=BIRKEMO-180-OAK-220X90')).toEqual({})
    expect(await carriedOf('/lamper/kuppelo-black')).toEqual({})
    const page = await (await get('/sofaer/nordlo-3-green')).text()
    expect(page).toMatch(/<dt[^>]*>Går ind ad en dør på<\/dt><dd[^>]*>85 cm, uden ben, på ryggen<\/dd>/)
  })

  it('PDP-02 each variant has its address, and price, stock, measures and pictures follow it', async () => {
    await addToCatalogue(shop, [
      testProduct('two-beds', {
        variants: [
          { sku: 'TWO-BEDS', name: words('140 x 200'), sizeKey: '140x200', widthCm: 140 },
          { sku: 'TWO-BEDS-180', name: words('180 x 200'), sizeKey: '180x200', widthCm: 180, weightKg: 60 },
        ],
        images: [
          { file: 'products/nordlo-3-green-1.webp', alt: {} },
          { file: 'products/nordlo-3-cream-1.webp', alt: {}, sku: 'TWO-BEDS-180' },
        ],
      }),
      testPrice('TWO-BEDS', 2000),
      testPrice('TWO-BEDS-180', 3000.5),
      testStock('TWO-BEDS', 9),
      testStock('TWO-BEDS-180', 0),
    ])
    const plain = await modelOf('/sofaer/two-beds')
    expect(plain.currentSku).toBe('TWO-BEDS')
    expect(plain.product).toMatchObject({ variantPriceDiffers: true, price: { current: { inclVat: 2000 } } })
    expect(plain.options.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['140 x 200', true],
      ['180 x 200', false],
    ])
    const large = await getPage(plain.options[1]?.url ?? '')
    expect(large.url).toBe('/sofaer/two-beds?sku=TWO-BEDS-180')
    expect(large.metaInfo.canonicalUrl).toBe('http://shop.test/sofaer/two-beds')
    expect(large.model.product.price.current.inclVat).toBe(3000.5)
    expect(large.model.product.variants[0]).toMatchObject({ stockStatus: 'outOfStock', isBuyable: false })
    expect(large.model.measurements.find(({ kind }) => kind === 'width')?.value).toBe(180)
    expect(large.model.delivery.tier).toBe('twoMan')
    expect(large.model.delivery.arrivesOn).toBeUndefined()
    expect([plain.product.images.length, large.model.product.images.length]).toEqual([1, 2])
  })

  it('PDP-05 tells delivery, the stores of the market and the price guarantee', async () => {
    const model = await modelOf('/sofaer/nordlo-3-green')
    expect(model.delivery.price.inclVat).toBe(599)
    expect(model.storeStock.length).toBe(5)
    // Few pieces are told by number; how much stands in a store beyond that is for employees.
    for (const { status, available } of model.storeStock)
      expect([status, available === undefined]).toEqual([status, status !== 'lowStock'])
    expect(model.priceGuarantee).toMatchObject({ url: '/prisgaranti', html: expect.stringContaining('billigere') })
    expect((await modelOf('/sv/soffor/nordlo-3-green')).storeStock.length).toBe(3)
  })

  it('PDP-08 shows others of the series, what goes with it and what is like it, none twice and none of its colours', async () => {
    const { seriesProducts, accessories, similar, siblingLinks } = await modelOf('/sofaer/nordlo-3-green')
    const keys = [...seriesProducts, ...similar].map(({ productKey }) => productKey)
    expect(seriesProducts.length).toBeGreaterThan(0)
    expect(accessories.length).toBeGreaterThan(0)
    expect(similar.length).toBeGreaterThan(0)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { productKey } of siblingLinks) expect(keys).not.toContain(productKey)
  })

  it('PDP-08 what goes with it can be bought, in the order of the catalogue: a sold-out one makes room', async () => {
    const keys = ['rug-gone', 'rug-one', 'rug-two', 'rug-three', 'rug-four', 'rug-five']
    await addToCatalogue(shop, [
      ...keys.flatMap((key) => [
        testProduct(key),
        testPrice(key.toUpperCase(), 500),
        testStock(key.toUpperCase(), key === 'rug-gone' ? 0 : 9),
      ]),
      testProduct('sofa-with-rugs', { accessories: keys }),
      testPrice('SOFA-WITH-RUGS', 4000),
    ])
    // A busy process answers with the listing before until the next one is made.
    const accessories = async () => (await modelOf('/sofaer/sofa-with-rugs')).accessories
    await expect
      .poll(async () => (await accessories()).map(({ productKey }) => productKey))
      .toEqual(['rug-one', 'rug-two', 'rug-three'])
  })

  it('PAGE-07 tells search engines price, stock and rating as they are', async () => {
    await addToCatalogue(shop, [
      testProduct('rated-sofa'),
      testPrice('RATED-SOFA', 1234.5),
      testStock('RATED-SOFA', 2),
      ...[5, 4, 4].map(
        (rating, index) =>
          ({
            type: 'review',
            key: `rated-${index}`,
            designKey: 'rated-sofa',
            language: 'da',
            rating,
            title: '',
            text: 'God <b>sofa</b></script>',
            author: 'Mette',
            isVerified: true,
            writtenAt: day(-index - 1),
          }) as const,
      ),
    ])
    const product = (await jsonLd('/sofaer/rated-sofa')).find((each) => each['@type'] === 'Product')
    expect(product).toMatchObject({
      sku: 'RATED-SOFA',
      offers: { price: '1234.50', priceCurrency: 'DKK', availability: 'https://schema.org/LimitedAvailability' },
      aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    })
    const { reviews } = await modelOf('/sofaer/rated-sofa')
    expect(reviews).toMatchObject({ rating: 4.3, count: 3 })
    expect(reviews.distribution.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0])
  })

  it('LAW-15 search engines get average and number from the page that shows both, and from no list of stars', async () => {
    const shown = await (await get('/sofaer/rated-sofa')).text()
    for (const said of ['"AggregateRating"', '>4,3</b>', '3 anmeldelser']) expect(shown).toContain(said)
    for (const path of ['/', '/sofaer', '/soeg?q=rated'])
      expect(await (await get(path)).text(), path).not.toContain('AggregateRating')
  })
})

it('PAGE-07 a product that is taken off sale has no page and is in no listing', async () => {
  const goods = [testPrice('GONE-SOFA', 1000), testStock('GONE-SOFA', 5)]
  await addToCatalogue(shop, [testProduct('gone-sofa'), ...goods])
  expect((await get('/sofaer/gone-sofa')).status).toBe(200)
  await addToCatalogue(shop, [testProduct('gone-sofa', { brands: [] })])
  expect((await get('/sofaer/gone-sofa')).status).toBe(404)
  const listing = (await (await get('/api/content/sofaer?sort=priceUp')).json()) as {
    model: { products: { productKey: string }[] }
  }
  expect(listing.model.products.map(({ productKey }) => productKey)).not.toContain('gone-sofa')
})

describe('a package', () => {
  it('PDP-07 names its parts and choices; price and stock follow from what they are made of', async () => {
    const part = (key: string, price: number, onHand: number) => [
      testProduct(key),
      testPrice(key.toUpperCase(), price),
      testStock(key.toUpperCase(), onHand),
    ]
    await addToCatalogue(shop, [
      ...part('set-table', 3000, 5),
      ...part('set-chair', 500, 9),
      ...part('set-stool', 650, 0),
      testProduct('set-all', {
        kind: 'package',
        parts: [
          { key: 'table', title: words('Bord'), quantity: 1, choices: ['SET-TABLE'] },
          { key: 'seats', title: words('Stole'), quantity: 4, choices: ['SET-CHAIR', 'SET-STOOL'] },
        ],
      }),
      testPrice('SET-ALL', 4500),
    ])
    const model = await modelOf('/sofaer/set-all')
    expect(model.package?.parts.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Bord', 1],
      ['Stole', 4],
    ])
    const [chair, stool] = model.package?.parts[1]?.choices ?? []
    expect([chair?.difference.inclVat, stool?.difference.inclVat]).toEqual([0, 600])
    expect([chair?.available, stool?.available]).toEqual([2, 0])
    expect(model.package?.separatePrice.inclVat).toBe(5000)
    expect(model.product.variants[0]).toMatchObject({ stockStatus: 'lowStock', isBuyable: true })
  })
})

describe('a package whose parts became cheaper', () => {
  it('PDP-07 CART-15 costs no more than they do on its page, its card, in the cart and in the proof, and the importer is told', async () => {
    const one = (key: string, price: number) => [
      testProduct(key),
      testPrice(key.toUpperCase(), price),
      testStock(key.toUpperCase(), 9),
    ]
    await addToCatalogue(shop, [
      ...one('dear-sofa', 8999),
      ...one('dear-pouf', 1699),
      testProduct('dear-set', {
        kind: 'package',
        parts: [
          { key: 'sofa', title: words('Sofa'), quantity: 1, choices: ['DEAR-SOFA'] },
          { key: 'pouf', title: words('Skammel'), quantity: 1, choices: ['DEAR-POUF'] },
        ],
      }),
      testPrice('DEAR-SET', 9999),
    ])
    expect((await modelOf('/sofaer/dear-set')).product.price.current.inclVat).toBe(9999)
    const campaign = testPrice('DEAR-SOFA', 7199, { reason: 'campaign', from: day(-1), to: day(3) })
    const report = await importRecords(shop.database.main, [campaign], { now: TEST_NOW })
    await shop.heardAll()
    expect(report.warnings).toEqual([
      {
        file: '',
        line: 1,
        path: 'amount',
        message: 'the package dear-set costs 9999 in hjemly, DK, and its parts 8898: it is offered at that',
      },
    ])
    const page = await modelOf('/sofaer/dear-set')
    expect(page.product.price).toEqual({
      current: { inclVat: 8898, exclVat: 7118.4 },
      regular: { inclVat: 8898, exclVat: 7118.4 },
      viewData: { showRedPrice: false },
    })
    const { model } = (await (await get('/api/content/sofaer?f.price=8890-8900')).json()) as PageWith<'CategoryPage'>
    expect(model.products.map(({ productKey }) => productKey)).toContain('dear-set')
    const { cartResponse } = await createVisitor(shop).apply({
      $type: 'AddLineItemCommand',
      sku: 'DEAR-SET',
      packageKey: 'dear-set',
      quantity: 1,
    })
    expect(cartResponse.items[0]?.linePrice.inclVat).toBe(8898)
    const where = { sku: 'DEAR-SET', brand: 'hjemly', market: 'DK', now: TEST_NOW }
    expect((await proveSku(shop.database.main, where))?.price?.currentMinor).toBe(8898_00)
  })
})

describe('claims of haste', () => {
  const sale = (sku: string, quantity: number, soldAt: string) =>
    ({ type: 'sale', sku, brand: 'hjemly', market: 'DK', quantity, soldAt, reference: `${sku} ${soldAt}` }) as const
  const sofa = (key: string, onHand: number) => [
    testProduct(key),
    testPrice(key.toUpperCase(), 1000),
    testStock(key.toUpperCase(), onHand),
  ]

  /** The variants of every product that the category lists. */
  async function listedVariants(path: string) {
    const variants = new Map<string, Variant>()
    for (let page = 1; ; page += 1) {
      const { httpStatus, model } = (await (
        await get(`/api/content${path}?page=${page}`)
      ).json()) as PageWith<'CategoryPage'>
      if (httpStatus !== 200) return variants
      for (const product of model.products) for (const variant of product.variants) variants.set(variant.sku, variant)
    }
  }

  it('LAW-03 CARD-08 come from recorded sales, forecasts, stock and prices, and are absent without them', async () => {
    await addToCatalogue(shop, [
      ...sofa('calm-sofa', 50),
      ...sofa('fast-sofa', 500),
      sale('FAST-SOFA', 10, day(-1)),
      ...sofa('scarce-sofa', 3),
      ...sofa('ending-sofa', 10),
      sale('ENDING-SOFA', 28, day(-5)),
      ...sofa('cheap-sofa', 50),
      testPrice('CHEAP-SOFA', 700, { reason: 'campaign', from: day(-3), to: day(10) }),
    ])
    expect(await stressOf('ending-sofa')).toBeUndefined()
    await recordForecasts(shop.database.main, TEST_NOW)
    expect(await stressOf('calm-sofa')).toBeUndefined()
    expect(await stressOf('fast-sofa')).toBe('SellingFast')
    expect(await stressOf('scarce-sofa')).toBe('RiskStockOut')
    expect(await stressOf('ending-sofa')).toBe('EstimatedStockOut')
    const cheap = await modelOf('/sofaer/cheap-sofa')
    expect(cheap.product.variants[0]?.stressFactor).toEqual({
      type: 'DiscountPeriodEnds',
      discountPeriodEndsDate: day(10),
    })
    const listed = await listedVariants('/sofaer')
    expect(listed.get('CALM-SOFA')?.stressFactor).toBeUndefined()
    for (const key of ['fast-sofa', 'scarce-sofa', 'ending-sofa', 'cheap-sofa']) {
      const [own] = (await modelOf(`/sofaer/${key}`)).product.variants
      expect(listed.get(key.toUpperCase())?.stressFactor).toEqual(own?.stressFactor)
      expect(own?.stressFactor).toBeDefined()
    }
    const ending = await modelOf('/sofaer/ending-sofa')
    expect(ending.product.variants[0]?.stressFactor?.estimatedStockOutDate).toBe(day(5))
  })

  it('LAW-03 a countdown ends when the price really changes', async () => {
    shop.setNow(new Date(Date.parse(day(10)) - 1))
    expect((await modelOf('/sofaer/cheap-sofa')).product.price.current.inclVat).toBe(700)
    shop.setNow(new Date(day(10)))
    const after = await modelOf('/sofaer/cheap-sofa')
    expect(after.product.price.current.inclVat).toBe(1000)
    expect(after.product.price.lowestPrevious).toBeUndefined()
    expect(after.product.variants[0]?.stressFactor).toBeUndefined()
    shop.setNow(TEST_NOW)
  })

  it('LAW-03 each kind can be switched off in a market, and all of them by the template', async () => {
    const set = async (urgency: object) => {
      await shop.database.pool.query(
        `update settings set value = jsonb_set(value, '{urgency}', $1::jsonb) where brand = 'hjemly' and language = 'da' and key = 'site'`,
        [JSON.stringify(urgency)],
      )
      await contentChanged(shop)
    }
    await set({ showStressFactor: true, off: ['SellingFast', 'PageViews'] })
    expect(await stressOf('fast-sofa')).toBeUndefined()
    expect(await stressOf('scarce-sofa')).toBe('RiskStockOut')
    expect((await modelOf('/sofaer/fast-sofa')).showPageViews).toBe(false)
    await set({ showStressFactor: false, off: [] })
    expect(await stressOf('scarce-sofa')).toBeUndefined()
    const off = await modelOf('/sofaer/scarce-sofa')
    expect([off.showStressFactor, off.showPageViews]).toEqual([false, false])
    await set({ showStressFactor: true, off: [] })
  })

  it('PDP-04 an automated reduction tells when it ends by itself', async () => {
    await addToCatalogue(shop, [
      ...sofa('auto-sofa', 50),
      testPrice('AUTO-SOFA', 800, { reason: 'automated', from: day(-1), to: day(2) }),
    ])
    expect((await modelOf('/sofaer/auto-sofa')).automatedDiscountPriceCountdown).toBe(day(2))
  })
})

describe('prices', () => {
  it('CARD-06 LAW-02 the reference comes from the log, club prices included, and a club price is told', async () => {
    await addToCatalogue(shop, [
      testProduct('club-sofa'),
      testStock('CLUB-SOFA', 50),
      testPrice('CLUB-SOFA', 1000),
      testPrice('CLUB-SOFA', 850, { reason: 'campaign', audience: 'club', from: day(-20), to: day(-15) }),
      testPrice('CLUB-SOFA', 800, { reason: 'campaign', from: day(-5) }),
      testPrice('CLUB-SOFA', 750, { reason: 'automated', audience: 'club', from: day(-4) }),
    ])
    const { product } = await modelOf('/sofaer/club-sofa')
    expect(product.price).toMatchObject({
      current: { inclVat: 800 },
      regular: { inclVat: 1000 },
      lowestPrevious: { inclVat: 850 },
      viewData: { showRedPrice: true },
    })
    expect(product.lowest30DaysPrice?.inclVat).toBe(850)
    expect(product.priceLabel).toEqual({ label: 'Klubpris', specialPrice: { inclVat: 750, exclVat: 600 } })
    expect(product.variants[0]?.priceBadge?.label).toBe('Spar 5\u00a0%')
    const html = await (await fetch(`${shop.origin}/sofaer/club-sofa`)).text()
    const explained = readHtml(html).querySelector('#club-price details')
    expect(textOf(explained)).toContain('Klubprisen er for alle med en konto hos os.')
  })

  it('LAW-02 a price that was ended before its time ends then, and the log keeps both', async () => {
    const { pool, main } = shop.database
    const given = { sku: 'CLUB-SOFA', brand: 'hjemly', market: 'DK', now: new Date(day(0)) }
    expect((await endReductions(main, given)).map(({ minor }) => minor)).toEqual([80_000, 75_000])
    expect(await endReductions(main, given)).toEqual([])
    expect((await modelOf('/sofaer/club-sofa')).product.price.current.inclVat).toBe(1000)
    await expect(pool.query(`update price_entries set amount_minor = 1 where sku = 'CLUB-SOFA'`)).rejects.toThrow('log')
    await expect(pool.query(`delete from price_entries where sku = 'CLUB-SOFA'`)).rejects.toThrow('log')
    await expect(pool.query(`delete from price_endings`)).rejects.toThrow('log')
  })
})
