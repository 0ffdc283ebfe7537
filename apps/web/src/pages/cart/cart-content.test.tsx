import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import { attributesOf, readMarkup, textOf, type Shown } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { sampleCard } from '../../../test/sample-card.ts'
import { CartAccessories } from './cart-accessories.tsx'
import { CartContent } from './cart-content.tsx'
import { CartFoot } from './cart-foot.tsx'

const amount = (minor: number) => amountOf(minor, 25)

function item(id: string, viewData: Partial<CartItem['viewData']> = {}, more: Partial<CartItem> = {}): CartItem {
  return {
    id,
    sku: id,
    name: `Vare ${id}`,
    url: `/varer/${id}`,
    quantity: 2,
    price: { current: amount(500_00), regular: amount(500_00), viewData: { showRedPrice: false } },
    linePrice: amount(1000_00),
    viewData: {
      stockStatus: 'inStock',
      isGift: false,
      isManualWebOrderLine: false,
      soldInGroupsOf: 1,
      subtitle: 'Eg',
      brandName: '',
      ratingCount: 0,
      estimatedDeliveryText: 'Leveres senest torsdag 26. november',
      bundleParts: [],
      ...viewData,
    },
    ...more,
  } as unknown as CartItem
}

function cartOf(items: readonly CartItem[], more: Partial<Cart> = {}, viewData: Partial<Cart['viewData']> = {}): Cart {
  return {
    id: 'cart',
    version: 1,
    currency: 'DKK',
    items,
    asideItems: [],
    customLineItems: [],
    subTotal: amount(1000_00),
    total: amount(1000_00),
    savings: amount(0),
    shippingCost: null,
    viewData: {
      shippingTier: 'parcel',
      cartDiscounts: [],
      cartBaseDiscount: amount(0),
      fallbackShippingCost: amount(49_00),
      expectedTotal: amount(1049_00),
      ...viewData,
    },
    checkoutStatus: { unavailableLineItemIds: [] },
    ...more,
  } as Cart
}

const record = (type: string, data: unknown): DynamicRecordEntry => ({ type, cacheKey: type, loadFailed: false, data })
const withCart = (cart: Cart | null, ...more: readonly DynamicRecordEntry[]) => ({
  dynamicData: [record('cart', cart), record('wellKnownPages', { checkoutPageUrl: '/til-kassen' }), ...more],
})
const content = async (cart: Cart | null) =>
  readMarkup(await renderWithShop(<CartContent notification={null} />, withCart(cart)))
const foot = async (cart: Cart | null, place?: 'page') =>
  readMarkup(await renderWithShop(<CartFoot {...(place && { place })} />, withCart(cart)))
const variants = (accessories: 'hide' | 'show') =>
  record('experiments', { autocomplete: 'default', 'accessories-recommendations': accessories })
const sumsOf = (shown: Shown, name: string) =>
  [...shown.root.querySelectorAll(`[data-sum="${name}"]`)].map((sum) => [
    textOf(sum.querySelector('dt')),
    textOf(sum.querySelector('dd')),
  ])
const sumOf = (shown: Shown, name: string) => sumsOf(shown, name)[0]
const quantityOf = (shown: Shown) => shown.getByRole<HTMLInputElement>('spinbutton')
/** A link that leads nowhere, and says so. */
const deadLinkOf = (shown: Shown) => {
  const link = shown.getByRole('link')
  return [link.getAttribute('href'), link.getAttribute('aria-disabled')]
}

describe('the lines of the cart', () => {
  it('LAW-02 a reduced line says what as many cost at the lowest of the 30 days before; others and gifts say nothing', async () => {
    const reduced = {
      current: amount(400_00),
      regular: amount(500_00),
      lowestPrevious: amount(450_00),
      lowestPreviousDate: '2026-11-01T00:00:00.000Z',
      viewData: { showRedPrice: true },
    }
    const shown = await content(
      cartOf([item('a', {}, { price: reduced }), item('b'), item('c', { isGift: true }, { price: reduced })]),
    )
    expect([...shown.root.querySelectorAll('[data-part="reference-price"]')].map(textOf)).toEqual([
      'Laveste pris 30 dage før: 900,-',
    ])
  })

  it('CART-02 name, price, quantity, remove, delivery text and the parts of a package', async () => {
    const shown = await content(
      cartOf([
        item('set', {
          bundleParts: [{ partType: 'chairs', choices: [{ partTitle: '4 × Stol', partSubtitle: 'Sort eg, 45 cm' }] }],
        }),
      ]),
    )
    expect(shown.getByRole('link', { name: 'Vare set' }).getAttribute('href')).toBe('/varer/set')
    expect(textOf(shown.root)).toContain('1.000,-')
    expect(quantityOf(shown)).toMatchObject({ name: 'quantity', value: '2' })
    shown.getByRole('button', { name: 'Fjern Vare set fra kurven' })
    expect(textOf(shown.root)).toContain('Leveres senest torsdag 26. november')
    expect(shown.getAllByRole('listitem').map(textOf)).toContain('4 × Stol, Sort eg, 45 cm')
  })

  it('CART-05 what is sold out stands back, says so, and its quantity is fixed', async () => {
    const shown = await content(cartOf([item('gone', { stockStatus: 'outOfStock' })]))
    expect(shown.part('cart-line').dataset.out).toBe('true')
    expect(quantityOf(shown).disabled).toBe(true)
    expect(textOf(shown.root)).toContain('Udsolgt')
    expect(textOf(shown.root)).not.toContain('Leveres senest')
    const notify = shown.getByRole('link', { name: /^Giv mig besked, når/ })
    expect(notify.getAttribute('href')).toMatch(/#stock-alert$/)
  })

  it.each([
    ['inStock', 'green', 'På lager'],
    ['lowStock', 'yellow', 'Få på lager'],
    ['outOfStock', 'yellow', 'Udsolgt'],
    ['orderable', 'grey', ''],
  ] as const)('CARD-03 CART-05 what is %s has a %s dot', async (stockStatus, dot, words) => {
    const shown = await content(cartOf([item('a', { stockStatus })]))
    expect(shown.part('stock').dataset.dot).toBe(dot)
    expect(textOf(shown.part('stock')).startsWith(words)).toBe(true)
  })

  it('CART-05 CHK-04 what is not there in its quantity says so, is in no sum, and can be made fewer', async () => {
    const short = cartOf([item('a', { stockStatus: 'lowStock', estimatedDeliveryText: '' })])
    const shown = await content({ ...short, checkoutStatus: { unavailableLineItemIds: ['a'] } })
    expect(textOf(shown.root)).toContain('Der er ikke nok på lager.')
    expect(textOf(shown.root)).toContain('Tæller ikke med i beløbet')
    expect(quantityOf(shown).disabled).toBe(false)
  })

  it('CART-05 CART-10 a gift is called one, says why, and its quantity is fixed', async () => {
    const gift = item('gift', { isGift: true, discounts: [{ name: 'Gave til sofaen', amount: amount(0) }] })
    const shown = await content(cartOf([gift]))
    expect(textOf(shown.part('cart-line-gift'))).toMatch(/^Gave/)
    expect(textOf(shown.root)).toContain('Gave til sofaen')
    expect(quantityOf(shown).disabled).toBe(true)
    expect(shown.root.querySelector('noscript')).toBeNull()
  })

  it('CART-10 each line says what made it cheaper', async () => {
    const shown = await content(cartOf([item('a', { discounts: [{ name: 'Tag tre', amount: amount(50_00) }] })]))
    expect(textOf(shown.root)).toContain('Tag tre: −50,-')
  })

  it('CART-01 says when it is empty', async () => {
    for (const cart of [null, cartOf([])]) expect(textOf((await content(cart)).root)).toContain('Kurven er tom')
  })

  it('CART-01 tells what became of it meanwhile', async () => {
    const changes = [
      { type: 'price', lineItemId: 'a', was: amount(400_00), now: amount(500_00) },
      { type: 'discountCode', code: 'GAMMEL', reason: 'code-expired' },
    ] as const
    const shown = await content(cartOf([item('a')], {}, { changes }))
    expect(textOf(shown.root)).toContain('Vare a: prisen er nu 500,00 kr.')
    expect(textOf(shown.root)).toContain('GAMMEL: Koden er udløbet.')
  })
})

it('CART-11 accessories are a named part of the cart, and hidden from those who are not shown them', async () => {
  const accessories = record('miniCartAccessories', { products: [sampleCard()] })
  const shown = async (variant: 'hide' | 'show') => {
    const data = withCart(cartOf([item('a')]), accessories, variants(variant))
    return readMarkup(await renderWithShop(<CartAccessories />, data))
  }
  const region = (await shown('show')).getByRole('region', { name: 'Du kan også være interesseret i:' })
  expect(region.querySelectorAll('[data-part=card]')).toHaveLength(1)
  expect((await shown('hide')).parts('cart-accessories')).toEqual([])
})

describe('the sums of the cart', () => {
  it('CART-01 leads to the checkout, and nowhere while it is empty or there is none', async () => {
    const shown = await foot(cartOf([item('a')]))
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/til-kassen')
    expect(deadLinkOf(await foot(cartOf([])))).toEqual([null, 'true'])
    const without = await renderWithShop(<CartFoot />, { dynamicData: [record('cart', cartOf([item('a')]))] })
    expect(deadLinkOf(readMarkup(without))).toEqual([null, 'true'])
  })

  it('CART-01 CART-10 subtotal, each discount, what is saved, and the note on delivery', async () => {
    const shown = await foot(
      cartOf(
        [item('a')],
        { total: amount(850_00), savings: amount(150_00) },
        {
          cartBaseDiscount: amount(50_00),
          expectedTotal: amount(899_00),
          cartDiscounts: [{ code: 'VELKOMMEN10', name: 'Velkomst', amount: amount(100_00), status: 'applied' }],
        },
      ),
    )
    expect(sumOf(shown, 'subtotal')).toEqual(['Subtotal', '1.000,00 kr.'])
    expect(sumsOf(shown, 'discount')).toEqual([
      ['Velkomst', '−100,00 kr.'],
      ['Rabat', '−50,00 kr.'],
    ])
    expect(sumOf(shown, 'total')).toEqual(['I alt', '899,00 kr.'])
    expect(sumOf(shown, 'vat')).toEqual(['Heraf moms', '179,80 kr.'])
    expect(sumOf(shown, 'saved')).toEqual(['Du sparer', '150,00 kr.'])
    expect(textOf(shown.root)).toContain('Den endelige fragt beregnes i kassen')
  })

  it('CART-11 everybody sees the estimate when there is one, in panel and page, and else another text', async () => {
    const cart = cartOf([item('a')])
    const nothing = cartOf([item('a')], { checkoutStatus: { unavailableLineItemIds: ['a'] } })
    for (const place of [undefined, 'page'] as const) {
      const shown = await foot(cart, place)
      expect(sumOf(shown, 'delivery')).toEqual(['Forventet fragt', '49,00 kr.'])
      expect(sumOf(shown, 'total')).toEqual(['I alt', '1.049,00 kr.'])
      expect(textOf(shown.part('cart-bar-total'))).toBe('I alt1.049,00 kr.')
      expect(sumOf(await foot(nothing, place), 'delivery')).toEqual(['Fragt', 'Beregnes i kassen'])
    }
  })

  it('CART-01 the way to the checkout is a bar until a browser has seen it in its place, and one link', async () => {
    const shown = await foot(cartOf([item('a')]))
    expect(attributesOf(shown.part('cart-bar'), ['data-in-place'])).toEqual([null])
    expect(shown.part('cart-bar-total').getAttribute('aria-hidden')).toBe('true')
    expect(shown.getAllByRole('link', { name: 'Til kassen' })).toHaveLength(1)
    expect((await foot(cartOf([]))).parts('cart-bar')).toEqual([])
  })

  it('CART-01 CART-13 goods, discounts, freight, total and VAT stand in this order, and the total has what is above it', async () => {
    const discounts = { cartBaseDiscount: amount(100_00), expectedTotal: amount(949_00) }
    const cart = cartOf([item('a')], { total: amount(900_00), savings: amount(100_00) }, discounts)
    const order = ({ root }: Shown) =>
      [...root.querySelectorAll<HTMLElement>('[data-sum]')].map(({ dataset }) => dataset.sum)
    const shown = await foot(cart)
    expect(order(shown)).toEqual(['subtotal', 'discount', 'delivery', 'total', 'vat', 'saved'])
    expect(sumOf(shown, 'total')).toEqual(['I alt', '949,00 kr.'])
    expect(sumOf(shown, 'vat')?.[1]).toBe('189,80 kr.')
    expect(textOf(shown.root)).toContain('Den endelige fragt beregnes i kassen')
  })

  it('CART-11 what is free is free for everybody, and says so as the product’s page does', async () => {
    const free = cartOf([item('a')], {}, { fallbackShippingCost: amount(0), expectedTotal: amount(1000_00) })
    const shown = await foot(free)
    expect(sumOf(shown, 'delivery')).toEqual(['Fragt', 'Gratis'])
    expect(sumOf(shown, 'total')).toEqual(['I alt', '1.000,00 kr.'])
    const nothing = { ...free, checkoutStatus: { unavailableLineItemIds: ['a'] } }
    const without = await foot(nothing)
    expect(sumOf(without, 'delivery')?.[1]).toBe('Beregnes i kassen')
    expect(sumOf(without, 'total')?.[0]).toBe('I alt ekskl. fragt')
    expect(textOf(without.root)).toContain('Fragten beregnes i kassen')
  })

  it('CART-01 what delivery costs is said once it is known', async () => {
    const paid = cartOf([item('a')], { shippingCost: amount(49_00), total: amount(1049_00) })
    expect(sumOf(await foot(paid), 'delivery')).toEqual(['Fragt', '49,00 kr.'])
    expect(sumOf(await foot(paid), 'total')?.[1]).toBe('1.049,00 kr.')
    expect(sumOf(await foot(cartOf([item('a')], { shippingCost: amount(0) })), 'delivery')?.[1]).toBe('Gratis')
  })
})
