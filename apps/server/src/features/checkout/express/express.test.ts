import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { ExpressSource } from '@firkant/domain/checkout/express/express-sources.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { openBankHouse } from '../../../../test/stand-ins/bank-house.ts'
import { openWallet } from '../../../../test/stand-ins/wallet-visit.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { leadsTo, orderServicesOf } from '../../../../test/visitors/test-bank-visit.ts'
import { newKey } from '../../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../../test/visitors/visitor-client.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { findOrderOfCart } from '../../orders/order-store.ts'

const SKU = 'X-LAMP'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: SKU, onHand: 500 },
    { sku: 'X-LAST', onHand: 1 },
    { sku: 'X-OTHER', onHand: 500 },
  ])
  const ferry = { type: 'deliveryRate', zone: 'island', carrier: 'Færgen', price: 149, leadDays: 4 } as const
  const rates = [
    ['letter', 'letterBox'],
    ['parcel', 'pickupPoint'],
    ['bulky', 'kerb'],
    ['twoMan', 'kerb'],
  ].map(([sizeClass, service]) => ({ ...ferry, sizeClass, service }))
  const zone = { type: 'deliveryZone', key: 'island', market: 'DK', postcodes: ['3700-3799'] }
  const records: readonly object[] = [...rates, zone]
  await importRecords(shop.database.main, records as readonly CatalogRecord[], { now: TEST_NOW })
})
afterAll(() => shop.close())

const post = (visitor: Visitor, path: string, fields: Readonly<Record<string, string>>) =>
  visitor.send(path, {
    method: 'POST',
    headers: FORM,
    body: String(new URLSearchParams({ language: 'da', ...fields })),
  })
const add = (sku: string, quantity = 1): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })

/** What the page's form sends, without its agreement. */
async function readForm(visitor: Visitor, of: ExpressSource): Promise<Record<string, string>> {
  const model = await visitor.ask(of === 'cart' ? 'expressCart' : 'expressProduct')
  if (!model) throw new Error('There is nothing to buy')
  const { cart, checkout } = model
  const chosen = checkout.shippingMethods.find(({ selected }) => selected)
  return {
    of,
    cartId: cart.id,
    cartVersion: String(cart.version),
    idempotencyKey: newKey(),
    shippingMethodKey: chosen?.key ?? '',
    shownToPay: String(checkout.totals.toPay),
    shownCurrency: cart.currency,
    shownArrivesOn: chosen?.arrivesOn ?? '',
  }
}

/** The page that follows leads to the wallet. */
async function placeAt(visitor: Visitor, form: Readonly<Record<string, string>>): Promise<URL> {
  const placed = await post(visitor, '/express/place', { ...form, acceptTerms: '1' })
  expect(leadsTo(placed)).toBe(`/koeb-nu?of=${form['of']}&next=1`)
  const model = await visitor.ask(form['of'] === 'cart' ? 'expressCart' : 'expressProduct')
  return new URL(model?.paying?.continueUrl ?? '', shop.origin)
}

/** From a product's page to the wallet's. */
async function toWallet(visitor: Visitor, sku = SKU) {
  const begun = await post(visitor, '/express/product', { sku, quantity: '1' })
  expect(leadsTo(begun)).toBe('/koeb-nu?of=product')
  const form = await readForm(visitor, 'product')
  const url = await placeAt(visitor, form)
  const decide = async (step: string, person = 'home', mode = 'first') => {
    const decided = await post(visitor, `/bank/wallet/decide${url.search}`, { step, person, mode })
    return visitor.send(leadsTo(decided), {})
  }
  return { form, url, decide, order: () => orderOf(form['cartId'] ?? '') }
}

async function orderOf(cartId: string) {
  const stored = await findOrderOfCart(shop.database.main, 'hjemly', cartId)
  if (!stored) throw new Error('There is no order')
  return stored
}

describe('a wallet that says who buys', () => {
  it('PAY-05 PAY-01 asks for the profile, and tells it of who has approved, as ePayment and Userinfo do', async () => {
    const house = await openBankHouse()
    const opened = await openWallet(house, 'vipps', { asksBuyer: true })
    const plain = await openWallet(house, 'vipps')
    expect(await opened.provider.readBuyer?.(opened.reference)).toEqual({ ok: false, code: 'unreachable' })
    await opened.decide('approve')
    await plain.decide('approve')
    expect(await opened.provider.readBuyer?.(opened.reference)).toEqual({
      ok: true,
      value: {
        email: 'alma.holm@example.dk',
        mobile: '+4740506070',
        address: {
          firstName: 'Alma',
          lastName: 'Holm',
          streetName: 'Storgata 4',
          postalCode: '5003',
          city: 'Bergen',
          countryCode: 'NO',
        },
      },
    })
    expect(await plain.provider.readBuyer?.(plain.reference)).toEqual({ ok: false, code: 'unreachable' })
    await house.close()
  })

  it('PAY-05 from a product’s page: that product alone, at home with whom the app names, and the cart stays', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('X-OTHER', 2))
    const { decide, order, url } = await toWallet(visitor)
    expect(url.pathname).toBe('/bank/wallet')
    expect((await order()).order.buyer.email).toBe('')
    const back = await decide('approve')
    expect(back.headers.get('location')).toMatch(/^\/ordrebekraeftelse\?token=/)
    const stored = await order()
    expect(stored).toMatchObject({
      state: 'paid',
      order: {
        buyer: { email: 'alma.holm@example.dk', mobile: '+4520304050' },
        shippingAddress: { streetName: 'Vestergade 12', postalCode: '8600', city: 'Silkeborg', countryCode: 'DK' },
        lines: [{ sku: SKU, quantity: 1 }],
        paymentMethodKey: 'vipps',
      },
      payments: [{ provider: 'vipps', state: 'authorised' }],
    })
    const { rows } = await shop.database.pool.query(
      `select (select email from orders where id = $1) as email,
        (select count(*)::int from stock_reservations where order_id = $1) as reserved`,
      [stored.id],
    )
    expect(rows).toEqual([{ email: 'alma.holm@example.dk', reserved: 1 }])
    expect((await visitor.ask('cart'))?.items).toMatchObject([{ sku: 'X-OTHER', quantity: 2 }])
  })

  it('PAY-05 from the cart, with what was typed in the checkout left out', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add(SKU, 2), { $type: 'SetCustomerEmailCommand', email: 'typed@example.dk' })
    const form = await readForm(visitor, 'cart')
    const url = await placeAt(visitor, form)
    const decided = await post(visitor, `/bank/wallet/decide${url.search}`, { step: 'approve', mode: 'never' })
    expect((await orderOf(form['cartId'] ?? '')).state).toBe('paying')
    await visitor.send(leadsTo(decided), {})
    const stored = await orderOf(form['cartId'] ?? '')
    expect(stored).toMatchObject({ state: 'paid', order: { buyer: { email: 'alma.holm@example.dk' } } })
    expect((await visitor.ask('cart'))?.items ?? []).toEqual([])
  })

  it.each(['twice', 'late', 'shuffled', 'never'])(
    'PAY-05 PAY-04 is one order, however it is told: %s',
    async (mode) => {
      const { decide, order } = await toWallet(createVisitor(shop))
      await decide('approve', 'home', mode)
      const stored = await order()
      expect(stored.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
      expect(stored).toMatchObject({ state: 'paid', order: { buyer: { email: 'alma.holm@example.dk' } } })
    },
  )

  it.each(['island', 'abroad'])(
    'PAY-05 an address with another price, day or country buys nothing, and the money is released: %s',
    async (person) => {
      const { decide, order } = await toWallet(createVisitor(shop))
      const back = await decide('approve', person)
      expect(back.headers.get('location')).toBe('/koeb-nu?of=product&refused=payment-address')
      const stored = await order()
      expect(stored).toMatchObject({ state: 'cancelled', order: { buyer: { email: '' } } })
      await orderServicesOf(shop, () => TEST_NOW).payments.settle(stored.id)
      expect((await order()).payments).toMatchObject([{ state: 'cancelled' }])
    },
  )

  it('PAY-05 an address on an island is bought to after its postcode was said', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('delivery/place', { postcode: '3700' })
    const { decide, order } = await toWallet(visitor)
    await decide('approve', 'island')
    expect(await order()).toMatchObject({ state: 'paid', order: { shippingAddress: { postalCode: '3700' } } })
  })

  it('PAY-05 declined it goes on where it began, and can be approved then', async () => {
    const visitor = createVisitor(shop)
    const first = await toWallet(visitor)
    const back = await first.decide('decline')
    expect(back.headers.get('location')).toBe('/koeb-nu?of=product&refused=payment-cancelled')
    const second = await toWallet(visitor)
    await second.decide('approve')
    expect((await second.order()).state).toBe('paid')
  })

  it('PAY-05 pressed twice it is one order; begun again in another tab, the first payment ends', async () => {
    const visitor = createVisitor(shop)
    const first = await toWallet(visitor)
    expect((await placeAt(visitor, first.form)).search).toBe(first.url.search)
    const before = await first.order()
    shop.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
    const second = await toWallet(visitor)
    await first.decide('approve')
    await second.decide('approve')
    shop.setNow(TEST_NOW)
    const { rows } = await shop.database.pool.query('select state from orders where cart_id = $1 order by placed_at', [
      before.cartId,
    ])
    expect(rows).toEqual([{ state: 'cancelled' }, { state: 'paid' }])
  })

  it('PAY-05 sold out while the app was open: nobody pays', async () => {
    const [slow, quick] = [await toWallet(createVisitor(shop), 'X-LAST'), await toWallet(createVisitor(shop), 'X-LAST')]
    await quick.decide('approve')
    const back = await slow.decide('approve')
    expect(back.headers.get('location')).toBe('/koeb-nu?of=product&refused=payment-sold-out')
    expect((await quick.order()).state).toBe('paid')
  })

  it('PAY-05 another delivery, another sum, or no agreement: shown again before anything is placed', async () => {
    const visitor = createVisitor(shop)
    await post(visitor, '/express/product', { sku: SKU, quantity: '1' })
    const form = await readForm(visitor, 'product')
    const refusedBy = async (change: Readonly<Record<string, string>>) =>
      leadsTo(await post(visitor, '/express/place', { ...form, acceptTerms: '1', ...change }))
    expect(await refusedBy({ shownToPay: '1' })).toBe('/koeb-nu?of=product&refused=price-changed')
    expect(await refusedBy({ cartVersion: '999' })).toBe('/koeb-nu?of=product&refused=cart-changed')
    const { acceptTerms: _no, ...unagreed } = { ...form, acceptTerms: '1' }
    expect(leadsTo(await post(visitor, '/express/place', unagreed))).toBe(
      '/koeb-nu?of=product&refused=checkout-incomplete',
    )
  })

  it('PAY-05 has no page and no forms in a market without such a wallet', async () => {
    const visitor = createVisitor(shop)
    const answer = await visitor.send('/express/product', {
      method: 'POST',
      headers: FORM,
      body: String(new URLSearchParams({ language: 'sv', sku: SKU })),
    })
    expect(answer.status).toBe(404)
    const frames = await Promise.all(['da', 'sv'].map((language) => createVisitor(shop, language).ask('frame')))
    expect(frames.map((frame) => frame?.expressPage)).toEqual(['/koeb-nu', undefined])
  })
})
