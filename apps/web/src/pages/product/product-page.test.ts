import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/block.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ProductModel } from '@firkant/domain/page/product-model.ts'
import type { StressFactor } from '@firkant/domain/stock/stress-factor.ts'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { productPage, renderPage } from '../../../test/render-page.ts'
import { amount, sampleCard, samplePrice, sampleVariant } from '../../../test/sample-card.ts'
import { sampleOption, samplePicture, sampleProduct } from '../../../test/sample-product.ts'

async function pageOf(more: Partial<ProductModel> = {}, market: MarketKey = 'DK'): Promise<string> {
  const { html, errors } = await renderPage(productPage(sampleProduct(more)), { market })
  expect(errors).toEqual([])
  return html.replaceAll('<!-- -->', '')
}

describe('the gallery', () => {
  it('PDP-01 shows every picture as a link to its large file, the first with priority, and a thumbnail of each', async () => {
    const html = await pageOf()
    expect(tagsOf(html, 'gallery-zoom')).toHaveLength(2)
    for (const tag of tagsOf(html, 'gallery-zoom')) expect(tag).toMatch(/href="\/images\/products\/[^"]*w=2400"/)
    expect(tagsOf(html, 'gallery-thumb')[1]).toContain('aria-label="Billede 2 af 2"')
    expect(textsOf(html, 'gallery-count')).toEqual(['1 / 2'])
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1)
  })

  it('PDP-01 only the large picture is told its width: the browser measures those that it loads later', async () => {
    const [large = '', small = ''] = (await pageOf()).match(/data-part="gallery-zoom"[^]*?<img[^>]*>/g) ?? []
    expect(large).toMatch(/ sizes="\(width/)
    expect(small).toMatch(/ sizes="auto, \(width/)
  })

  it('PDP-01 one picture needs no thumbnails, and none leaves its place free', async () => {
    const one = await pageOf({ product: sampleCard({ images: [samplePicture(1)] }) })
    expect(tagsOf(one, 'gallery-thumb')).toEqual([])
    expect(textsOf(one, 'gallery-count')).toEqual([])
    const none = await pageOf({ product: sampleCard({ images: [] }) })
    expect(tagsOf(none, 'gallery')[0]).toContain('data-count="0"')
    expect(tagsOf(none, 'gallery-zoom')).toEqual([])
  })
})

describe('the name', () => {
  it('is not torn at the hyphen after a number', async () => {
    const html = await pageOf({ product: sampleCard({ displayName: 'Nordlo 3-pers. sofa' }) })
    expect(html).toMatch(/<h1[^>]*>Nordlo <span class="[^"]+">3-pers\.<\/span> sofa<\/h1>/)
  })
})

describe('colours and sizes', () => {
  it('PDP-02 each colour has an address of its own; the shown one is marked', async () => {
    const tags = tagsOf(await pageOf(), 'sibling')
    expect(tags).toHaveLength(2)
    expect(tags[0]).toContain('aria-current="page"')
    expect(tags[1]).toContain('href="/sofaer/nordlo-3-sand"')
    expect(tags[1]).not.toContain('aria-current')
    expect(tagsOf(await pageOf({ siblingLinks: [] }), 'sibling')).toEqual([])
  })

  it('PDP-02 a size says its price where that differs, and that it is sold out, yet can be chosen', async () => {
    const html = await pageOf({
      options: [
        sampleOption('1', { isCurrent: true }),
        sampleOption('2', { price: samplePrice(999_900) }),
        sampleOption('3', { stockStatus: 'outOfStock', isBuyable: false }),
      ],
    })
    expect(textsOf(html, 'option')).toEqual(['Str. 1', 'Str. 2 9.999,-', 'Str. 3 Udsolgt'])
    const [first, , third] = tagsOf(html, 'option')
    expect(first).toContain('aria-current="page"')
    expect(third).toContain('href="/sofaer/nordlo-3-green?sku=3"')
    expect(tagsOf(await pageOf({ options: [sampleOption('1')] }), 'option')).toEqual([])
  })
})

describe('the quantity', () => {
  const inGroups = (soldInGroupsOf: number) =>
    pageOf({ product: sampleCard({ variants: [sampleVariant({ soldInGroupsOf })] }) })

  it('PDP-03 is chosen in groups up to ten of them, the last with a plus, and sent by the form', async () => {
    const html = await inGroups(2)
    const select = /<select[^>]*data-part="quantity-select"[^>]*>(.*?)<\/select>/s.exec(html)
    const offered = [...(select?.[1] ?? '').matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text)
    expect(offered).toEqual(['2', '4', '6', '8', '10', '12', '14', '16', '18', '20+'])
    expect(select?.[0]).toContain('name="quantity"')
    expect(select?.[0]).toContain('form="buy-form"')
    expect(html).toContain('id="buy-form"')
  })

  it('PDP-03 of a set is told with its sum', async () => {
    expect(textsOf(await inGroups(2), 'quantity-sum')).toEqual(['1 sæt, 2 stk.: 17.998,00 kr.'])
    expect(textsOf(await inGroups(1), 'quantity-sum')).toEqual([])
  })
})

describe('price and haste', () => {
  const withFactor = (stressFactor: StressFactor, more: Partial<ProductModel> = {}) =>
    pageOf({ product: sampleCard({ variants: [sampleVariant({ stressFactor })] }), ...more })
  const ENDS = { type: 'DiscountPeriodEnds', discountPeriodEndsDate: '2026-11-22T22:59:00Z' } as const

  it('PDP-04 shows the price with its reference, and the saving counted from it', async () => {
    const reduced = samplePrice(699_900, { lowestPrevious: amount(899_900), viewData: { showRedPrice: true } })
    const html = await pageOf({ product: sampleCard({ price: reduced, lowest30DaysPrice: amount(899_900) }) })
    expect(textsOf(html, 'reference-price')[0]).toBe('Laveste pris 30 dage før: 8.999,-')
    expect(textsOf(html, 'price-saved')).toContain('Du sparer 2.000,-')
  })

  it('CARD-08 a countdown comes as the day and hour of its end, the same for every reader of a kept page', async () => {
    expect(textsOf(await withFactor(ENDS), 'stress')).toEqual(['Prisen slutter søndag 22. november kl. 23.59'])
    const stockOut = { type: 'EstimatedStockOut', estimatedStockOutDate: '2026-11-18T10:00:00Z' } as const
    expect(textsOf(await withFactor(stockOut), 'stress')).toEqual(['Forventes udsolgt onsdag 18. november'])
  })

  it('CARD-08 says what sells fast and what is nearly gone, and nothing when the template is off', async () => {
    expect(textsOf(await withFactor({ type: 'SellingFast' }), 'stress')).toEqual(['Bliver solgt hurtigt lige nu'])
    expect(textsOf(await withFactor({ type: 'RiskStockOut' }), 'stress')).toEqual(['Der er kun få tilbage'])
    expect(textsOf(await withFactor({ type: 'SellingFast' }, { showStressFactor: false }), 'stress')).toEqual([])
    expect(textsOf(await pageOf(), 'stress')).toEqual([])
  })

  it('PDP-04 the end of an automated reduction is told, once', async () => {
    const automatedDiscountPriceCountdown = '2026-11-22T22:59:00Z'
    const end = 'Prisen slutter søndag 22. november kl. 23.59'
    expect(textsOf(await pageOf({ automatedDiscountPriceCountdown }), 'stress')).toEqual([end])
    expect(textsOf(await withFactor(ENDS, { automatedDiscountPriceCountdown }), 'stress')).toEqual([end])
  })
})

describe('buying', () => {
  it('CARD-11 PDP-05 what is sold out can not be put in the cart, and says so', async () => {
    const variants = [sampleVariant({ isBuyable: false, stockStatus: 'outOfStock' })]
    const html = await pageOf({ product: sampleCard({ variants }), delivery: { tier: 'parcel', price: amount(0) } })
    expect(/<form[^>]*id="buy-form".*?<\/form>/s.exec(html)?.[0]).toMatch(/<button[^>]*disabled=""/)
    expect(textsOf(html, 'product-stock')).toEqual(['Udsolgt'])
    expect(textsOf(html, 'fact')[0]).toBe('Kan ikke leveres lige nu')
    expect(tagsOf(html, 'sold-out-help')).toHaveLength(1)
  })

  it('PDP-05 what is ordered back says how many weeks it takes', async () => {
    const variants = [sampleVariant({ stockStatus: 'orderable', backOrderDays: 38 })]
    expect(textsOf(await pageOf({ product: sampleCard({ variants }) }), 'product-stock')).toEqual([
      'Bestillingsvare, 6 uger',
    ])
  })

  it('PDP-09 without scripts the form names what is bought', async () => {
    const form = /<form[^>]*id="buy-form".*?<\/form>/s.exec(await pageOf())?.[0] ?? ''
    expect(form).toContain('action="/cart/add"')
    expect(form).toContain('name="sku" value="NORDLO-3-GREEN"')
  })

  it('PDP-08 related rows are shown where there is something in them', async () => {
    const other = (key: string) => sampleCard({ productKey: key, displayName: key })
    const html = await pageOf({
      seriesProducts: [other('lænestol')],
      accessories: ['a', 'b', 'c', 'd'].map(other),
      similar: [other('anden')],
    })
    expect(html).toContain('Mere fra Nordlo')
    expect(html).toContain('href="/serie/nordlo"')
    expect(html).toContain('Lignende varer')
    const box = /data-part="accessories".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(textsOf(box, 'card-name')).toEqual(['a', 'b', 'c'])
    expect(tagsOf(await pageOf(), 'related')).toEqual([])
  })
})

describe('what editors wrote for products', () => {
  const text = (id: string): Block => ({
    id,
    componentName: 'Editorial',
    props: { html: `<p>${id}</p>`, level: '2', align: 'left', theme: 'none' },
  })
  const order = (html: string, ...marks: readonly string[]) => marks.map((mark) => html.indexOf(mark))

  it('BLOCK-33 stands before the story and after the facts, and leaves no trace where there is none', async () => {
    const html = await pageOf({ aboveDetails: [text('over')], belowDetails: [text('under'), text('nederst')] })
    const places = order(
      html,
      'data-part="buy-column"',
      '<p>over</p>',
      'id="product-story"',
      '<p>under</p>',
      '<p>nederst</p>',
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(html.indexOf('id="reviews"')).toBeGreaterThan(places.at(-1) ?? 0)
    expect(tagsOf(html, 'product-blocks')).toHaveLength(2)
    expect(tagsOf(await pageOf(), 'product-blocks')).toEqual([])
  })

  it('BLOCK-34 a block that throws takes only itself', async () => {
    const broken = { ...text('b'), componentName: 'ProductList', props: {} } as unknown as Block
    const { html, errors } = await renderPage(
      productPage(sampleProduct({ aboveDetails: [broken, text('over')], belowDetails: [text('under')] })),
    )
    expect(errors).toHaveLength(1)
    for (const word of ['over', 'under']) expect(html).toContain(`<p>${word}</p>`)
    expect(html).toContain('data-part="buy-box"')
  })
})
