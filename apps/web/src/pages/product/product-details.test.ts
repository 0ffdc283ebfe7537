import { describe, expect, it } from 'vitest'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { ProductModel, StoreStock } from '@firkant/domain/page/product-model.ts'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { productPage, renderPage } from '../../../test/render-page.ts'
import { amount, sampleCard } from '../../../test/sample-card.ts'
import {
  sampleChoice,
  samplePackage,
  sampleProduct,
  sampleReview,
  sampleReviews,
} from '../../../test/sample-product.ts'

async function pageOf(more: Partial<ProductModel> = {}, market: MarketKey = 'DK'): Promise<string> {
  const { html, errors } = await renderPage(productPage(sampleProduct(more)), { market })
  expect(errors).toEqual([])
  return html.replaceAll('<!-- -->', '')
}

describe('delivery and shops', () => {
  it.each<[MarketKey, string]>([
    ['DK', 'Hos dig senest torsdag 26. november Båret ind af to mand, 599,-'],
    ['NO', 'Hos deg senest torsdag 26. november Båret inn av to personer, 599,-'],
    ['SE', 'Hemma hos dig senast torsdag 26 november Inburen av två personer, 599:-'],
  ])('PDP-05 the promise names the day, the way and the price in %s', async (market, promise) => {
    const [fact = ''] = /data-fact="delivery">.*?<\/li>/s.exec(await pageOf({}, market)) ?? []
    expect(
      fact
        .replaceAll(/^[^>]*>|<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe(promise)
  })

  it('PDP-05 what is free says so, and from where on it is', async () => {
    const free = await pageOf({ delivery: { tier: 'parcel', price: amount(0), arrivesOn: '2026-11-18' } })
    expect(free).toContain('Sendes som pakke, gratis')
    const nearly = { tier: 'letter', price: amount(2_900), freeFrom: amount(49_900), arrivesOn: '2026-11-18' } as const
    expect(await pageOf({ delivery: nearly })).toContain('Sendes som brev, 29,-. Gratis over 499,-')
  })

  it('PDP-05 the shops that have it are counted; few pieces are told by number', async () => {
    const store = (city: string, status: StoreStock['status'], available: number): StoreStock => ({
      storeKey: city,
      url: `/butikker/${city}`,
      name: `${city} C`,
      city,
      status,
      available,
    })
    const html = await pageOf({
      storeStock: [store('Aarhus', 'lowStock', 2), store('Odense', 'inStock', 9), store('Aalborg', 'outOfStock', 0)],
    })
    expect(html).toContain('På lager i 2 butikker')
    expect(html).toContain('Aarhus: 2 stk.')
    const [list = ''] = /data-part="store-list">.*?<\/ul>/s.exec(html) ?? []
    expect(textsOf(list, 'stock')).toEqual(['2 stk.', 'På lager', 'Udsolgt'])
    expect(list.match(/data-dot="\w+"/g)).toEqual(['data-dot="yellow"', 'data-dot="green"', 'data-dot="grey"'])
    expect(list).toMatch(/<a href="\/butikker\/Odense"[^>]*>Odense C<\/a>/)
    expect(await pageOf({ storeStock: [store('Aalborg', 'outOfStock', 0)] })).toContain('Ikke på lager i butikkerne')
  })

  it('PDP-05 the price guarantee is a link to its page', async () => {
    const priceGuarantee = { heading: 'Prisgaranti', html: '<p>Vi matcher.</p>', url: '/prisgaranti' }
    expect(await pageOf({ priceGuarantee })).toMatch(/<a href="\/prisgaranti"[^>]*>Læs mere/)
  })
})

describe('what one reads before buying', () => {
  it('PDP-06 has words, points, measurements with units, material, care, assembly, files and who is responsible', async () => {
    const html = await pageOf()
    expect(textsOf(html, 'story-points')).toEqual(['Vaskbart betræk'])
    for (const [name, value] of [
      ['Bredde', '232 cm'],
      ['Vægt', '61,5 kg'],
      ['Materiale', 'Vævet stof'],
      ['Varenummer', 'NORDLO-3-GREEN'],
    ] as const)
      expect(html).toMatch(new RegExp(`>${name}</dt><dd[^>]*>${value}</dd>`))
    expect(html).toContain('Støvsug den blødt.')
    expect(html).toContain('Skru benene på.')
    expect(textsOf(html, 'document')).toEqual(['SamlevejledningNordlo, samlingPDF, 84 kB (åbner i en ny fane)'])
    expect(textsOf(html, 'supplier')[0]).toContain('Værksted A/SHavnevej 1, 8000 Aarhus')
    expect(tagsOf(html, 'measure-sketch')).toHaveLength(1)
  })

  it('PDP-06 each part of the accordion can be linked to; measurements stand open', async () => {
    const items = tagsOf(await pageOf(), 'accordion-item')
    expect(items.map((tag) => /data-section="(\w+)"/.exec(tag)?.[1])).toEqual([
      'measurements',
      'materials',
      'delivery',
      'documents',
    ])
    expect(items.filter((tag) => tag.includes('open=""'))).toHaveLength(1)
    expect(await pageOf()).toContain('id="documents"')
  })

  it('PDP-06 reviews have an average, a spread in words, and say when they are in another language', async () => {
    const items = [sampleReview(), sampleReview({ id: 'r2', language: 'sv', title: 'Skön', isVerified: false })]
    const html = await pageOf({ reviews: sampleReviews({ items }) })
    expect(textsOf(html, 'reviews-average')).toEqual(['4,7'])
    expect(html).toContain('5 af 5 stjerner: 6 anmeldelser')
    expect(html).toContain('4 af 5 stjerner: 1 anmeldelse')
    expect(html).toContain('2 af 5 stjerner: ingen anmeldelser')
    expect(tagsOf(html, 'review')[1]).toContain('lang="sv"')
    expect(textsOf(html, 'review-language')).toEqual(['Skrevet på svensk'])
    expect(textsOf(html, 'review-verified')).toEqual(['Bekræftet køb'])
    expect(html).toContain('Vis flere anmeldelser')
  })

  it('PDP-06 a product that nobody has reviewed says so', async () => {
    const html = await pageOf({ reviews: { count: 0, distribution: [], items: [] } })
    expect(textsOf(html, 'reviews-none')).toEqual(['Der er ingen anmeldelser endnu.'])
    expect(tagsOf(html, 'product-rating')).toEqual([])
    expect(html).not.toContain('Vis flere anmeldelser')
  })
})

describe('a package', () => {
  const choices = [
    sampleChoice('eg'),
    sampleChoice('læder', { difference: amount(80_000), available: 3 }),
    sampleChoice('filt', { difference: amount(-40_000), available: 0 }),
  ]

  it('PDP-07 offers the choices of each part with their difference and stock, in fields of the form', async () => {
    const html = await pageOf({ package: samplePackage(choices) })
    expect(textsOf(html, 'package-difference')).toEqual(['Med i prisen', '+ 800,-', '− 400,-'])
    const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    expect(radios).toHaveLength(3)
    expect(radios[0]).toContain('name="part.chair"')
    expect(radios[0]).toContain('form="buy-form"')
    expect(radios[0]).toContain('checked=""')
    expect(tagsOf(html, 'package-choice')[2]).toContain('data-sold-out')
    expect(html).toContain('name="packageKey" value="spisegruppe"')
  })

  it('PDP-07 tells what the parts cost one by one only where that is more', async () => {
    const pack = samplePackage(choices)
    expect(textsOf(await pageOf({ package: pack }), 'package-separate')).toEqual(['Købt hver for sig: 12.000,-'])
    const dear = { ...pack, separatePrice: amount(899_900) }
    expect(textsOf(await pageOf({ package: dear }), 'package-separate')).toEqual([])
  })

  it('PDP-07 can not be bought while its first choice is sold out, and says which', async () => {
    const html = await pageOf({ package: samplePackage(choices.toReversed()), product: sampleCard() })
    expect(textsOf(html, 'package-problem')).toEqual(['Udsolgt lige nu: Stole. Vælg en anden for at købe pakken.'])
    expect(/<form[^>]*id="buy-form".*?<\/form>/s.exec(html)?.[0]).toMatch(/<button[^>]*disabled=""/)
  })
})
