import { describe, expect, it } from 'vitest'
import type { CardLabel, PriceBadge, ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { renderBlocks } from '../../../test/render-page.ts'
import { amount, sampleCard, samplePrice, sampleSibling, sampleVariant } from '../../../test/sample-card.ts'

const SETTINGS: SettingsModel = {
  blackFridayTheme: false,
  enableMyPagesButton: true,
  useNewBadges: false,
  enableConfettiOnFirstLoad: false,
  currentConfettiId: '',
  confettiColors: [],
}

interface Options {
  readonly market?: MarketKey
  readonly settings?: Partial<SettingsModel>
  readonly isWide?: boolean
  readonly useNewBadges?: boolean
}

/** The card as the server sends it. */
async function cardOf(product: ProductCard, { market = 'DK', settings, isWide, useNewBadges }: Options = {}) {
  const list = { layout: 'grid', theme: 'none', products: [product] } as const
  const block = isWide
    ? ({ id: 'a', componentName: 'ProductBlock', props: { layout: 'left', theme: 'none', product } } as const)
    : ({ id: 'a', componentName: 'ProductList', props: list } as const)
  const data = { ...SETTINGS, ...settings }
  const dynamicData = [{ type: 'settings', cacheKey: 'settings', loadFailed: false, data }]
  const { html, errors } = await renderBlocks([block], { market, dynamicData, useNewBadges })
  expect(errors).toEqual([])
  const bare = html.replaceAll(/ (?:class|data-size)="[^"]*"/g, '')
  return /<article.*?<\/article>/s.exec(bare)?.[0] ?? expect.unreachable('there is no card')
}

const partsOf = (html: string, part: string) =>
  [...html.matchAll(new RegExp(`<(\\w+)[^>]*data-part="${part}"[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').trim(),
  )

describe('a card', () => {
  it('CARD-01 shows pictures, rating with count, name, subtitle, price, labels, stock, cart and wish list', async () => {
    const picture = { url: '/images/products/a-1.webp?v=0a1b2c3d', alt: 'Sofa', width: 1200, height: 1200 }
    const html = await cardOf(
      sampleCard({
        images: [picture, { ...picture, url: '/images/products/a-2.webp?v=0a1b2c3d' }],
        rating: 4.7,
        ratingCount: 128,
        labels: [{ text: 'Kun online', description: 'Kan kun købes her', labelType: 'service' }],
      }),
    )
    expect(html.match(/<img /g)).toHaveLength(2)
    expect(html).toContain('4,7 af 5 stjerner, 128 anmeldelser')
    expect(partsOf(html, 'card-name')).toEqual(['Nordlo 3-pers. sofa'])
    expect(partsOf(html, 'card-subtitle')).toEqual(['Vævet stof i støvet grøn'])
    expect(partsOf(html, 'price')).toEqual(['8.999,-'])
    expect(partsOf(html, 'card-label')).toEqual(['Kun online'])
    expect(partsOf(html, 'stock')).toEqual(['På lager'])
    expect(html).toContain('data-part="wishlist-toggle"')
    expect(html).toContain('data-part="add-to-cart-icon"')
    expect(html).toContain('data-family="sofa"')
  })

  it('CARD-01 says one review in the singular', async () => {
    expect(await cardOf(sampleCard({ rating: 5, ratingCount: 1 }))).toContain('5,0 af 5 stjerner, 1 anmeldelse<')
  })

  it.each([
    ['inStock', 'green', 'På lager'],
    ['lowStock', 'yellow', 'Få på lager'],
    ['outOfStock', 'yellow', 'Udsolgt'],
    ['orderable', 'grey', 'Bestillingsvare, 4 uger'],
  ] as const)('CARD-03 %s has a %s dot and says %s', async (stockStatus, dot, text) => {
    const variant = sampleVariant({ stockStatus, ...(stockStatus === 'orderable' && { backOrderDays: 28 }) })
    const html = await cardOf(sampleCard({ variants: [variant] }))
    expect(partsOf(html, 'stock')).toEqual([text])
    expect(html).toContain(`data-dot="${dot}"`)
  })

  it('CARD-11 can not be put into the cart when it is not buyable', async () => {
    const button = (html: string) => /<button[^>]*data-part="add-to-cart-icon"[^>]*>/.exec(html)?.[0] ?? ''
    expect(button(await cardOf(sampleCard()))).not.toMatch(/\sdisabled=/)
    const soldOut = sampleVariant({ isBuyable: false, stockStatus: 'outOfStock' })
    expect(button(await cardOf(sampleCard({ variants: [soldOut] })))).toMatch(/\sdisabled=/)
  })

  it('CARD-13 without a picture shows the placeholder', async () => {
    expect(await cardOf(sampleCard({ images: [] }))).toMatch(/<img src="data:image\/svg\+xml[^>]*data-state="failed"/)
  })
})

describe('the colours of a card', () => {
  const colours = ['green', 'sand', 'white', 'rust', 'blue'].map(sampleSibling)
  const inColours = (count: number) => sampleCard({ siblings: colours.slice(0, count), siblingsAmount: count })
  const links = (html: string) => [...html.matchAll(/<a href="([^"]*)" data-part="colour"/g)].map(([, url]) => url)

  it('CARD-02 without scripts they are links to the pages of at most three, then the number of the others', async () => {
    const html = await cardOf(inColours(5))
    expect(links(html)).toEqual(['/sofaer/nordlo-3-green', '/sofaer/nordlo-3-sand', '/sofaer/nordlo-3-white'])
    expect(html).not.toContain('role="radio"')
    expect(html).toMatch(/<a href="\/sofaer\/nordlo-3-green" data-part="colours-more"[^>]*>\+2<\/a>/)
    expect(html).toContain('aria-label="2 farver mere til Nordlo 3-pers. sofa"')
  })

  it('CARD-02 one colour is no choice', async () => {
    expect(await cardOf(inColours(1))).not.toContain('data-part="colours"')
    expect(await cardOf(inColours(3))).not.toContain('data-part="colours-more"')
  })

  it('CARD-02 a wide card knows both counts: for three dots, and for two where there is no room', async () => {
    const more = (html: string) => [...html.matchAll(/data-when="(\w+)"[^>]*>(\+\d)</g)].map(([, ...found]) => found)
    expect(more(await cardOf(inColours(5), { isWide: true }))).toEqual([
      ['roomy', '+2'],
      ['narrow', '+3'],
    ])
    expect(more(await cardOf(inColours(3), { isWide: true }))).toEqual([['narrow', '+1']])
  })
})

describe('the badges of a card', () => {
  const badge = (label: string, theme: PriceBadge['theme']): PriceBadge => ({ label, theme, attribute: theme })
  const label = (text: string, labelType: string): CardLabel => ({ text, description: '', labelType })
  const product = sampleCard({
    labels: [label('Nyhed', 'news'), label('Bestseller', 'quality')],
    variants: [
      sampleVariant({
        priceBadge: badge('Spar 22 %', 'save'),
        badges: [
          badge('−22 %', 'save'),
          badge('Klubpris', 'club'),
          badge('Nyhed', 'new'),
          badge('Bestseller', 'label'),
        ],
      }),
    ],
  })
  const badges = async (options?: Options) => partsOf(await cardOf(product, options), 'badge')

  it('CARD-04 are the price badge and news, two at most', async () => {
    expect(await badges()).toEqual(['Spar 22 %', 'Nyhed'])
    expect(partsOf(await cardOf(product), 'card-label')).toEqual(['Bestseller'])
  })

  it('CARD-04 are the new ones by the setting or by the address, and the address has the last word', async () => {
    expect(await badges({ settings: { useNewBadges: true } })).toEqual(['−22 %', 'Klubpris'])
    expect(await badges({ useNewBadges: true })).toEqual(['−22 %', 'Klubpris'])
    expect(await badges({ settings: { useNewBadges: true }, useNewBadges: false })).toEqual(['Spar 22 %', 'Nyhed'])
  })
})

describe('the price of a card', () => {
  const reduced = sampleCard({
    price: samplePrice(6_999_00, {
      lowestPrevious: amount(8_999_00),
      originalPrice: amount(9_999_00),
      viewData: { showRedPrice: true },
    }),
    lowest30DaysPrice: amount(8_999_00),
  })

  it('CARD-05 CARD-07 is red with its reference, and with the list price where that is higher still', async () => {
    const html = await cardOf(reduced)
    expect(html).toMatch(/data-part="price" data-reduced="true"/)
    expect(partsOf(html, 'reference-price')).toEqual(['Laveste pris 30 dage før: 8.999,-'])
    expect(partsOf(html, 'original-price')).toEqual(['Normalpris 9.999,-'])
    expect(partsOf(html, 'price-saved')).toEqual([])
  })

  it('CARD-07 LAW-02 a wide card says what one saves, counted from the reference', async () => {
    expect(partsOf(await cardOf(reduced, { isWide: true }), 'price-saved')).toEqual(['Du sparer 2.000,-'])
  })

  it.each<[MarketKey, string, string]>([
    ['DK', 'fra', 'pr. stk.'],
    ['NO', 'fra', 'per stk.'],
    ['SE', 'från', 'per st'],
  ])(
    'CARD-05 CARD-07 %s says "from" where sizes differ in price, and "per piece" of a set',
    async (market, from, unit) => {
      const html = await cardOf(
        sampleCard({ variantPriceDiffers: true, variants: [sampleVariant({ soldInGroupsOf: 4 })] }),
        { market },
      )
      expect(partsOf(html, 'price-from')).toEqual([from])
      expect(partsOf(html, 'price-unit')).toEqual([unit])
      expect(partsOf(html, 'price-sets')[0]).toContain('4')
      expect(html).toMatch(/<input type="hidden" name="quantity" value="4"/)
    },
  )

  it('CARD-05 without a reduction nothing is said beside the price', async () => {
    const html = await cardOf(sampleCard({ price: samplePrice(6_999_00, { originalPrice: amount(8_000_00) }) }))
    for (const part of ['reference-price', 'original-price', 'price-from', 'price-unit', 'price-sets'])
      expect(partsOf(html, part)).toEqual([])
  })

  it('CARD-07 what members pay stands beside it', async () => {
    const html = await cardOf(sampleCard({ priceLabel: { label: 'Klubpris', specialPrice: amount(5_999_00) } }))
    expect(partsOf(html, 'club-price')).toEqual(['Klubpris 5.999,-'])
  })
})
