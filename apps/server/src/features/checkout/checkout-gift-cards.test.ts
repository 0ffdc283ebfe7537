import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { openPlainBrowser, type PlainPage } from '../../../test/visitors/plain-browser.ts'
import { textOf } from '../../../test/visitors/read-html.ts'
import { ADDRESS, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { findOrderById } from '../orders/order-store.ts'
import { giftCards } from '../promotions/promotion-tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const { main } = shop.database
  await addTestGoods(main, [
    {
      sku: 'G-LAMP',
      onHand: 50,
      prices: (['DK', 'NO', 'SE'] as const).map((market) => ({ market, minor: 199_00 })),
    },
  ])
  const brand = 'hjemly'
  await main.insert(giftCards).values([
    { brand, market: 'DK', code: 'GAVE-STOR', balanceMinor: 9000_00 },
    { brand, market: 'DK', code: 'GAVE-TOM', balanceMinor: 0 },
    { brand, market: 'NO', code: 'GAVE-TOM', balanceMinor: 0 },
    { brand, market: 'SE', code: 'GAVE-TOM', balanceMinor: 0 },
  ])
})
afterAll(() => shop.close())

const HOMES = {
  da: { mobile: '20304050', postalCode: '8600', countryCode: 'DK' },
  nb: { mobile: '40304050', postalCode: '0150', countryCode: 'NO' },
  sv: { mobile: '0701234567', postalCode: '117 34', countryCode: 'SE' },
} as const
type Language = keyof typeof HOMES

/** All that a checkout asks for but how to pay. */
async function withoutMethod({ code, language = 'da' }: { code?: string; language?: Language } = {}) {
  const visitor = createVisitor(shop, language)
  const { mobile, ...home } = HOMES[language]
  const cart = await visitor.apply(
    { $type: 'AddLineItemCommand', sku: 'G-LAMP', quantity: 1 },
    { $type: 'SetCustomerEmailCommand', email: 'alma@example.dk' },
    { $type: 'SetCustomerMobileCommand', mobile },
    { $type: 'SetBillingAddressCommand', address: { ...ADDRESS, ...home } },
    { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery', resolveCheckoutData: true },
    ...(code === undefined ? [] : [{ $type: 'AddGiftCardCodeCommand', code, resolveCheckoutData: true } as const]),
  )
  expect(cart.validation.validationErrors).toEqual([])
  return { visitor, cart }
}

async function open(visitor: Visitor, address: string): Promise<string> {
  const answer = await fetch(shop.origin + address, { headers: { cookie: visitor.cookie() } })
  expect(answer.status).toBe(200)
  return answer.text()
}
async function post(visitor: Visitor, path: string, fields: Readonly<Record<string, string>>): Promise<string | null> {
  const headers = { cookie: visitor.cookie(), 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams({ language: 'da', ...fields })
  const answer = await fetch(shop.origin + path, { method: 'POST', redirect: 'manual', headers, body })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}
const methodsIn = (html: string) => html.match(/name="paymentMethodKey"/g)?.length ?? 0
const hiddenOf = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

it('CHK-01 LAW-06 without scripts the whole way is forms of the page: contact, address, delivery, payment, order', async () => {
  const visitor = createVisitor(shop)
  await visitor.apply({ $type: 'AddLineItemCommand', sku: 'G-LAMP', quantity: 1 })
  const browser = openPlainBrowser(shop, visitor.cookie())
  const openPart = ({ body }: PlainPage) => body.querySelector('[data-state=open]')?.getAttribute('data-section')
  const fill = (part: string, fields: Readonly<Record<string, string>>) =>
    browser.submit(`[data-section=${part}] form`, fields)
  expect(openPart(await browser.open('/kasse'))).toBe('contact')
  expect(openPart(await fill('contact', { email: 'alma@example.dk', mobile: '20 30 40 50' }))).toBe('address')
  const { firstName, lastName, streetName, postalCode, city } = ADDRESS
  const address = Object.entries({ firstName, lastName, streetName, postalCode, city })
  const typed = Object.fromEntries(address.map(([name, value]) => [`billing-${name}`, value]))
  expect(openPart(await fill('address', typed))).toBe('delivery')
  expect(openPart(await fill('delivery', { shippingMethodKey: 'delivery' }))).toBe('payment')
  expect(openPart(await fill('payment', { paymentMethodKey: 'invoice' }))).toBe('review')
  const thanked = await browser.submit(`form[action="${CHECKOUT_FORM_PATHS.place}"]`, { acceptTerms: '1' })
  expect(thanked.address).toMatch(/^\/ordrebekraeftelse\?/)
  expect(textOf(thanked.body.querySelector('h1'))).toContain('Tak for din ordre')
})

describe('gift cards that pay for all of it', () => {
  it('CHK-01 no method is missing, and the order is placed without one', async () => {
    const bare = await withoutMethod()
    expect(bare.cart.checkoutResponse?.missing).toEqual(['paymentMethod'])
    expect(await place(bare.visitor, { cart: bare.cart })).toMatchObject({ success: false })
    const { visitor, cart } = await withoutMethod({ code: 'GAVE-STOR' })
    expect(cart.checkoutResponse).toMatchObject({ missing: [], canPlaceOrder: true, totals: { toPay: 0 } })
    const answer = await place(visitor, { cart })
    if (!answer.success) throw new Error(JSON.stringify(answer.validation))
    const stored = await findOrderById(shop.database.main, 'hjemly', answer.orderId)
    expect(stored?.order.paymentMethodKey).toBeUndefined()
    expect([stored?.state, stored?.payments, answer.next.type]).toEqual(['paid', [], 'confirmation'])
  })

  it('CHK-01 without scripts: the part is done and says so, and the order needs no method', async () => {
    const { visitor } = await withoutMethod()
    expect(methodsIn(await open(visitor, '/kasse'))).toBeGreaterThan(1)
    const back = await post(visitor, CHECKOUT_FORM_PATHS.details, { form: 'addGiftCard', giftCardCode: 'gave-stor' })
    expect(back).toBe('/kasse#checkout-payment')
    const review = await open(visitor, '/kasse')
    expect(review).toMatch(/data-section="payment" data-state="done"/)
    expect(review).toContain('Der er ikke mere at betale')
    const payment = await open(visitor, '/kasse?step=payment')
    expect(payment).toMatch(/data-section="payment" data-state="open"/)
    expect(payment).toContain('Der er ikke mere at betale')
    expect(payment).toContain('href="/kasse#checkout-review"')
    expect(methodsIn(payment)).toBe(0)
    const form = review.slice(review.indexOf(`action="${CHECKOUT_FORM_PATHS.place}"`))
    const names = ['cartId', 'cartVersion', 'idempotencyKey', 'shownToPay', 'shownCurrency']
    const fields = Object.fromEntries(names.map((name) => [name, hiddenOf(form, name)]))
    expect(fields.shownToPay).toBe('0')
    expect(await post(visitor, CHECKOUT_FORM_PATHS.place, { ...fields, acceptTerms: '1' })).toMatch(
      /^\/ordrebekraeftelse\?token=/,
    )
  })
})

describe('a gift card that is used up', () => {
  it.each<[Language, string, string]>([
    ['da', '/kasse', 'Der er ikke flere penge på gavekortet.'],
    ['nb', '/nb/kasse', 'Det er ikke mer penger på gavekortet.'],
    ['sv', '/sv/kassa', 'Det finns inga pengar kvar på presentkortet.'],
  ])('CART-10 is told to be so, in %s', async (language, path, words) => {
    const { visitor } = await withoutMethod({ language })
    const fields = { form: 'addGiftCard', giftCardCode: 'GAVE-TOM', language }
    const back = await post(visitor, CHECKOUT_FORM_PATHS.details, fields)
    expect(back).toBe(`${path}?step=payment&refused=code-not-applicable&detail=used-up#checkout-payment`)
    const refused = await visitor.apply({ $type: 'AddGiftCardCodeCommand', code: 'GAVE-TOM' })
    expect(refused.validation.validationErrors).toMatchObject([{ code: 'code-not-applicable', detail: 'used-up' }])
    expect(await open(visitor, back ?? '')).toContain(words)
  })
})
