import { describe, expect, it } from 'vitest'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { amountOf } from '@firkant/domain/money/money.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
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
const content = (cart: Cart | null) => renderWithShop(<CartContent notification={null} />, withCart(cart))
const foot = async (cart: Cart | null, ...more: readonly DynamicRecordEntry[]) =>
  (await renderWithShop(<CartFoot />, withCart(cart, ...more))).replaceAll('\u00a0', ' ')
const shownVariant = (variant: 'Hide' | 'Show') =>
  record('experiments', {
    autocomplete: 'default',
    'DeliveryCost-Cart': variant,
    'accessories-recommendations': 'show',
  })
const sumOf = (html: string, name: string) =>
  new RegExp(`data-sum="${name}"><dt>([^<]*)</dt><dd[^>]*>(.*?)</dd>`).exec(html)?.slice(1)

describe('the lines of the cart', () => {
  it('CART-02 name, price, quantity, remove, delivery text and the parts of a package', async () => {
    const html = await content(
      cartOf([
        item('set', {
          bundleParts: [{ partType: 'chairs', choices: [{ partTitle: '4 × Stol', partSubtitle: 'Sort eg, 45 cm' }] }],
        }),
      ]),
    )
    expect(html).toMatch(/<a href="\/varer\/set"[^>]*>Vare set<\/a>/)
    expect(html).toContain('1.000,-')
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/)
    expect(html).toContain('aria-label="Fjern Vare set fra kurven"')
    expect(html).toContain('Leveres senest torsdag 26. november')
    expect(html).toMatch(/<li[^>]*>4 × Stol, Sort eg, 45 cm<\/li>/)
  })

  it('CART-05 what is sold out stands back, says so, and its quantity is fixed', async () => {
    const html = await content(cartOf([item('gone', { stockStatus: 'outOfStock' })]))
    expect(html).toMatch(/data-part="cart-line" data-out="true"/)
    expect(html).toMatch(/<input[^>]*role="spinbutton"[^>]*disabled=""/)
    expect(html).toContain('Udsolgt')
    expect(html).not.toContain('Leveres senest')
  })

  it.each([
    ['inStock', 'green', 'På lager'],
    ['lowStock', 'yellow', 'Få på lager'],
    ['outOfStock', 'yellow', 'Udsolgt'],
    ['orderable', 'grey', ''],
  ] as const)('CARD-03 CART-05 what is %s has a %s dot', async (stockStatus, dot, words) => {
    const html = await content(cartOf([item('a', { stockStatus })]))
    expect(html).toMatch(new RegExp(`data-part="stock" data-dot="${dot}">${words}`))
  })

  it('CART-05 CHK-04 what is not there in its quantity says so, is in no sum, and can be made fewer', async () => {
    const short = cartOf([item('a', { stockStatus: 'lowStock', estimatedDeliveryText: '' })])
    const html = await content({ ...short, checkoutStatus: { unavailableLineItemIds: ['a'] } })
    expect(html).toContain('Der er ikke nok på lager.')
    expect(html).toContain('Tæller ikke med i beløbet')
    expect(html).not.toMatch(/<input[^>]*role="spinbutton"[^>]*disabled=""/)
  })

  it('CART-05 CART-10 a gift is called one, says why, and its quantity is fixed', async () => {
    const gift = item('gift', { isGift: true, discounts: [{ name: 'Gave til sofaen', amount: amount(0) }] })
    const html = await content(cartOf([gift]))
    expect(html).toContain('data-part="cart-line-gift">Gave')
    expect(html).toContain('Gave til sofaen')
    expect(html).toMatch(/<input[^>]*role="spinbutton"[^>]*disabled=""/)
    expect(html).not.toContain('<noscript>')
  })

  it('CART-10 each line says what made it cheaper', async () => {
    const html = await content(cartOf([item('a', { discounts: [{ name: 'Tag tre', amount: amount(50_00) }] })]))
    expect(html).toContain('Tag tre: −50,-')
  })

  it('CART-01 says when it is empty', async () => {
    for (const cart of [null, cartOf([])]) expect(await content(cart)).toContain('Kurven er tom')
  })

  it('CART-01 tells what became of it meanwhile', async () => {
    const changes = [
      { type: 'price', lineItemId: 'a', was: amount(400_00), now: amount(500_00) },
      { type: 'discountCode', code: 'GAMMEL', reason: 'code-expired' },
    ] as const
    const html = await content(cartOf([item('a')], {}, { changes }))
    expect(html).toContain('Vare a: prisen er nu 500,-')
    expect(html).toContain('GAMMEL: Koden er udløbet.')
  })
})

describe('the sums of the cart', () => {
  it('CART-01 leads to the checkout, and nowhere while it is empty or there is none', async () => {
    expect(await foot(cartOf([item('a')]))).toContain('href="/til-kassen"')
    expect(await foot(cartOf([]))).toMatch(/<a role="link" aria-disabled="true"/)
    const without = await renderWithShop(<CartFoot />, { dynamicData: [record('cart', cartOf([item('a')]))] })
    expect(without).toMatch(/<a role="link" aria-disabled="true"/)
  })

  it('CART-01 CART-10 subtotal, each discount, what is saved, and the note on delivery', async () => {
    const html = await foot(
      cartOf(
        [item('a')],
        { total: amount(850_00), savings: amount(150_00) },
        {
          cartBaseDiscount: amount(50_00),
          cartDiscounts: [{ code: 'VELKOMMEN10', name: 'Velkomst', amount: amount(100_00), status: 'applied' }],
        },
      ),
    )
    expect(sumOf(html, 'subtotal')).toEqual(['Subtotal', '1.000,00 kr.'])
    expect(html).toMatch(/<dt>Velkomst<\/dt><dd[^>]*>−100,00 kr\.<\/dd>/)
    expect(html).toMatch(/<dt>Rabat<\/dt><dd[^>]*>−50,00 kr\.<\/dd>/)
    expect(sumOf(html, 'total')).toEqual(['I alt ekskl. fragt', '850,00 kr.'])
    expect(sumOf(html, 'vat')).toEqual(['Heraf moms', '170,00 kr.'])
    expect(sumOf(html, 'saved')).toEqual(['Heraf sparet', '150,00 kr.'])
    expect(html).toContain('Fragten beregnes i kassen')
  })

  it('CART-11 Show displays the estimate when there is one, and else another text', async () => {
    const cart = cartOf([item('a')])
    const free = cartOf([item('a')], {}, { fallbackShippingCost: amount(0) })
    expect(sumOf(await foot(cart, shownVariant('Show')), 'delivery')).toEqual(['Forventet fragt', '49,00 kr.'])
    expect(sumOf(await foot(free, shownVariant('Show')), 'delivery')).toEqual(['Fragt', 'Gratis'])
    expect(sumOf(await foot(cart, shownVariant('Hide')), 'delivery')).toEqual(['Fragt', 'Beregnes i kassen'])
    expect(sumOf(await foot(cart), 'delivery')).toEqual(['Fragt', 'Beregnes i kassen'])
  })

  it('CART-01 CART-13 goods, discounts, freight, total and VAT stand in this order, and the total has what is above it', async () => {
    const discounts = { cartBaseDiscount: amount(100_00), expectedTotal: amount(949_00) }
    const cart = cartOf([item('a')], { total: amount(900_00), savings: amount(100_00) }, discounts)
    const order = (html: string) => [...html.matchAll(/data-sum="(\w+)"/g)].map(([, name]) => name)
    const shown = await foot(cart, shownVariant('Show'))
    expect(order(shown)).toEqual(['subtotal', 'discount', 'delivery', 'total', 'vat', 'saved'])
    expect(sumOf(shown, 'total')).toEqual(['I alt', '949,00 kr.'])
    expect(sumOf(shown, 'vat')?.[1]).toBe('189,80 kr.')
    expect(shown).toContain('Den endelige fragt beregnes i kassen')
    const hidden = await foot(cart, shownVariant('Hide'))
    expect(order(hidden)).toEqual(order(shown))
    expect(sumOf(hidden, 'total')).toEqual(['I alt ekskl. fragt', '900,00 kr.'])
  })

  it('CART-11 what is free is free for everybody, and says so as the product’s page does', async () => {
    const free = cartOf([item('a')], {}, { fallbackShippingCost: amount(0), expectedTotal: amount(1000_00) })
    for (const variant of ['Show', 'Hide'] as const) {
      const html = await foot(free, shownVariant(variant))
      expect(sumOf(html, 'delivery')).toEqual(['Fragt', 'Gratis'])
      expect(sumOf(html, 'total')).toEqual(['I alt', '1.000,00 kr.'])
    }
    const nothing = { ...free, checkoutStatus: { unavailableLineItemIds: ['a'] } }
    expect(sumOf(await foot(nothing), 'delivery')?.[1]).toBe('Beregnes i kassen')
  })

  it('CART-01 what delivery costs is said once it is known', async () => {
    const paid = cartOf([item('a')], { shippingCost: amount(49_00), total: amount(1049_00) })
    expect(sumOf(await foot(paid), 'delivery')).toEqual(['Fragt', '49,00 kr.'])
    expect(sumOf(await foot(paid), 'total')?.[1]).toBe('1.049,00 kr.')
    expect(sumOf(await foot(cartOf([item('a')], { shippingCost: amount(0) })), 'delivery')?.[1]).toBe('Gratis')
  })
})
