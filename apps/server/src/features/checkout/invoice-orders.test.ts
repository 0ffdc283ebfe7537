import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { orderServicesOf } from '../../../test/visitors/test-bank-visit.ts'
import { ADDRESS, buy, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'
import { findOrderById, type StoredOrder } from '../orders/order-store.ts'
import { stockLevels } from '../stock/stock-tables.ts'
import { CONFIRMED_INVOICES, FREE_INVOICES } from './limit-invoices.ts'

const later = (ms: number) => new Date(TEST_NOW.getTime() + ms)
let shop: TestShop
let limited: TestShop
let now = TEST_NOW
beforeAll(async () => {
  shop = await startTestShop()
  limited = await startTestShop({ env: { RATE_LIMITS: 'on' } })
  for (const { database } of [shop, limited])
    await addTestGoods(database.main, [
      { sku: 'I-CHAIR', onHand: 500, prices: [{ market: 'DK', minor: 4000_00 }] },
      { sku: 'I-DESK', onHand: 9, prices: [{ market: 'DK', minor: 4000_00 }] },
      { sku: 'I-CUP', onHand: 500, prices: [{ market: 'DK', minor: 50_00 }] },
    ])
})
afterAll(async () => {
  await shop.close()
  await limited.close()
})
const setNow = (next: Date) => {
  now = next
  shop.setNow(next)
}
afterEach(() => setNow(TEST_NOW))

let buyers = 0
const newEmail = () => `buyer-${(buyers += 1)}@example.dk`
const orderOf = async (id: string): Promise<StoredOrder> => {
  const stored = await findOrderById(shop.database.main, 'hjemly', id)
  if (!stored) throw new Error('The order is gone')
  return stored
}
const reserved = async () =>
  (await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'I-DESK')))[0]?.reserved ?? 0

/** The mails of an order, as they are read. */
async function mailsOf(email: string) {
  const rows = await shop.database.main.select().from(mails).where(eq(mails.recipient, email))
  return rows.map((row) => ({ key: row.key.split(':')[0] ?? '', ...fillMail(row, shop.secret) }))
}
async function linkOf(email: string): Promise<string> {
  const confirmMail = (await mailsOf(email)).find(({ key }) => key === 'order-confirm')
  const link = /http:\/\/shop\.test(\/ordrebekraeftelse\?confirm=[\w.-]+)/.exec(confirmMail?.text ?? '')?.[1]
  if (link === undefined) throw new Error('The mail has no link')
  return link
}
async function open(path: string) {
  const answer = await fetch(shop.origin + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
}
async function press(link: string, fields: Readonly<Record<string, string>> = {}) {
  const token = new URL(link, shop.origin).searchParams.get('confirm') ?? ''
  const answer = await fetch(`${shop.origin}/orders/confirm`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token, language: 'da', ...fields }),
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location') ?? '' }
}

describe('a large order by invoice', () => {
  it('CHK-03 SEC-02 waits for its mailbox: neither kept from others nor bought, and its own link does not confirm it', async () => {
    const email = newEmail()
    const { visitor, orderId, next } = await buy(shop, { email, goods: { 'I-CHAIR': 4 } })
    expect((await orderOf(orderId)).state).toBe('awaitingConfirmation')
    expect((await mailsOf(email)).map(({ key }) => key)).toEqual(['order-confirm'])
    const page = await open(next.url)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Se i din mail')
    expect(page.html).toContain(email)
    expect((await visitor.ask('checkout'))?.paying).toMatchObject({ confirmEmail: email })
    const own = new URL(next.url, shop.origin).searchParams.get('token') ?? ''
    await press('/x', { token: own })
    expect((await open(`/ordrebekraeftelse?confirm=${own}`)).status).toBe(404)
    expect((await orderOf(orderId)).state).toBe('awaitingConfirmation')
  })

  it('CHK-07 is bought by the button behind the link of the mail, without scripts, and once', async () => {
    const email = newEmail()
    const { orderId } = await buy(shop, { email, goods: { 'I-CHAIR': 4 } })
    const link = await linkOf(email)
    const page = await open(link)
    expect(page.html).toContain('action="/orders/confirm"')
    expect((await orderOf(orderId)).state).toBe('awaitingConfirmation')
    const pressed = await Promise.all([press(link), press(link)])
    for (const { status, location } of [...pressed, await press(link)]) {
      expect(status).toBe(303)
      expect(location).toMatch(/^\/ordrebekraeftelse\?token=/)
    }
    const stored = await orderOf(orderId)
    expect(stored.history.map(({ toState }) => toState)).toEqual(['placed', 'awaitingConfirmation', 'paying', 'paid'])
    expect((await mailsOf(email)).map(({ key }) => key).toSorted()).toEqual(['order-confirm', 'order-confirmation'])
    expect(await open(link)).toMatchObject({ status: 302, location: pressed[0]?.location })
    expect((await open(pressed[0]?.location ?? '')).html).toContain('Tak for din ordre')
  })

  it('CHK-08 that nobody confirms ends by itself: the goods were for others all the time, the cart is open', async () => {
    const email = newEmail()
    const services = orderServicesOf(shop, () => now)
    const before = await reserved()
    const { visitor, orderId } = await buy(shop, { email, goods: { 'I-DESK': 5 } })
    expect(await reserved()).toBe(before)
    const link = await linkOf(email)
    setNow(later(HOUR_MS))
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('awaitingConfirmation')
    setNow(later(2 * HOUR_MS + 1000))
    await press(link)
    expect((await orderOf(orderId)).state).toBe('awaitingConfirmation')
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await reserved()).toBe(before)
    expect((await visitor.ask('checkout'))?.paying).toBeUndefined()
    expect((await open(link)).html).toContain('blev ikke bekræftet i tide')
    await press(link)
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect((await mailsOf(email)).map(({ key }) => key)).toEqual(['order-confirm'])
  })

  it('CHK-08 can be given up by who placed it', async () => {
    const { visitor, orderId } = await buy(shop, { email: newEmail(), goods: { 'I-CHAIR': 4 } })
    expect(await (await visitor.post('ct/checkout/reopen', {})).json()).toEqual({ success: true })
    expect((await orderOf(orderId)).state).toBe('cancelled')
  })

  it('CHK-03 is not made small by making many of it', async () => {
    const email = newEmail()
    const states: string[] = []
    for (let order = 0; order < 5; order += 1) {
      const { orderId } = await buy(shop, { email, goods: { 'I-CHAIR': 3 } })
      states.push((await orderOf(orderId)).state)
    }
    expect(states).toEqual(['paid', 'paid', 'paid', 'awaitingConfirmation', 'awaitingConfirmation'])
  })
})

describe('many orders by invoice', () => {
  it('SEC-02 from one address are confirmed after some, and refused after more; a refused one counts for nothing', async () => {
    const email = newEmail()
    const answers: string[] = []
    const most = FREE_INVOICES.perEmail + CONFIRMED_INVOICES.perEmail
    for (let order = 0; order < most + 2; order += 1) {
      const visitor = createVisitor(limited)
      const cart = await fillCheckout(visitor, { email, goods: { 'I-CUP': 1 } })
      const answer = await place(visitor, { cart })
      const stored = answer.success ? await findOrderById(limited.database.main, 'hjemly', answer.orderId) : undefined
      answers.push(stored?.state ?? (answer.success ? '' : (answer.validation.validationErrors[0]?.code ?? '')))
    }
    expect(answers).toEqual([
      ...Array.from({ length: FREE_INVOICES.perEmail }, () => 'paid'),
      ...Array.from({ length: CONFIRMED_INVOICES.perEmail }, () => 'awaitingConfirmation'),
      'too-many-orders',
      'too-many-orders',
    ])
    const card = await fillCheckout(createVisitor(limited), { email, goods: { 'I-CUP': 1 }, payment: 'card' })
    expect(card.checkoutResponse?.canPlaceOrder).toBe(true)
  })
})

describe('names and addresses that stand in mails', () => {
  it.each(['firstName', 'lastName', 'streetName', 'additional', 'city'] as const)(
    'SEC-01 hold no address of a web page: %s',
    async (field) => {
      const address = { ...ADDRESS, [field]: 'Vind på www.evil.example' }
      const visitor = createVisitor(shop)
      for (const $type of ['SetBillingAddressCommand', 'SetShippingAddressCommand'] as const) {
        const { validation } = await visitor.apply({ $type, address })
        expect(validation.validationErrors).toMatchObject([{ code: 'invalid-address', fields: [field] }])
      }
    },
  )

  it('SEC-01 hold none in the name of a company either', async () => {
    const named = { customerType: 'company', companyName: 'Gratis penge evil.com' } as const
    const { validation } = await createVisitor(shop).apply({ $type: 'SetCustomerTypeOnCartCommand', ...named })
    expect(validation.validationErrors).toMatchObject([{ code: 'invalid-address', fields: ['companyName'] }])
  })
})
