import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { StressFactor } from '@firkant/domain/stock/stress-factor.ts'
import { attributesOf, readMarkup, shownIn, standInOrder, textOf } from '@firkant/ui/test/shown.ts'
import { productPage, renderPage, showPage } from '../../../test/render-page.ts'
import { amount, sampleCard, samplePrice, sampleVariant } from '../../../test/sample-card.ts'
import { sampleOption, samplePicture, sampleProduct } from '../../../test/sample-product.ts'

const pageOf = (more: Partial<ProductModel> = {}, market: MarketKey = 'DK') =>
  showPage(productPage(sampleProduct(more)), { market })

describe('the gallery', () => {
  it('PDP-01 shows every picture as a link to its large file, the first with priority, and a thumbnail of each', async () => {
    const shown = await pageOf()
    expect(shown.parts('gallery-zoom')).toHaveLength(2)
    for (const zoom of shown.parts('gallery-zoom'))
      expect(zoom.getAttribute('href')).toMatch(/^\/images\/products\/.*w=2400$/)
    expect(shown.parts('gallery-thumb')[1]?.getAttribute('aria-label')).toBe('Billede 2 af 2')
    expect(shown.texts('gallery-count')).toEqual(['1 / 2'])
    expect(shown.root.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  })

  it('PDP-01 only the large picture is told its width: the browser measures those that it loads later', async () => {
    const shown = await pageOf()
    const [large, small] = shown.parts('gallery-zoom').map((zoom) => zoom.querySelector('img')?.getAttribute('sizes'))
    expect(large).toMatch(/^\(width/)
    expect(small).toMatch(/^auto, \(width/)
  })

  it('PDP-01 one picture needs no thumbnails, and none leaves its place free', async () => {
    const one = await pageOf({ product: sampleCard({ images: [samplePicture(1)] }) })
    expect(one.parts('gallery-thumb')).toEqual([])
    expect(one.texts('gallery-count')).toEqual([])
    const none = await pageOf({ product: sampleCard({ images: [] }) })
    expect(none.part('gallery').dataset.count).toBe('0')
    expect(none.parts('gallery-zoom')).toEqual([])
  })
})

describe('the name', () => {
  it('is not torn at the hyphen after a number', async () => {
    const shown = await pageOf({ product: sampleCard({ displayName: 'Nordlo 3-pers. sofa' }) })
    const name = shown.getByText(/^Nordlo .*sofa$/, { selector: 'h1' })
    expect(name.textContent).toBe('Nordlo 3-pers. sofa')
    const [unbroken, ...others] = name.children
    expect([textOf(unbroken), others.length]).toEqual(['3-pers.', 0])
    expect(unbroken?.className).toMatch(/./)
  })
})

describe('colours and sizes', () => {
  it('PDP-02 each colour has an address of its own; the shown one is marked', async () => {
    const [own, other, ...others] = (await pageOf()).parts('sibling')
    expect(others).toEqual([])
    expect(own?.getAttribute('aria-current')).toBe('page')
    expect(attributesOf(other, ['href', 'aria-current'])).toEqual(['/sofaer/nordlo-3-sand', null])
    expect((await pageOf({ siblingLinks: [] })).parts('sibling')).toEqual([])
  })

  it('PDP-02 a size says its price where that differs, and that it is sold out, yet can be chosen', async () => {
    const shown = await pageOf({
      options: [
        sampleOption('1', { isCurrent: true }),
        sampleOption('2', { price: samplePrice(999_900) }),
        sampleOption('3', { stockStatus: 'outOfStock', isBuyable: false }),
      ],
    })
    expect(shown.texts('option')).toEqual(['Str. 1', 'Str. 2 9.999,-', 'Str. 3 Udsolgt'])
    const [first, , third] = shown.parts('option')
    expect(first?.getAttribute('aria-current')).toBe('page')
    expect(third?.getAttribute('href')).toBe('/sofaer/nordlo-3-green?sku=3')
    expect((await pageOf({ options: [sampleOption('1')] })).parts('option')).toEqual([])
  })
})

describe('the quantity', () => {
  const inGroups = (soldInGroupsOf: number) =>
    pageOf({ product: sampleCard({ variants: [sampleVariant({ soldInGroupsOf })] }) })

  it('PDP-03 is chosen in groups up to ten of them, the last with a plus, and sent by the form', async () => {
    const shown = await inGroups(2)
    const select = shown.part('quantity-select')
    const offered = [...select.querySelectorAll(':scope > option')].map(textOf)
    expect(offered).toEqual(['2', '4', '6', '8', '10', '12', '14', '16', '18', '20+'])
    expect([select.tagName, ...attributesOf(select, ['name', 'form'])]).toEqual(['SELECT', 'quantity', 'buy-form'])
    expect(shown.root.querySelector('form#buy-form')).not.toBeNull()
  })

  it('PDP-03 of a set is told with its sum', async () => {
    expect((await inGroups(2)).texts('quantity-sum')).toEqual(['1 sæt, 2 stk.: 17.998,00 kr.'])
    expect((await inGroups(1)).texts('quantity-sum')).toEqual([])
  })
})

describe('price and haste', () => {
  const withFactor = (stressFactor: StressFactor, more: Partial<ProductModel> = {}) =>
    pageOf({ product: sampleCard({ variants: [sampleVariant({ stressFactor })] }), ...more })
  const ENDS = { type: 'DiscountPeriodEnds', discountPeriodEndsDate: '2026-11-22T22:59:00Z' } as const

  it('PDP-04 shows the price with its reference, and the saving counted from it', async () => {
    const reduced = samplePrice(699_900, { lowestPrevious: amount(899_900), viewData: { showRedPrice: true } })
    const shown = await pageOf({ product: sampleCard({ price: reduced, lowest30DaysPrice: amount(899_900) }) })
    expect(shown.texts('reference-price')[0]).toBe('Laveste pris 30 dage før: 8.999,-')
    expect(shown.texts('price-saved')).toContain('Du sparer 2.000,-')
  })

  it('CARD-08 a countdown comes as the day and hour of its end, the same for every reader of a kept page', async () => {
    expect((await withFactor(ENDS)).texts('stress')).toEqual(['Prisen slutter søndag 22. november kl. 23.59'])
    const stockOut = { type: 'EstimatedStockOut', estimatedStockOutDate: '2026-11-18T10:00:00Z' } as const
    expect((await withFactor(stockOut)).texts('stress')).toEqual(['Forventes udsolgt onsdag 18. november'])
  })

  it('CARD-08 says what sells fast and what is nearly gone, and nothing when the template is off', async () => {
    expect((await withFactor({ type: 'SellingFast' })).texts('stress')).toEqual(['Bliver solgt hurtigt lige nu'])
    expect((await withFactor({ type: 'RiskStockOut' })).texts('stress')).toEqual(['Der er kun få tilbage'])
    expect((await withFactor({ type: 'SellingFast' }, { showStressFactor: false })).texts('stress')).toEqual([])
    expect((await pageOf()).texts('stress')).toEqual([])
  })

  it('PDP-04 the end of an automated reduction is told, once', async () => {
    const automatedDiscountPriceCountdown = '2026-11-22T22:59:00Z'
    const end = 'Prisen slutter søndag 22. november kl. 23.59'
    expect((await pageOf({ automatedDiscountPriceCountdown })).texts('stress')).toEqual([end])
    expect((await withFactor(ENDS, { automatedDiscountPriceCountdown })).texts('stress')).toEqual([end])
  })
})

describe('buying', () => {
  it('CARD-11 PDP-05 what is sold out can not be put in the cart, and says so', async () => {
    const variants = [sampleVariant({ isBuyable: false, stockStatus: 'outOfStock' })]
    const shown = await pageOf({
      product: sampleCard({ variants }),
      delivery: { tier: 'parcel', service: 'door', price: amount(0) },
    })
    expect(shown.root.querySelector('form#buy-form')).toBeNull()
    const form = shown.part('stock-alert-form')
    expect(form.getAttribute('action')).toBe('/stock-alerts/add')
    expect(form.querySelector<HTMLInputElement>('input[name=sku]')?.value).toBe('NORDLO-3-GREEN')
    shownIn(form).getByRole('button', { name: 'Giv mig besked' })
    expect(shown.part('stock-alert').id).toBe('stock-alert')
    expect(shown.texts('product-stock')).toEqual(['Udsolgt'])
    expect(shown.texts('fact')[0]).toBe('Kan ikke leveres lige nu')
  })

  it('LAW-03 what is sold out hurries nobody', async () => {
    const stressFactor = { type: 'SellingFast' } as const
    const variants = [sampleVariant({ isBuyable: false, stockStatus: 'outOfStock', stressFactor })]
    const automatedDiscountPriceCountdown = '2026-11-22T22:59:00Z'
    const shown = await pageOf({ product: sampleCard({ variants }), automatedDiscountPriceCountdown })
    expect(shown.parts('stress')).toEqual([])
  })

  it('PDP-05 what is ordered back says how many weeks it takes', async () => {
    const variants = [sampleVariant({ stockStatus: 'orderable', backOrderDays: 38 })]
    expect((await pageOf({ product: sampleCard({ variants }) })).texts('product-stock')).toEqual([
      'Bestillingsvare, 6 uger',
    ])
  })

  it('PDP-09 without scripts the form names what is bought', async () => {
    const form = shownIn((await pageOf()).root, 'form#buy-form').root
    expect(form.getAttribute('action')).toBe('/cart/add')
    expect(form.querySelector<HTMLInputElement>('input[name=sku]')?.value).toBe('NORDLO-3-GREEN')
  })

  it('PDP-08 related rows are shown where there is something in them', async () => {
    const other = (key: string) => sampleCard({ productKey: key, displayName: key })
    const shown = await pageOf({
      seriesProducts: [other('lænestol')],
      accessories: ['a', 'b', 'c', 'd'].map(other),
      similar: [other('anden')],
    })
    expect(textOf(shown.root.querySelector('[data-related=series]'))).toContain('Mere fra Nordlo')
    expect(shown.root.querySelector('[data-related=series] a[href="/serie/nordlo"]')).not.toBeNull()
    expect(textOf(shown.root.querySelector('[data-related=similar]'))).toContain('Lignende varer')
    expect(shownIn(shown.part('accessories')).texts('card-name')).toEqual(['a', 'b', 'c'])
    expect((await pageOf()).parts('related')).toEqual([])
  })
})

describe('what editors wrote for products', () => {
  const text = (id: string): Block => ({
    id,
    componentName: 'Editorial',
    props: { html: `<p>${id}</p>`, level: '2', align: 'left', theme: 'none' },
  })

  it('BLOCK-33 stands before the story and after the facts, and leaves no trace where there is none', async () => {
    const shown = await pageOf({ aboveDetails: [text('over')], belowDetails: [text('under'), text('nederst')] })
    const places = [
      shown.part('buy-column'),
      shown.getByText('over', { selector: 'p' }),
      shown.root.querySelector('#product-story'),
      shown.getByText('under', { selector: 'p' }),
      shown.getByText('nederst', { selector: 'p' }),
      shown.root.querySelector('#reviews'),
    ]
    expect(standInOrder(places)).toBe(true)
    expect(shown.parts('product-blocks')).toHaveLength(2)
    expect((await pageOf()).parts('product-blocks')).toEqual([])
  })

  it('BLOCK-34 a block that throws takes only itself', async () => {
    const broken = { ...text('b'), componentName: 'ProductList', props: {} } as unknown as Block
    const { html, errors } = await renderPage(
      productPage(sampleProduct({ aboveDetails: [broken, text('over')], belowDetails: [text('under')] })),
    )
    expect(errors).toHaveLength(1)
    const shown = readMarkup(html)
    for (const word of ['over', 'under']) shown.getByText(word, { selector: 'p' })
    shown.part('buy-box')
  })
})
