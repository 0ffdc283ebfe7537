import { describe, expect, it } from 'vitest'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ProductModel, StoreStock } from '@firkant/domain/page/models/product-model.ts'
import { attributesOf, shownIn, spacedTextOf, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { productPage, showPage } from '../../../../test/render-page.ts'
import { amount, sampleCard } from '../../../../test/sample-card.ts'
import {
  sampleChoice,
  samplePackage,
  sampleProduct,
  sampleReview,
  sampleReviews,
} from '../../../../test/sample-product.ts'

const pageOf = (more: Partial<ProductModel> = {}, market: MarketKey = 'DK') =>
  showPage(productPage(sampleProduct(more)), { market })

const factOf = ({ root }: Shown, fact: string) => spacedTextOf(root.querySelector(`[data-fact=${fact}]`))

describe('delivery and shops', () => {
  it.each<[MarketKey, string]>([
    ['DK', 'Hos dig senest torsdag 26. november Båret ind af to mand, 599,- Angiv postnummer'],
    ['NO', 'Hos deg senest torsdag 26. november Båret inn av to personer, 599,- Oppgi postnummer'],
    ['SE', 'Hemma hos dig senast torsdag 26 november Inburen av två personer, 599:- Ange postnummer'],
  ])(
    'PDP-05 the promise names the day, the way and the price in %s, and asks for the postcode',
    async (market, promise) => {
      expect(factOf(await pageOf({}, market), 'delivery')).toBe(promise)
    },
  )

  it('PDP-05 what is free says so, and from where on it is', async () => {
    const deliveryOf = async (delivery: ProductModel['delivery']) => factOf(await pageOf({ delivery }), 'delivery')
    const free = { tier: 'parcel', service: 'door', price: amount(0), arrivesOn: '2026-11-18' } as const
    expect(await deliveryOf(free)).toContain('Sendes som pakke, gratis')
    const nearly = {
      tier: 'letter',
      service: 'letterBox',
      price: amount(2_900),
      freeFrom: amount(49_900),
      arrivesOn: '2026-11-18',
    } as const
    expect(await deliveryOf(nearly)).toContain('Sendes som brev, 29,-. Gratis over 499,-')
  })

  it('PDP-05 the shops that have it are counted; few pieces are told by number', async () => {
    const store = (city: string, status: StoreStock['status'], available?: number): StoreStock => ({
      storeKey: city,
      url: `/butikker/${city}`,
      name: `${city} C`,
      city,
      status,
      available,
    })
    const shown = await pageOf({
      storeStock: [store('Aarhus', 'lowStock', 2), store('Odense', 'inStock'), store('Aalborg', 'outOfStock')],
    })
    expect(factOf(shown, 'stores')).toContain('På lager i 2 butikker')
    expect(factOf(shown, 'stores')).toContain('Aarhus: 2 stk.')
    const list = shownIn(shown.part('store-list'))
    expect(list.parts('stock').map((stock) => [textOf(stock), stock.dataset.dot, stock.dataset.gone])).toEqual([
      ['2 stk.', 'yellow', undefined],
      ['På lager', 'green', undefined],
      ['Udsolgt', 'yellow', ''],
    ])
    expect(list.getByText('Odense C', { selector: 'a' }).getAttribute('href')).toBe('/butikker/Odense')
    const none = await pageOf({ storeStock: [store('Aalborg', 'outOfStock')] })
    expect(factOf(none, 'stores')).toContain('Ikke på lager i butikkerne')
  })

  it('PDP-05 the price guarantee is a link to its page', async () => {
    const priceGuarantee = { heading: 'Prisgaranti', html: '<p>Vi matcher.</p>', url: '/prisgaranti' }
    const link = (await pageOf({ priceGuarantee })).getByText(/^Læs mere/, { selector: 'a[href="/prisgaranti"]' })
    expect(link.closest('[data-fact=price-guarantee]')).not.toBeNull()
  })
})

describe('what one reads before buying', () => {
  it('PDP-06 has words, points, measurements with units, material, care, assembly, files and who is responsible', async () => {
    const shown = await pageOf()
    expect(shown.texts('story-points')).toEqual(['Vaskbart betræk'])
    for (const [name, value] of [
      ['Bredde', '232 cm'],
      ['Vægt', '61,5 kg'],
      ['Materiale', 'Vævet stof'],
      ['Varenummer', 'NORDLO-3-GREEN'],
    ] as const)
      expect(textOf(shown.getByText(name, { selector: 'dt' }).nextElementSibling), name).toBe(value)
    expect(textOf(shown.root)).toContain('Støvsug den blødt.')
    expect(textOf(shown.root)).toContain('Skru benene på.')
    expect(shown.texts('document')).toEqual(['SamlevejledningNordlo, samlingPDF, 84 kB (åbner i en ny fane)'])
    expect(shown.parts('measure-sketch')).toHaveLength(1)
  })

  it('LAW-08 who made it, who answers in the EU, what it is and what to beware of stand open', async () => {
    const { safety } = sampleProduct()
    const responsible = { name: 'Ansvar ApS', lines: ['Torvet 1', '0000 By', 'Danmark'], email: 'a@a.example', url: '' }
    const shown = await pageOf({ safety: { ...safety, responsible } })
    const section = shown.root.querySelector('[data-section=safety]')
    expect(attributesOf(section, ['open'])).toEqual([''])
    expect(shown.texts('safety-contact')).toEqual([
      'ProducentVærksted A/SHavnevej 18000 AarhusDanmarksikkerhed@vaerksted.examplevaerksted.example',
      'Ansvarlig i EUAnsvar ApSTorvet 10000 ByDanmarka@a.example',
    ])
    expect(textOf(section)).toContain('Sid ikke på armlænet.')
    expect(textOf(shown.part('safety-identity'))).toContain('NORDLO-3')
  })

  it('PDP-06 the measures are drawn on the straight view, where there is one, and stand in the list, too', async () => {
    const image = { url: '/images/products/nordlo-3-green-4.webp', alt: 'Lige forfra', width: 1200, height: 1200 }
    const shown = await pageOf({ measured: { across: 'width', box: { x: 15, y: 31.9, w: 76, h: 32.3 }, image } })
    expect(shown.parts('measure-sketch')).toHaveLength(0)
    expect(shown.parts('measure-drawing').map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual(['true'])
    expect(shown.texts('drawing-across')).toEqual(['232 cm'])
    expect(textOf(shown.getByText('Bredde', { selector: 'dt' }).nextElementSibling)).toBe('232 cm')
  })

  it('PDP-06 each part of the accordion can be linked to; measurements and safety stand open', async () => {
    const shown = await pageOf()
    expect(shown.parts('accordion-item').map((item) => [item.dataset.section, item.hasAttribute('open')])).toEqual([
      ['measurements', true],
      ['materials', false],
      ['delivery', false],
      ['documents', false],
      ['safety', true],
    ])
    expect(shown.root.querySelector('#documents')).not.toBeNull()
  })

  it('LAW-15 beside the stars stands how reviews are known to be from buyers; without stars nothing', async () => {
    const reviewOrigin = 'Vi har fundet købet i vores ordrer.'
    expect((await pageOf({ reviewOrigin })).texts('reviews-origin')).toEqual([reviewOrigin])
    const none = await pageOf({ reviewOrigin, reviews: { count: 0, distribution: [], items: [] } })
    expect(none.parts('reviews-origin')).toHaveLength(0)
  })

  it('PDP-06 reviews have an average, a spread in words, and say when they are in another language', async () => {
    const items = [sampleReview(), sampleReview({ id: 'r2', language: 'sv', title: 'Skön', isVerified: false })]
    const shown = await pageOf({ reviews: sampleReviews({ items }) })
    expect(shown.texts('reviews-average')).toEqual(['4,7'])
    for (const row of [
      '5 af 5 stjerner: 6 anmeldelser',
      '4 af 5 stjerner: 1 anmeldelse',
      '2 af 5 stjerner: ingen anmeldelser',
    ])
      shown.getByText(row)
    expect(shown.parts('review')[1]?.getAttribute('lang')).toBe('sv')
    expect(shown.texts('review-language')).toEqual(['Skrevet på svensk'])
    expect(shown.texts('review-verified')).toEqual(['Bekræftet køb'])
    shown.getByText('Vis flere anmeldelser')
  })

  it('PDP-06 a product that nobody has reviewed says so', async () => {
    const shown = await pageOf({ reviews: { count: 0, distribution: [], items: [] } })
    expect(shown.texts('reviews-none')).toEqual(['Der er ingen anmeldelser endnu.'])
    expect(shown.parts('product-rating')).toEqual([])
    expect(shown.queryByText('Vis flere anmeldelser')).toBeNull()
  })
})

describe('a package', () => {
  const choices = [
    sampleChoice('eg'),
    sampleChoice('læder', { difference: amount(80_000), available: 3 }),
    sampleChoice('filt', { difference: amount(-40_000), available: 0 }),
  ]

  it('PDP-07 offers the choices of each part with their difference and stock, in fields of the form', async () => {
    const shown = await pageOf({ package: samplePackage(choices) })
    expect(shown.texts('package-difference')).toEqual(['Med i prisen', '+ 800,-', '− 400,-'])
    const radios = shown.root.querySelectorAll('input[type=radio]')
    expect(radios).toHaveLength(3)
    expect(attributesOf(radios[0], ['name', 'form', 'checked'])).toEqual(['part.chair', 'buy-form', ''])
    expect(shown.parts('package-choice')[2]?.dataset.soldOut).toBeDefined()
    expect(shown.root.querySelector<HTMLInputElement>('input[name=packageKey]')?.value).toBe('spisegruppe')
  })

  it('PDP-07 tells what the parts cost one by one only where that is more', async () => {
    const pack = samplePackage(choices)
    expect((await pageOf({ package: pack })).texts('package-separate')).toEqual(['Købt hver for sig: 12.000,-'])
    const dear = { ...pack, separatePrice: amount(899_900) }
    expect((await pageOf({ package: dear })).texts('package-separate')).toEqual([])
  })

  it('PDP-07 can not be bought while its first choice is sold out, and says which', async () => {
    const shown = await pageOf({ package: samplePackage(choices.toReversed()), product: sampleCard() })
    expect(shown.texts('package-problem')).toEqual(['Udsolgt lige nu: Stole. Vælg en anden for at købe pakken.'])
    const buy = shownIn(shown.root, 'form#buy-form').getByRole<HTMLButtonElement>('button', { name: 'Udsolgt' })
    expect(buy.disabled).toBe(true)
  })
})
