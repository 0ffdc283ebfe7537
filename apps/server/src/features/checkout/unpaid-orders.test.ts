import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signWebhook } from '@firkant/domain/payments/webhook-signature.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { follow, leadsTo, orderServicesOf, payByCard } from '../../../test/visitors/test-bank-visit.ts'
import { buy, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { mails } from '../mail/mail-tables.ts'
import { fillMail } from '../mail/mail-tokens.ts'
import { findOrderById } from '../orders/order-store.ts'
import { stockReservations } from '../orders/order-tables.ts'
import { giftCards } from '../promotions/promotion-tables.ts'
import { stockLevels } from '../stock/stock-tables.ts'
import { bankKeys } from '../test-bank/bank-keys.ts'
import { bankPayments } from '../test-bank/bank-tables.ts'
import { BEGUN_PAYMENTS } from './limit-invoices.ts'

/** Dear enough that all of one of them by invoice must be confirmed. */
const STOCK = { 'U-LAMP': 1, 'U-SOFA': 2, 'U-CHAIR': 8, 'U-TABLE': 30 } as const
const PRICE_MINOR = 16_000_00

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const prices = [{ market: 'DK', minor: PRICE_MINOR } as const]
  await addTestGoods(shop.database.main, [
    ...Object.entries(STOCK).map(([sku, onHand]) => ({ sku, onHand, prices })),
    { sku: 'U-RACE', onHand: 5 },
    { sku: 'U-LAST', onHand: 1 },
    { sku: 'U-REST', onHand: 50 },
    { sku: 'U-DESK', onHand: 1, prices },
    { sku: 'U-LATE', onHand: 9 },
    { sku: 'U-COMING', onHand: 0, backOrderDays: 10 },
  ])
})
afterAll(() => shop.close())

const services = () => orderServicesOf(shop, () => TEST_NOW)
async function orderOf(id: string) {
  const stored = await findOrderById(shop.database.main, 'hjemly', id)
  if (!stored) throw new Error('The order is gone')
  return stored
}
async function levelOf(sku: string) {
  const [row] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, sku))
  return row && { onHand: row.onHand, reserved: row.reserved }
}
async function mailsOf(orderId: string) {
  const rows = await shop.database.main.select().from(mails)
  return rows
    .filter(({ key }) => key.endsWith(orderId))
    .map((row) => ({ kind: row.key.split(':')[0], text: fillMail(row, shop.secret).text }))
}
async function bankStateOf(orderId: string) {
  const [payment] = (await orderOf(orderId)).payments
  const [atBank] = await shop.database.main
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.reference, payment?.reference ?? ''))
  return atBank?.state
}
const toBank = (goods: Readonly<Record<string, number>>) => buy(shop, { goods, payment: 'card' })

describe('orders that are begun and left', () => {
  it('CHK-03 SEC-02 of fifty visitors, over all there is: nothing is sold out for others, and it can be bought', async () => {
    const skus = Object.keys(STOCK)
    const states = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const payment = at % 2 === 0 ? 'card' : 'invoice'
        const { orderId } = await buy(shop, { email: `stranger-${at}@example.dk`, payment, goods: STOCK })
        return (await orderOf(orderId)).state
      }),
    )
    expect(new Set(states)).toEqual(new Set(['paying', 'awaitingConfirmation']))
    for (const [sku, onHand] of Object.entries(STOCK)) expect(await levelOf(sku)).toEqual({ onHand, reserved: 0 })
    const buyer = createVisitor(shop)
    const cart = await fillCheckout(buyer, { email: 'buyer@example.dk', goods: STOCK, payment: 'card' })
    const shown = cart.cartResponse.items.map(({ viewData }) => viewData.stockStatus)
    expect(shown.toSorted()).toEqual(['inStock', 'inStock', 'lowStock', 'lowStock'])
    for (const { url } of cart.cartResponse.items) {
      const page = await fetch(shop.origin + url)
      expect([page.status, (await page.text()).includes('https://schema.org/OutOfStock')]).toEqual([200, false])
    }
    const answer = await place(buyer, { cart })
    if (!answer.success) throw new Error(JSON.stringify(answer.validation))
    await payByCard(shop, answer.next.url, { card: 'approve' })
    expect((await orderOf(answer.orderId)).state).toBe('paid')
    const kept = await shop.database.main.select().from(stockReservations).where(inArray(stockReservations.sku, skus))
    expect(new Set(kept.map(({ orderId }) => orderId))).toEqual(new Set([answer.orderId]))
    for (const [sku, onHand] of Object.entries(STOCK)) expect(await levelOf(sku)).toEqual({ onHand, reserved: onHand })
  })

  it('CHK-03 CHK-05 twelve pay for five at once: five have them, the others are told and pay nothing', async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => toBank({ 'U-RACE': 1 })))
    await Promise.all(begun.map(({ next }) => payByCard(shop, next.url, { card: 'approve' })))
    const ended = await Promise.all(begun.map(({ orderId }) => orderOf(orderId)))
    expect(ended.filter(({ state }) => state === 'paid')).toHaveLength(5)
    expect(await levelOf('U-RACE')).toEqual({ onHand: 5, reserved: 5 })
    const lost = ended.filter(({ state }) => state === 'cancelled')
    expect(lost).toHaveLength(7)
    for (const { id, payments } of lost) {
      expect(payments[0]?.capturedAt).toBeNull()
      expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['order-soldOut'])
      await services().payments.settle(id)
      expect(await bankStateOf(id)).toBe('cancelled')
      expect((await orderOf(id)).payments[0]?.state).toBe('cancelled')
    }
  })
})

describe('payments begun from one place', () => {
  it('SEC-02 are refused after many, and the cart is as it was', async () => {
    const limited = await startTestShop({ env: { RATE_LIMITS: 'on' }, database: shop.database })
    onTestFinished(limited.close)
    const codes: string[] = []
    for (let at = 0; at <= BEGUN_PAYMENTS.perEmail; at += 1) {
      const visitor = createVisitor(limited)
      const cart = await fillCheckout(visitor, { email: 'many@example.dk', payment: 'card', goods: { 'U-REST': 1 } })
      const answer = await place(visitor, { cart })
      codes.push(answer.success ? 'begun' : (answer.validation.validationErrors[0]?.code ?? ''))
      if (!answer.success) expect((await visitor.ask('checkout'))?.paying).toBeUndefined()
    }
    expect(codes).toEqual([...Array.from({ length: BEGUN_PAYMENTS.perEmail }, () => 'begun'), 'too-many-payments'])
  })
})

describe('sold out before it was paid', () => {
  it('CHK-08 the buyer is told at the checkout and by mail, has their gift card and the rest of the cart', async () => {
    const giftCard = { brand: 'hjemly', market: 'DK', code: 'UNPAID-40', balanceMinor: 40_00 }
    await shop.database.main.insert(giftCards).values(giftCard)
    const slow = await buy(shop, {
      goods: { 'U-LAST': 1, 'U-REST': 2 },
      payment: 'card',
      more: [{ $type: 'AddGiftCardCodeCommand', code: giftCard.code }],
    })
    const quick = await toBank({ 'U-LAST': 1 })
    await payByCard(shop, quick.next.url, { card: 'approve' })
    const back = await payByCard(shop, slow.next.url, { card: 'approve' })
    expect(await follow(shop, back)).toBe('/kasse#payment-sold-out')
    const stored = await orderOf(slow.orderId)
    expect(stored.history.map(({ event, actor }) => [event, actor])).toEqual([
      ['place', 'buyer'],
      ['startPayment', 'bank'],
      ['sellOut', 'shop'],
    ])
    const [mail] = await mailsOf(slow.orderId)
    expect(mail?.kind).toBe('order-soldOut')
    expect(mail?.text).toContain('det sidste af U-LAST da, før')
    expect(mail?.text).toContain('frigivet')
    expect(mail?.text).toContain('gavekortet')
    const [card] = await shop.database.main.select().from(giftCards).where(eq(giftCards.code, giftCard.code))
    expect(card?.balanceMinor).toBe(giftCard.balanceMinor)
    expect((await levelOf('U-REST'))?.reserved).toBe(0)
    const checkout = await slow.visitor.ask('checkout')
    expect(checkout?.paying).toBeUndefined()
    expect(checkout?.cart.checkoutStatus.unavailableLineItemIds).toHaveLength(1)
    expect(checkout?.cart.items).toHaveLength(2)
  })

  it('CHK-07 a confirmation that comes after the last one is sold says so, and the order is closed', async () => {
    const email = 'late-confirm@example.dk'
    const { orderId } = await buy(shop, { email, goods: { 'U-DESK': 1 } })
    const text = (await mailsOf(orderId))[0]?.text ?? ''
    const token = /confirm=([\w.-]+)/.exec(text)?.[1] ?? ''
    expect(text).toContain('før det kan andre købe dem')
    const quick = await toBank({ 'U-DESK': 1 })
    await payByCard(shop, quick.next.url, { card: 'approve' })
    const confirm = () =>
      fetch(`${shop.origin}/orders/confirm`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ token, language: 'da' }),
        redirect: 'manual',
      })
    const answer = await confirm()
    expect(answer.status).toBe(303)
    const page = await (await fetch(shop.origin + leadsTo(answer))).text()
    expect(page).toContain('Der var desværre udsolgt')
    expect(page).toContain('href="/kurv"')
    await confirm()
    await services().payments.settle(orderId)
    const stored = await orderOf(orderId)
    expect([stored.state, stored.payments[0]?.state]).toEqual(['cancelled', 'cancelled'])
    expect((await mailsOf(orderId)).map(({ kind }) => kind).toSorted()).toEqual(['order-confirm', 'order-soldOut'])
    expect(await (await fetch(`${shop.origin}/ordrebekraeftelse?confirm=${token}`)).text()).toContain(
      'Der var desværre udsolgt',
    )
  })

  it('CHK-03 what is delivered to us is sold all the same', async () => {
    const { orderId, next } = await toBank({ 'U-COMING': 3 })
    await payByCard(shop, next.url, { card: 'approve' })
    expect((await orderOf(orderId)).state).toBe('paid')
    expect(await levelOf('U-COMING')).toEqual({ onHand: 0, reserved: 3 })
  })
})

describe('a payment that comes late', () => {
  it('CHK-05 to an order that still waits buys what is there', async () => {
    const { orderId, next } = await toBank({ 'U-LATE': 2 })
    const back = await payByCard(shop, next.url, { card: 'approve', webhook: 'never' })
    const late = new Date(TEST_NOW.getTime() + 40 * 60_000)
    const { payments } = orderServicesOf(shop, () => late)
    while ((await payments.pollSilentPayments()) > 0) continue
    expect((await orderOf(orderId)).state).toBe('paid')
    expect((await levelOf('U-LATE'))?.reserved).toBe(2)
    expect(await follow(shop, back)).toMatch(/^\/ordrebekraeftelse/)
  })

  it('CHK-05 to an order that was given up goes back by itself, and the buyer is told once', async () => {
    const { orderId, next } = await toBank({ 'U-LATE': 1 })
    const { reference } = (await orderOf(orderId)).payments[0] ?? {}
    const before = await levelOf('U-LATE')
    const hook = (type: string) => {
      const body = JSON.stringify({ reference, event: { type } })
      const signature = signWebhook(body, TEST_NOW, bankKeys(shop.secret, 'hjemly').webhook)
      const headers = { 'content-type': 'application/json', 'x-bank-signature': signature }
      return fetch(`${shop.origin}/api/payments/test-bank/webhook`, { method: 'POST', headers, body })
    }
    expect((await hook('declined')).status).toBe(200)
    expect((await orderOf(orderId)).state).toBe('cancelled')
    await payByCard(shop, next.url, { card: 'approve' })
    expect((await hook('authorised')).status).toBe(200)
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(['order-latePayment'])
    await services().payments.settle(orderId)
    expect(await bankStateOf(orderId)).toBe('cancelled')
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await levelOf('U-LATE')).toEqual(before)
  })
})
