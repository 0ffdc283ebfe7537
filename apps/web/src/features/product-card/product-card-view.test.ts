import { describe, expect, it } from 'vitest'
import type { CardLabel, PriceBadge, ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { SettingsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { attributesOf, shownIn, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
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
  const data = { ...SETTINGS, ...settings }
  const dynamicData = [{ type: 'settings', cacheKey: 'settings', loadFailed: false, data }]
  const options = { market, dynamicData, useNewBadges }
  const { root } = isWide
    ? await showBlock('ProductBlock', { layout: 'left', theme: 'none', product }, options)
    : await showBlock('ProductList', { layout: 'grid', theme: 'none', products: [product] }, options)
  return shownIn(root, 'article')
}

describe('a card', () => {
  it('CARD-01 shows pictures, rating with count, name, subtitle, price, labels, stock, cart and wish list', async () => {
    const picture = { url: '/images/products/a-1.webp?v=0a1b2c3d', alt: 'Sofa', width: 1200, height: 1200 }
    const card = await cardOf(
      sampleCard({
        images: [picture, { ...picture, url: '/images/products/a-2.webp?v=0a1b2c3d' }],
        rating: 4.7,
        ratingCount: 128,
        labels: [{ text: 'Kun online', description: 'Kan kun købes her', labelType: 'service' }],
      }),
    )
    // The second picture is for whoever points at the card.
    expect(card.root.querySelectorAll('img')).toHaveLength(1)
    card.getByRole('img', { name: '4,7 af 5 stjerner, 128 anmeldelser' })
    expect(card.texts('card-name')).toEqual(['Nordlo 3-pers. sofa'])
    expect(card.texts('card-subtitle')).toEqual(['Vævet stof i støvet grøn'])
    expect(card.texts('price')).toEqual(['8.999,-'])
    expect(card.texts('card-label')).toEqual(['Kun online'])
    expect(card.texts('stock')).toEqual(['På lager'])
    // The heart needs a script, and comes with it.
    expect(card.parts('wishlist-toggle')).toEqual([])
    card.part('add-to-cart-icon')
    expect(card.root.dataset.family).toBe('sofa')
  })

  it('CARD-01 has its heart in the document where it may be seen first', async () => {
    expect((await cardOf(sampleCard(), { isWide: true })).parts('wishlist-toggle')).toHaveLength(1)
  })

  it('CARD-01 says one review in the singular', async () => {
    const card = await cardOf(sampleCard({ rating: 5, ratingCount: 1 }))
    expect(card.queryByRole('img', { name: '5,0 af 5 stjerner, 1 anmeldelse' })).not.toBeNull()
  })

  it.each([
    ['inStock', 'green', 'På lager'],
    ['lowStock', 'yellow', 'Få på lager'],
    ['outOfStock', 'yellow crossed out', 'Udsolgt'],
    ['orderable', 'grey', 'Bestillingsvare, 4 uger'],
  ] as const)('CARD-03 A11Y-01 %s has a %s dot and says %s', async (stockStatus, dot, text) => {
    const variant = sampleVariant({ stockStatus, ...(stockStatus === 'orderable' && { backOrderDays: 28 }) })
    const stock = (await cardOf(sampleCard({ variants: [variant] }))).part('stock')
    const { dot: colour = '', gone } = stock.dataset
    expect([textOf(stock), gone === undefined ? colour : `${colour} crossed out`]).toEqual([text, dot])
  })

  it('CARD-11 leads to a stock alert when it is not buyable', async () => {
    const button = (card: Shown) =>
      card.getByRole<HTMLButtonElement>('button', { name: 'Læg Nordlo 3-pers. sofa i kurven' })
    expect(button(await cardOf(sampleCard())).disabled).toBe(false)
    const soldOut = sampleVariant({ isBuyable: false, stockStatus: 'outOfStock' })
    const card = await cardOf(sampleCard({ variants: [soldOut] }))
    expect(card.queryAllByRole('button', { name: /i kurven/ })).toEqual([])
    const link = card.getByRole('link', { name: 'Giv mig besked, når Nordlo 3-pers. sofa er på lager' })
    expect(link.getAttribute('href')).toBe(`${sampleCard().url}#stock-alert`)
  })

  it('CARD-13 without a picture shows the placeholder', async () => {
    const picture = (await cardOf(sampleCard({ images: [] }))).root.querySelector('img[data-state=failed]')
    expect(picture?.getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
  })
})

describe('the colours of a card', () => {
  const colours = ['green', 'sand', 'white', 'rust', 'blue'].map(sampleSibling)
  const inColours = (count: number) => sampleCard({ siblings: colours.slice(0, count), siblingsAmount: count })

  it('CARD-02 without scripts they are links to the pages of at most three, then the number of the others', async () => {
    const card = await cardOf(inColours(5))
    expect(card.parts('colour').map((colour) => [colour.tagName, colour.getAttribute('href')])).toEqual([
      ['A', '/sofaer/nordlo-3-green'],
      ['A', '/sofaer/nordlo-3-sand'],
      ['A', '/sofaer/nordlo-3-white'],
    ])
    expect(card.queryAllByRole('radio')).toEqual([])
    const more = card.getByRole('link', { name: '2 farver mere til Nordlo 3-pers. sofa' })
    expect([more.getAttribute('href'), more.dataset.part]).toEqual(['/sofaer/nordlo-3-green', 'colours-more'])
    expect(textOf(more)).toBe('+2')
  })

  it('CARD-02 one colour is no choice', async () => {
    expect((await cardOf(inColours(1))).parts('colours')).toEqual([])
    expect((await cardOf(inColours(3))).parts('colours-more')).toEqual([])
  })

  it('CARD-02 a wide card knows both counts: for three dots, and for two where there is no room', async () => {
    const counts = async (count: number) => {
      const card = await cardOf(inColours(count), { isWide: true })
      return card.parts('colours-more').map((more) => [more.dataset.when, textOf(more)])
    }
    expect(await counts(5)).toEqual([
      ['roomy', '+2'],
      ['narrow', '+3'],
    ])
    expect(await counts(3)).toEqual([['narrow', '+1']])
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
  const badges = async (options?: Options) => (await cardOf(product, options)).texts('badge')

  it('CARD-04 are the price badge and news, two at most', async () => {
    expect(await badges()).toEqual(['Spar 22 %', 'Nyhed'])
    expect((await cardOf(product)).texts('card-label')).toEqual(['Bestseller'])
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
    const card = await cardOf(reduced)
    expect(card.part('price').dataset.reduced).toBe('true')
    expect(card.texts('reference-price')).toEqual(['Laveste pris 30 dage før: 8.999,-'])
    expect(card.texts('original-price')).toEqual(['Normalpris 9.999,-'])
    expect(card.texts('price-saved')).toEqual([])
  })

  it('CARD-07 LAW-02 a wide card says what one saves, counted from the reference', async () => {
    expect((await cardOf(reduced, { isWide: true })).texts('price-saved')).toEqual(['Du sparer 2.000,-'])
  })

  it.each<[MarketKey, string, string]>([
    ['DK', 'fra', 'pr. stk.'],
    ['NO', 'fra', 'per stk.'],
    ['SE', 'från', 'per st'],
  ])(
    'CARD-05 CARD-07 %s says "from" where sizes differ in price, and "per piece" of a set',
    async (market, from, unit) => {
      const card = await cardOf(
        sampleCard({ variantPriceDiffers: true, variants: [sampleVariant({ soldInGroupsOf: 4 })] }),
        { market },
      )
      expect(card.texts('price-from')).toEqual([from])
      expect(card.texts('price-unit')).toEqual([unit])
      expect(card.texts('price-sets')[0]).toContain('4')
      expect(attributesOf(card.root.querySelector('input[name=quantity]'), ['type', 'value'])).toEqual(['hidden', '4'])
    },
  )

  it('CARD-05 without a reduction nothing is said beside the price', async () => {
    const card = await cardOf(sampleCard({ price: samplePrice(6_999_00, { originalPrice: amount(8_000_00) }) }))
    for (const part of ['reference-price', 'original-price', 'price-from', 'price-unit', 'price-sets'])
      expect(card.parts(part)).toEqual([])
  })

  it('CARD-07 what members pay stands beside it', async () => {
    const card = await cardOf(sampleCard({ priceLabel: { label: 'Klubpris', specialPrice: amount(5_999_00) } }))
    expect(card.texts('club-price')).toEqual(['Klubpris 5.999,-'])
  })
})
