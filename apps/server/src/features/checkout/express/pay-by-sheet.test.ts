import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { SheetToken } from '@firkant/domain/checkout/express/sheet-tokens.ts'
import { fail } from '@firkant/domain/result/result.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { playSheet, type PlayedSheet } from '../../../../test/stand-ins/sheet-visit.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { leadsTo, orderServicesOf } from '../../../../test/visitors/test-bank-visit.ts'
import { newKey } from '../../../../test/visitors/test-buyer.ts'
import { createVisitor, type Visitor } from '../../../../test/visitors/visitor-client.ts'
import type { Requester } from '../../../platform/visitors/requester.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { findOrderOfCart } from '../../orders/order-store.ts'
import { takeStaffStep } from '../../orders/staff-steps.ts'
import type { OrderPayments } from '../../payments/order-payments.ts'
import { giftCards } from '../../promotions/promotion-tables.ts'
import { bankWallets } from '../../test-bank/wallets/wallet-tables.ts'
import type { CheckoutService } from '../checkout-service.ts'
import { payBySheet } from './pay-by-sheet.ts'

const SKU = 'S-LAMP'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: SKU, onHand: 500 },
    { sku: 'S-LAST', onHand: 1 },
    { sku: 'S-OTHER', onHand: 500 },
  ])
  const ferry = { type: 'deliveryRate', zone: 'island', carrier: 'Færgen', price: 149, leadDays: 4 } as const
  const zone = { type: 'deliveryZone', key: 'island', market: 'DK', postcodes: ['3700-3799'] } as const
  const rates = (
    [
      ['letter', 'letterBox'],
      ['parcel', 'pickupPoint'],
      ['bulky', 'kerb'],
      ['twoMan', 'kerb'],
    ] as const
  ).map(([sizeClass, service]) => ({ ...ferry, sizeClass, service }))
  await importRecords(shop.database.main, [...rates, zone] as never, { now: TEST_NOW })
})
afterAll(() => shop.close())

const add = (sku: string, quantity = 1): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })

/** The body of the call, with the token and the person of a sheet that was played. */
async function sheetBody(
  visitor: Visitor,
  { of = 'product', sku = SKU, ...played }: Partial<PlayedSheet> & { of?: 'cart' | 'product'; sku?: string } = {},
) {
  if (of === 'product') {
    const fields = { language: 'da', sku, quantity: '1' }
    const begun = await visitor.send('/express/product', {
      method: 'POST',
      headers: FORM,
      body: String(new URLSearchParams(fields)),
    })
    expect(leadsTo(begun)).toBe('/koeb-nu?of=product')
  }
  const model = await visitor.ask(of === 'cart' ? 'expressCart' : 'expressProduct')
  if (!model) throw new Error('There is nothing to buy')
  const { cart, checkout } = model
  const chosen = checkout.shippingMethods.find(({ selected }) => selected)
  const total = checkout.totals.toPay.toFixed(2)
  const sheet = await playSheet(shop.origin, { wallet: 'applePay', total, ...played })
  const shown = { toPay: checkout.totals.toPay, currency: cart.currency, arrivesOn: chosen?.arrivesOn }
  const order = { cartId: cart.id, cartVersion: cart.version, idempotencyKey: newKey(), acceptTerms: true, shown }
  return { of, ...order, ...sheet }
}
type Body = Awaited<ReturnType<typeof sheetBody>>

async function send(visitor: Visitor, body: object) {
  const answer = await visitor.post('ct/checkout/sheet', body)
  return { status: answer.status, said: (await answer.json()) as { success?: boolean; url?: string } }
}
const orderOf = async ({ cartId }: Body) => findOrderOfCart(shop.database.main, 'hjemly', cartId)
const refusedAs = (code: string, wallet = 'applePay', of = 'product') => ({
  status: 200,
  said: { success: false, url: `/koeb-nu?of=${of}&refused=${code}&wallet=${wallet}` },
})
const heldFor = async (paymentId: string | undefined) =>
  (await shop.database.main.select().from(bankWallets)).filter(({ reference }) => reference === paymentId)

describe('buying with a wallet of the browser', () => {
  it.each(['applePay', 'googlePay'] as const)('PAY-05 with %s is an order of whom the sheet named', async (wallet) => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('S-OTHER', 2))
    const body = await sheetBody(visitor, { wallet })
    const { status, said } = await send(visitor, body)
    expect([status, said.success, said.url]).toEqual([200, true, expect.stringMatching(/^\/ordrebekraeftelse\?token=/)])
    const stored = await orderOf(body)
    expect(stored).toMatchObject({
      state: 'paid',
      order: {
        buyer: { email: 'alma.holm@example.dk', mobile: '+4520304050' },
        shippingAddress: { firstName: 'Alma', lastName: 'Holm', postalCode: '8600', countryCode: 'DK' },
        lines: [{ sku: SKU, quantity: 1 }],
        paymentMethodKey: wallet,
      },
      payments: [{ provider: 'checkout-com', state: 'authorised', reference: expect.stringMatching(/^pay_/) }],
    })
    expect((await visitor.ask('cart'))?.items).toMatchObject([{ sku: 'S-OTHER', quantity: 2 }])
  })

  it('PAY-05 from the cart, with a gift card for a part; captured when it is shipped', async () => {
    const code = 'SHEET-50'
    const card = { brand: 'hjemly', market: 'DK', code, balanceMinor: 50_00 } as const
    await shop.database.main.insert(giftCards).values(card).onConflictDoNothing()
    const visitor = createVisitor(shop)
    await visitor.apply(add(SKU, 2), { $type: 'AddGiftCardCodeCommand', code })
    const body = await sheetBody(visitor, { of: 'cart', wallet: 'googlePay' })
    expect((await send(visitor, body)).said.success).toBe(true)
    const stored = await orderOf(body)
    if (!stored) throw new Error('There is no order')
    const services = orderServicesOf(shop, () => TEST_NOW)
    for (const step of ['pack', 'ship'] as const)
      await takeStaffStep(shop.database, { number: stored.order.number, step, now: TEST_NOW, shop: services.shop })
    await services.payments.settle(stored.id)
    const paid = stored.order.totals.toPayMinor
    expect(await orderOf(body)).toMatchObject({
      state: 'shipped',
      payments: [{ state: 'captured', amountMinor: paid }],
    })
    const [held] = await heldFor(stored.payments[0]?.id)
    expect(held?.log.filter(({ name }) => name === 'captured')).toMatchObject([{ minor: paid }])
    expect((await visitor.ask('cart'))?.items ?? []).toEqual([])
  })

  it('PAY-05 cancelled before it is shipped, what is held is released', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    await send(visitor, body)
    const number = (await orderOf(body))?.order.number ?? ''
    const services = orderServicesOf(shop, () => TEST_NOW)
    await takeStaffStep(shop.database, { number, step: 'cancel', now: TEST_NOW, shop: services.shop })
    await services.payments.settle((await orderOf(body))?.id ?? '')
    expect(await orderOf(body)).toMatchObject({ state: 'cancelled', payments: [{ state: 'cancelled' }] })
  })

  it('PAY-05 sent twice, one after the other or at once, it is one order and one payment', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    const [one, two] = await Promise.all([send(visitor, body), send(visitor, body)])
    const three = await send(visitor, body)
    for (const { said } of [one, two, three]) expect(said).toEqual(one.said)
    const stored = await orderOf(body)
    expect(stored?.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    const [held, ...others] = await heldFor(stored?.payments[0]?.id)
    expect([held?.log.filter(({ name }) => name === 'approved').length, others]).toEqual([1, []])
  })

  it.each(['twice', 'late', 'shuffled', 'forged', 'never', 'first'])(
    'PAY-05 PAY-04 is one order, however it is told: %s',
    async (mode) => {
      const visitor = createVisitor(shop)
      const body = await sheetBody(visitor, { mode })
      expect((await send(visitor, body)).said.success).toBe(true)
      const stored = await orderOf(body)
      expect(stored?.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    },
  )

  it('PAY-05 declined by the bank, nothing is bought, and the next sheet can buy it', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor, { outcome: 'decline' })
    expect(await send(visitor, body)).toEqual(refusedAs('payment-card'))
    // Said again it is the same.
    expect(await send(visitor, body)).toEqual(refusedAs('payment-card'))
    expect(await orderOf(body)).toMatchObject({ state: 'cancelled', payments: [{ state: 'declined' }] })
    shop.setNow(new Date(TEST_NOW.getTime() + 60_000))
    const again = await sheetBody(visitor)
    expect((await send(visitor, again)).said.success).toBe(true)
    shop.setNow(TEST_NOW)
  })

  it.each(['island', 'abroad'] as const)(
    'PAY-05 an address with another price, day or country buys nothing, and no token is asked about: %s',
    async (person) => {
      const visitor = createVisitor(shop)
      const body = await sheetBody(visitor, { person })
      expect(await send(visitor, body)).toEqual(refusedAs('payment-address'))
      expect(await orderOf(body)).toBeUndefined()
      const used = await shop.database.main.select().from(bankWallets)
      const { payment } = body
      const own = payment.wallet === 'applePay' ? payment.token.transactionIdentifier : ''
      expect(used.filter(({ details }) => details['transaction'] === own)).toEqual([])
    },
  )

  it('PAY-05 an address on an island is bought to after its postcode was said', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('delivery/place', { postcode: '3700' })
    const body = await sheetBody(visitor, { person: 'island' })
    expect((await send(visitor, body)).said.success).toBe(true)
    expect(await orderOf(body)).toMatchObject({ order: { shippingAddress: { postalCode: '3700' } } })
  })

  it('PAY-05 a payer whom no parcel or mail finds buys nothing', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    const { payer } = body
    const nobodies = [
      { ...payer, name: 'Alma' },
      { ...payer, name: '' },
      { ...payer, email: 'alma' },
      { ...payer, address: { ...payer.address, addressLine: [] } },
      { ...payer, address: { ...payer.address, postalCode: '' } },
      { ...payer, name: 'Alma www.example.com' },
    ]
    for (const nobody of nobodies)
      expect(await send(visitor, { ...body, payer: nobody })).toEqual(refusedAs('payment-address'))
    expect(await orderOf(body)).toBeUndefined()
  })

  it('PAY-05 another sum than was shown, or a cart that changed meanwhile, is refused before the token is used', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    expect(await send(visitor, { ...body, shown: { ...body.shown, toPay: 1 } })).toEqual(refusedAs('price-changed'))
    expect(await send(visitor, { ...body, cartVersion: 999 })).toEqual(refusedAs('cart-changed'))
    expect(await orderOf(body)).toBeUndefined()
    expect((await send(visitor, body)).said.success).toBe(true)
  })

  it('PAY-05 sold out while the sheet was open: nobody pays', async () => {
    const [slow, quick] = [createVisitor(shop), createVisitor(shop)]
    const [later, sooner] = [
      await sheetBody(slow, { sku: 'S-LAST' }),
      await sheetBody(quick, { sku: 'S-LAST', wallet: 'googlePay' }),
    ]
    expect((await send(quick, sooner)).said.success).toBe(true)
    const { said } = await send(slow, later)
    expect([said.success, said.url]).toEqual([
      false,
      expect.stringMatching(/refused=(?:insufficient-inventory|payment-sold-out)/),
    ])
    expect((await orderOf(later))?.payments.every(({ state }) => state !== 'authorised') ?? true).toBe(true)
  })

  it('PAY-05 a forged token, or one of another purchase, buys nothing, and the page says so', async () => {
    const visitor = createVisitor(shop)
    const forged = await sheetBody(visitor, { outcome: 'forge' })
    expect(await send(visitor, forged)).toEqual(refusedAs('payment-token'))
    expect(await orderOf(forged)).toMatchObject({ state: 'cancelled', payments: [{ state: 'cancelled' }] })
    const other = createVisitor(shop)
    const bought = await sheetBody(other)
    expect((await send(other, bought)).said.success).toBe(true)
    const thief = createVisitor(shop)
    const stolen = await sheetBody(thief)
    expect(await send(thief, { ...stolen, payment: bought.payment })).toEqual(refusedAs('payment-token'))
    const cheap = createVisitor(shop)
    const small = await sheetBody(cheap, { total: '1.00' })
    expect(await send(cheap, small)).toEqual(refusedAs('payment-token'))
  })

  it('PAY-05 without an answer of the processor it waits, and nothing is said to be refused', async () => {
    const visitor = createVisitor(shop)
    const { of, ...body } = await sheetBody(visitor)
    const placed = { success: true, orderId: 'order', next: { type: 'confirmation', url: '/' } } as const
    const checkout = { placeOrder: async () => placed } as unknown as CheckoutService
    for (const code of ['unreachable', 'refused'] as const) {
      const authorise = async () => fail(code)
      const payments = { authorise, cancelOpen: async () => fail('unreachable') } as unknown as OrderPayments
      const asked = { of, ...body, acceptTerms: true, shown: undefined } as const
      const outcome = await payBySheet({ checkout, payments }, {} as Requester, asked)
      expect(outcome).toEqual({ type: 'waiting' })
    }
  })

  it('PAY-05 what is no token at all is refused with a status, and nothing is placed', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    const tokens: readonly unknown[] = [
      undefined,
      null,
      {},
      { wallet: 'applePay' },
      { wallet: 'applePay', token: '__proto__' },
      { wallet: 'googlePay', token: { type: 'PAYMENT_GATEWAY', token: '{"signature":{}}' } },
      { ...body.payment, wallet: 'googlePay' },
    ]
    for (const payment of tokens) expect((await send(visitor, { ...body, payment })).status).toBe(400)
    expect((await send(visitor, { ...body, acceptTerms: false })).status).toBe(400)
    expect((await send(visitor, { ...body, payer: { ...body.payer, name: 'x'.repeat(201) } })).status).toBe(400)
    expect(await orderOf(body)).toBeUndefined()
  })

  it('PAY-05 opens a session of Apple’s for its own domain, and shows no file that it was not given', async () => {
    const visitor = createVisitor(shop)
    const answer = await visitor.post('ct/checkout/sheet/apple', { validationURL: 'http://127.0.0.1:1/' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ merchantIdentifier: 'merchant.test.hjemly' })
    const file = await fetch(`${shop.origin}/.well-known/apple-developer-merchantid-domain-association`)
    expect(file.status).toBe(404)
  })

  it('PAY-05 has neither in a market without such a page, and another’s cart is nobody’s', async () => {
    const visitor = createVisitor(shop)
    const body = await sheetBody(visitor)
    expect((await createVisitor(shop, 'sv').post('ct/checkout/sheet', body)).status).toBe(404)
    const { payment } = body as { payment: SheetToken }
    expect((await createVisitor(shop).post('ct/checkout/sheet', { ...body, payment })).status).toBe(404)
    expect(await orderOf(body)).toBeUndefined()
  })
})
