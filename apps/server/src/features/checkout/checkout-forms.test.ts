import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'C-LAMP', onHand: 5, prices: [{ market: 'DK', minor: 199_00 }] },
    { sku: 'C-LAST', onHand: 1, prices: [{ market: 'DK', minor: 900_00 }] },
    {
      sku: 'C-ABROAD',
      onHand: 5,
      prices: [
        { market: 'NO', minor: 100_00 },
        { market: 'SE', minor: 100_00 },
      ],
    },
  ])
})
afterAll(() => shop.close())

async function withGoods(sku = 'C-LAMP', quantity = 2): Promise<Visitor> {
  const visitor = createVisitor(shop)
  await visitor.apply({ $type: 'AddLineItemCommand', sku, quantity })
  return visitor
}

type Fields = Readonly<Record<string, string>>

function post(visitor: Visitor, path: string, fields: Fields, site = 'same-origin'): Promise<Response> {
  return fetch(shop.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: visitor.cookie(), 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'da', ...fields }),
  })
}
async function send(visitor: Visitor, form: string, fields: Fields): Promise<string | null> {
  const answer = await post(visitor, CHECKOUT_FORM_PATHS.details, { form, ...fields })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')
}
async function open(visitor: Visitor, address = '/kasse'): Promise<string> {
  const answer = await fetch(shop.origin + address, { headers: { cookie: visitor.cookie() } })
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('\u00a0', ' ')
}
const checkoutOf = async (visitor: Visitor) => (await visitor.ask('checkout'))?.checkout

const CONTACT = { email: 'anna@eksempel.dk', mobile: '20 30 40 50', customerType: 'private' }
const ADDRESS = {
  countryCode: 'DK',
  'billing-firstName': 'Anna',
  'billing-lastName': 'Skov',
  'billing-streetName': 'Søndergade',
  'billing-streetNumber': '5',
  'billing-postalCode': 'DK-8600',
  'billing-city': 'Silkeborg',
}
const GIFT_TO = {
  otherAddress: '1',
  'shipping-firstName': 'Bo',
  'shipping-lastName': 'Vang',
  'shipping-streetName': 'Nygade 1',
  'shipping-postalCode': '5000',
  'shipping-city': 'Odense C',
}

async function readyToBuy(sku?: string, quantity?: number): Promise<Visitor> {
  const visitor = await withGoods(sku, quantity)
  await send(visitor, 'contact', CONTACT)
  await send(visitor, 'address', ADDRESS)
  await send(visitor, 'delivery', { shippingMethodKey: 'delivery' })
  await send(visitor, 'payment', { paymentMethodKey: 'invoice' })
  return visitor
}

const fieldOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const hiddenOf = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

function orderFields(html: string): Fields {
  const form = html.slice(html.indexOf(`action="${CHECKOUT_FORM_PATHS.place}"`))
  const names = ['cartId', 'cartVersion', 'idempotencyKey', 'shownToPay', 'shownCurrency']
  return Object.fromEntries(names.map((name) => [name, hiddenOf(form, name)]))
}

describe('the checkout as a page', () => {
  it('PAGE-18 is the visitor’s own, in no index and kept by nobody, at an address of each language', async () => {
    const visitor = await withGoods()
    for (const path of ['/kasse', '/nb/kasse', '/sv/kassa']) {
      const answer = await fetch(shop.origin + path, { headers: { cookie: visitor.cookie() } })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
    }
    expect(await open(visitor)).toContain('C-LAMP da')
    const other = await open(createVisitor(shop))
    expect(other).not.toContain('C-LAMP')
    expect(other).toContain('Der er ikke noget at købe endnu')
  })

  it('PAGE-18 leads nowhere else: no menu and no search around it', async () => {
    const html = await open(await withGoods())
    expect(html).toContain('data-part="header" data-plain=""')
    expect(html).not.toMatch(/data-part="(?:search|menu|footer-groups|newsletter)/)
    expect(html).toContain('data-part="footer-company"')
  })
})

describe('the checkout without scripts', () => {
  it('CHK-01 opens part after part, and comes to an order that can be placed', async () => {
    const visitor = await withGoods()
    expect(await open(visitor)).toMatch(/data-section="contact" data-state="open"/)
    expect(await send(visitor, 'contact', CONTACT)).toBe('/kasse#checkout-address')
    expect(await open(visitor)).toMatch(/data-section="contact" data-state="done"/)
    expect(await send(visitor, 'address', ADDRESS)).toBe('/kasse#checkout-delivery')
    expect(await send(visitor, 'delivery', { shippingMethodKey: 'delivery' })).toBe('/kasse#checkout-payment')
    expect(await send(visitor, 'payment', { paymentMethodKey: 'invoice' })).toBe('/kasse#checkout-review')
    expect(await checkoutOf(visitor)).toMatchObject({
      email: 'anna@eksempel.dk',
      mobile: '+4520304050',
      customerType: 'private',
      billingAddress: { firstName: 'Anna', streetNumber: '5', postalCode: '8600', countryCode: 'DK' },
      missing: [],
      canPlaceOrder: true,
    })
  })

  it('CHK-01 goods go to another address, and back to the first when that is wished for', async () => {
    const visitor = await withGoods()
    await send(visitor, 'contact', CONTACT)
    expect(await send(visitor, 'address', { ...ADDRESS, ...GIFT_TO })).toBe('/kasse#checkout-delivery')
    expect(await checkoutOf(visitor)).toMatchObject({
      billingAddress: { firstName: 'Anna' },
      shippingAddress: { firstName: 'Bo', city: 'Odense C' },
    })
    await send(visitor, 'address', ADDRESS)
    expect(await checkoutOf(visitor)).toMatchObject({ shippingAddress: { firstName: 'Anna' } })
  })

  it('CHK-01 names what is wrong at its field, and keeps what is right', async () => {
    const visitor = await withGoods()
    const refused = await send(visitor, 'contact', { ...CONTACT, mobile: '12', customerType: 'company' })
    expect(refused).toBe('/kasse?step=contact&wrong=mobile%3Ainvalid%2CcompanyName%3Amissing#checkout-contact')
    expect(await checkoutOf(visitor)).toMatchObject({ email: 'anna@eksempel.dk', customerType: 'company' })
    const html = await open(visitor, '/kasse?step=contact&wrong=mobile%3Ainvalid%2CcompanyName%3Amissing')
    expect(fieldOf(html, 'mobile')).toContain('aria-invalid="true"')
    expect(html).toContain('Det er ikke et mobilnummer.')
    expect(fieldOf(html, 'companyName')).toContain('aria-invalid="true"')
    expect(fieldOf(html, 'email')).toContain('value="anna@eksempel.dk"')
    expect(fieldOf(html, 'email')).not.toContain('aria-invalid')
  })

  it('CHK-01 one address of two that is wrong leaves the other', async () => {
    const visitor = await withGoods()
    const refused = await send(visitor, 'address', { ...ADDRESS, ...GIFT_TO, 'shipping-postalCode': '99' })
    expect(refused).toBe('/kasse?step=address&wrong=shipping-postalCode%3Ainvalid#checkout-address')
    expect(await checkoutOf(visitor)).toMatchObject({ billingAddress: { firstName: 'Anna' } })
  })

  it('CHK-01 a part that is done opens again, one that is not reached does not', async () => {
    const visitor = await readyToBuy()
    expect(await open(visitor, '/kasse?step=address')).toMatch(/data-section="address" data-state="open"/)
    const fresh = await withGoods()
    expect(await open(fresh, '/kasse?step=payment')).toMatch(/data-section="contact" data-state="open"/)
  })

  it.each([
    ['addCode', { discountCode: 'nonsense' }, '/kasse?step=payment&refused=unknown-code#checkout-payment'],
    ['addGiftCard', { giftCardCode: '' }, '/kasse?step=payment&wrong=giftCardCode%3Amissing#checkout-payment'],
    ['payment', { paymentMethodKey: 'shells' }, '/kasse?step=payment&refused=unknown-method#checkout-payment'],
    ['delivery', { shippingMethodKey: 'dove' }, '/kasse?step=delivery&refused=unknown-method#checkout-delivery'],
  ])('CHK-01 %s with %j says why it was refused', async (form, fields, location) => {
    expect(await send(await readyToBuy(), form, fields)).toBe(location)
  })

  it('CHK-01 what an address of the page says is never taken for markup', async () => {
    const html = await open(await withGoods(), '/kasse?step=%3Cb%3E&wrong=%3Cb%3E:invalid&refused=%3Cscript%3E')
    expect(html).toMatch(/data-section="contact" data-state="open"/)
    expect(html).not.toContain('<b>')
  })

  it('CHK-01 a form of another site, of no name or without its field changes nothing', async () => {
    const visitor = await withGoods()
    const { details } = CHECKOUT_FORM_PATHS
    expect((await post(visitor, details, { form: 'contact', ...CONTACT }, 'cross-site')).status).toBe(403)
    expect((await post(visitor, details, { form: 'constructor' })).status).toBe(400)
    expect((await post(visitor, details, { form: 'delivery' })).status).toBe(400)
    expect((await checkoutOf(visitor))?.email).toBeUndefined()
  })
})

describe('the order without scripts', () => {
  it('LAW-06 shows the whole price, the right of withdrawal and words that bind above and on its button', async () => {
    const html = await open(await readyToBuy())
    const form = html.slice(html.indexOf(`action="${CHECKOUT_FORM_PATHS.place}"`))
    const checkout = form.slice(0, form.indexOf('</form>'))
    expect(checkout).toContain('Køb nu – du forpligter dig til at betale')
    expect(checkout).toContain('Inkl. moms og levering')
    expect(checkout).toMatch(/data-sum="total"><dt>At betale<\/dt><dd[^>]*>[\d.]+,\d\d kr\./)
    expect(checkout).toMatch(/data-sum="delivery"/)
    expect(checkout).toContain('href="/fortryd"')
    expect(fieldOf(checkout, 'acceptTerms')).toContain('required=""')
  })

  it.each([
    ['nb', '/nb/kasse', { mobile: '40304050', postalCode: '0150', countryCode: 'NO' }, 'Kjøp nå – med betalingsplikt'],
    [
      'sv',
      '/sv/kassa',
      { mobile: '0701234567', postalCode: '117 34', countryCode: 'SE' },
      'Köp nu – du förbinder dig att betala',
    ],
  ])('LAW-06 binds in %s too', async (language, path, { mobile, ...place }, words) => {
    const visitor = createVisitor(shop, language)
    const address = { firstName: 'A', lastName: 'B', streetName: 'C', city: 'D', ...place }
    await visitor.apply(
      { $type: 'AddLineItemCommand', sku: 'C-ABROAD', quantity: 1 },
      { $type: 'SetCustomerEmailCommand', email: 'a@eksempel.no' },
      { $type: 'SetCustomerMobileCommand', mobile },
      { $type: 'SetBillingAddressCommand', address },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
    )
    expect(await open(visitor, path)).toContain(words)
  })

  it('CHK-02 a guest buys, and the same form sent twice is one order', async () => {
    const visitor = await readyToBuy()
    const fields = { ...orderFields(await open(visitor)), acceptTerms: '1' }
    const [first, again] = [
      await post(visitor, CHECKOUT_FORM_PATHS.place, fields),
      await post(visitor, CHECKOUT_FORM_PATHS.place, fields),
    ]
    expect([first.status, again.status]).toEqual([303, 303])
    expect(first.headers.get('location')).toMatch(/^\/ordrebekraeftelse\?token=/)
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect(await open(visitor)).toContain('Der er ikke noget at købe endnu')
  })

  it('LAW-06 without a yes to the terms there is no order', async () => {
    const visitor = await readyToBuy()
    const answer = await post(visitor, CHECKOUT_FORM_PATHS.place, orderFields(await open(visitor)))
    expect(answer.headers.get('location')).toBe('/kasse?step=review&wrong=acceptTerms%3Amissing#checkout-review')
    expect(await checkoutOf(visitor)).toMatchObject({ canPlaceOrder: true })
  })

  it('LAW-06 at another price than the one that was shown there is none either', async () => {
    const visitor = await readyToBuy()
    const fields = { ...orderFields(await open(visitor)), shownToPay: '1', acceptTerms: '1' }
    const answer = await post(visitor, CHECKOUT_FORM_PATHS.place, fields)
    expect(answer.headers.get('location')).toBe('/kasse?step=review&refused=price-changed#checkout-review')
    const html = await open(visitor, '/kasse?step=review&refused=price-changed')
    expect(html).toContain('Prisen har ændret sig.')
  })

  it('CHK-04 what ran out is named, blocks the order and can be taken out', async () => {
    const visitor = await readyToBuy('C-LAST', 1)
    const fields = { ...orderFields(await open(visitor)), acceptTerms: '1' }
    await shop.database.main.execute(`update stock_levels set on_hand = 0 where sku = 'C-LAST'`)
    const answer = await post(visitor, CHECKOUT_FORM_PATHS.place, fields)
    expect(answer.headers.get('location')).toMatch(/refused=insufficient-inventory#checkout-review$/)
    const html = await open(visitor)
    const notice = html.slice(html.indexOf('data-part="checkout-unavailable"'))
    expect(notice).toContain('Det her kan ikke købes lige nu')
    expect(notice.slice(0, notice.indexOf('</section>'))).toContain('C-LAST da')
    expect(html).toMatch(/<button[^>]*data-variant="place"[^>]*disabled=""/)
  })

  it('CHK-08 the page has words for a payment that did not come about, and for one under way', async () => {
    const visitor = await readyToBuy()
    await send(visitor, 'payment', { paymentMethodKey: 'card' })
    const html = await open(visitor)
    expect(html).toContain('id="payment-declined"')
    expect(html).toContain('id="payment-cancelled"')
    const answer = await post(visitor, CHECKOUT_FORM_PATHS.place, { ...orderFields(html), acceptTerms: '1' })
    expect(answer.status).toBe(303)
    expect(await open(visitor)).toContain('Betalingen er i gang')
    const stopped = await post(visitor, CHECKOUT_FORM_PATHS.reopen, {})
    expect(stopped.headers.get('location')).toBe('/kasse#checkout-review')
    expect(await checkoutOf(visitor)).toMatchObject({ canPlaceOrder: true })
    expect(await open(visitor)).toContain('C-LAMP da')
  })
})
