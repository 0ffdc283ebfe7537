import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { ADDRESS, buy, fillCheckout, newKey, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { mails } from '../mail/mail-tables.ts'
import { findOrderById, type StoredOrder } from '../orders/order-store.ts'
import { giftCards, promotions, promotionUses } from '../promotions/promotion-tables.ts'
import { salesLog, stockLevels } from '../stock/stock-tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const { main } = shop.database
  await addTestGoods(main, [
    { sku: 'P-LAMP', onHand: 500, prices: [{ market: 'DK', minor: 333_33 }] },
    { sku: 'P-SOFA', onHand: 5 },
    { sku: 'P-LAST', onHand: 1 },
    { sku: 'P-TWO', onHand: 2 },
    { sku: 'P-LATER', onHand: 0, backOrderDays: 20 },
    { sku: 'P-PRICED', onHand: 50 },
    { sku: 'P-AWAY', onHand: 50, prices: [{ market: 'NO', minor: 100_00 }] },
  ])
  await main.insert(giftCards).values([
    { brand: 'hjemly', market: 'DK', code: 'GAVE-TEST', balanceMinor: 50_00 },
    { brand: 'hjemly', market: 'DK', code: 'GAVE-STOR', balanceMinor: 9000_00 },
  ])
  await main.insert(promotions).values({
    brand: 'hjemly',
    key: 'once',
    position: 900,
    names: { da: 'Velkommen', nb: 'Velkommen', sv: 'Välkommen' },
    coupon: 'EN-GANG',
    conditions: { isOncePerCustomer: true },
    effect: { type: 'percent', percent: 10 },
  })
})
afterAll(() => shop.close())

async function stockOf(sku: string) {
  const [row] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, sku))
  return row && { onHand: row.onHand, reserved: row.reserved }
}
async function orderOf(orderId: string): Promise<StoredOrder> {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}
const countOrders = async () =>
  Number((await shop.database.pool.query<{ count: string }>('select count(*) from orders')).rows[0]?.count)

describe('placing an order', () => {
  it('CHK-03 reserves the goods, closes the cart, and is told by mail', async () => {
    const before = await stockOf('P-LAMP')
    const { visitor, orderId, next } = await buy(shop, { goods: { 'P-LAMP': 3, 'P-SOFA': 1 } })
    const stored = await orderOf(orderId)
    expect(next.type).toBe('confirmation')
    expect(next.url).toMatch(/^\/ordrebekraeftelse\?token=/)
    expect(stored.state).toBe('paid')
    expect(stored.history.map(({ event }) => event)).toEqual(['place', 'pay'])
    expect(stored.order.number).toMatch(/^HJ-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(stored.order.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['P-LAMP da', 3],
      ['P-SOFA da', 1],
    ])
    expect(await stockOf('P-LAMP')).toEqual({ onHand: 500, reserved: (before?.reserved ?? 0) + 3 })
    expect(await visitor.ask('cart')).toBeNull()
    const sent = await shop.database.main
      .select()
      .from(mails)
      .where(eq(mails.key, `order-confirmation:${orderId}`))
    expect(sent.map(({ recipient }) => recipient)).toEqual(['alma@example.dk'])
    const sold = await shop.database.main.select().from(salesLog).where(eq(salesLog.orderKey, stored.order.number))
    expect(sold.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
      ['P-LAMP', 3],
      ['P-SOFA', 1],
    ])
  })

  it('CHK-03 the same key is the same order, however often and at once', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'P-LAMP': 1 } })
    const [key, before] = [newKey(), await countOrders()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(visitor, { cart, key })))
    answers.push(await place(visitor, { cart, key }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ success: true })
    expect((await countOrders()) - before).toBe(1)
  })

  it('CHK-03 a second key for the same cart buys nothing more', async () => {
    const { visitor, cart } = await buy(shop, { goods: { 'P-LAMP': 1 } })
    const before = await countOrders()
    const again = await place(visitor, { cart })
    expect(again).toMatchObject({ success: false, validation: { validationErrors: [{ code: 'cart-locked' }] } })
    expect(await countOrders()).toBe(before)
  })

  it('CHK-03 the last piece raced by 50 buyers: one has it, the others are told which line', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const visitor = createVisitor(shop)
        return { visitor, cart: await fillCheckout(visitor, { goods: { 'P-LAST': 1 }, email: `b${at}@example.dk` }) }
      }),
    )
    const answers = await Promise.all(buyers.map(({ visitor, cart }) => place(visitor, { cart })))
    const [won, lost] = [answers.filter(({ success }) => success), answers.filter(({ success }) => !success)]
    expect(won).toHaveLength(1)
    expect(lost).toHaveLength(49)
    for (const answer of lost) {
      if (answer.success) throw new Error('It was won')
      expect(answer.validation.validationErrors).toMatchObject([
        { code: 'insufficient-inventory', lineItemId: answer.cartResponse?.items[0]?.id },
      ])
      expect(answer.cartResponse?.checkoutStatus.unavailableLineItemIds).toHaveLength(1)
    }
    expect(await stockOf('P-LAST')).toEqual({ onHand: 1, reserved: 1 })
  })

  it('CHK-03 what may be ordered back is sold beyond the shelf', async () => {
    await buy(shop, { goods: { 'P-LATER': 4 } })
    expect(await stockOf('P-LATER')).toEqual({ onHand: 0, reserved: 4 })
  })

  it('CHK-04 a line that can not be had any more blocks the order and is named', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'P-TWO': 2, 'P-LAMP': 1 } })
    await shop.database.main.update(stockLevels).set({ onHand: 1 }).where(eq(stockLevels.sku, 'P-TWO'))
    const lineId = cart.cartResponse.items.find(({ sku }) => sku === 'P-TWO')?.id
    const before = await countOrders()
    expect(await place(visitor, { cart })).toMatchObject({
      success: false,
      validation: { validationErrors: [{ code: 'insufficient-inventory', lineItemId: lineId }] },
    })
    expect(await countOrders()).toBe(before)
    expect(await stockOf('P-TWO')).toEqual({ onHand: 1, reserved: 0 })
    expect((await visitor.ask('cart'))?.items).toHaveLength(2)
  })

  it('CHK-03 a price that is no longer the one shown is shown again before it is bought', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'P-PRICED': 1 } })
    const toPay = cart.checkoutResponse?.totals.toPay ?? 0
    await shop.database.pool.query(`insert into price_entries (brand, market, sku, amount_minor, reason, starts_at)
      values ('hjemly', 'DK', 'P-PRICED', 8000, 'campaign', '2026-01-02')`)
    const shown = { toPay, currency: 'DKK' } as const
    const refused = await place(visitor, { cart, shown })
    expect(refused).toMatchObject({ success: false, validation: { validationErrors: [{ code: 'price-changed' }] } })
    expect(await place(visitor, { cart })).toMatchObject({ success: false })
    if (refused.success) throw new Error('It was bought')
    const now = refused.checkoutResponse?.totals.toPay ?? 0
    expect(now).toBe(toPay - 20)
    const bought = await place(visitor, { cart, shown: { toPay: now, currency: 'DKK' } })
    expect(bought).toMatchObject({ success: true })
  })

  it('CHK-03 who does not say what they saw buys only what the shop answered last', async () => {
    await shop.database.main
      .insert(giftCards)
      .values({ brand: 'hjemly', market: 'DK', code: 'GAVE-SHARED', balanceMinor: 30_00 })
    const visitor = createVisitor(shop)
    const more = [{ $type: 'AddGiftCardCodeCommand', code: 'GAVE-SHARED' } as const]
    const cart = await fillCheckout(visitor, { goods: { 'P-LAMP': 1 }, more })
    // Somebody else has used it meanwhile: the same version of the cart comes to more.
    await shop.database.main.update(giftCards).set({ balanceMinor: 5_00 }).where(eq(giftCards.code, 'GAVE-SHARED'))
    for (let time = 0; time < 2; time += 1)
      expect(await place(visitor, { cart })).toMatchObject({
        success: false,
        validation: { validationErrors: [{ code: 'price-changed' }] },
      })
    const looked = await visitor.apply({ $type: 'SetCountryCommand', countryCode: 'DK' })
    expect(looked.cartResponse.version).toBe(cart.cartResponse.version)
    expect(await place(visitor, { cart: looked })).toMatchObject({ success: true })
  })

  it('CHK-03 totals that were tampered with buy nothing', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'P-LAMP': 1 } })
    for (const shown of [
      { toPay: 1, currency: 'DKK' },
      { toPay: cart.checkoutResponse?.totals.toPay ?? 0, currency: 'SEK' },
    ] as const)
      expect(await place(visitor, { cart, shown })).toMatchObject({
        success: false,
        validation: { validationErrors: [{ code: 'price-changed' }] },
      })
    expect((await visitor.ask('cart'))?.items).toHaveLength(1)
  })

  it('CHK-03 a cart that was changed meanwhile is looked at again first', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'P-LAMP': 1 } })
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'P-LAMP', quantity: 1 })
    expect(await place(visitor, { cart })).toMatchObject({
      success: false,
      validation: { validationErrors: [{ code: 'cart-changed' }] },
    })
  })

  it('CHK-01 what is missing is named step by step', async () => {
    const visitor = createVisitor(shop)
    const cart = await visitor.apply({
      $type: 'AddLineItemCommand',
      sku: 'P-LAMP',
      quantity: 1,
      resolveCheckoutData: true,
    })
    const answer = await place(visitor, { cart })
    if (answer.success) throw new Error('It was bought')
    expect(answer.validation.validationErrors.map(({ step }) => step)).toEqual([
      'email',
      'mobile',
      'billingAddress',
      'shippingMethod',
      'paymentMethod',
    ])
  })

  it('CHK-03 somebody else’s cart is not there', async () => {
    const cart = await fillCheckout(createVisitor(shop), { goods: { 'P-LAMP': 1 } })
    const stranger = createVisitor(shop)
    await stranger.apply({ $type: 'AddLineItemCommand', sku: 'P-LAMP', quantity: 1 })
    const { id: cartId, version: cartVersion } = cart.cartResponse
    const body = { cartId, cartVersion, idempotencyKey: newKey(), acceptTerms: true }
    for (const visitor of [stranger, createVisitor(shop)])
      expect((await visitor.post('ct/checkout/placeorder', body)).status).toBe(404)
  })

  it.each([
    [{ acceptTerms: false }],
    [{ acceptTerms: undefined }],
    [{ cartVersion: '1' }],
    [{ idempotencyKey: 'short' }],
    [{ idempotencyKey: 'with a blank in it' }],
    [{ cartId: '' }],
    [{ shown: { toPay: 'much', currency: 'DKK' } }],
    [{ shown: { toPay: 1, currency: 'EUR' } }],
  ])('LAW-06 without consent or with a wrong shape it is 400: %j', async (wrong) => {
    const visitor = createVisitor(shop)
    const { id: cartId, version: cartVersion } = (await fillCheckout(visitor, { goods: { 'P-LAMP': 1 } })).cartResponse
    const body = { cartId, cartVersion, idempotencyKey: newKey(), acceptTerms: true, ...wrong }
    const answer = await visitor.post('ct/checkout/placeorder', body)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid-request'])
    expect(await visitor.ask('cart')).not.toBeNull()
  })
})

describe('money of an order', () => {
  it('CHK-03 lines, discount, delivery, gift card and VAT add up', async () => {
    const more = [{ $type: 'AddGiftCardCodeCommand', code: 'gave-test' } as const]
    const { orderId } = await buy(shop, { goods: { 'P-LAMP': 3 }, more })
    const { order, payments } = await orderOf(orderId)
    const { goods, discount, shipping, total, vatMinor, giftCardsMinor, toPayMinor } = order.totals
    expect(goods.incl).toBe(999_99)
    expect(total.incl).toBe(goods.incl - discount.incl + shipping.incl)
    expect(vatMinor).toBe(total.incl - total.excl)
    expect(giftCardsMinor).toBe(50_00)
    expect(toPayMinor).toBe(total.incl - 50_00)
    expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([toPayMinor])
    const [card] = await shop.database.main.select().from(giftCards).where(eq(giftCards.code, 'GAVE-TEST'))
    expect(card?.balanceMinor).toBe(0)
  })

  it('CHK-03 gift cards may pay for all of it: no payment is asked for', async () => {
    const more = [{ $type: 'AddGiftCardCodeCommand', code: 'GAVE-STOR' } as const]
    const { orderId, next } = await buy(shop, { goods: { 'P-LAMP': 1 }, more, payment: 'card' })
    const { state, payments, order } = await orderOf(orderId)
    expect([state, payments.length, order.totals.toPayMinor, next.type]).toEqual(['paid', 0, 0, 'confirmation'])
  })

  it('CHK-03 a gift card that two carts hold pays for one of them', async () => {
    await shop.database.main.update(giftCards).set({ balanceMinor: 30_00 }).where(eq(giftCards.code, 'GAVE-TEST'))
    const wishes = { goods: { 'P-LAMP': 1 }, more: [{ $type: 'AddGiftCardCodeCommand', code: 'GAVE-TEST' } as const] }
    const buyers = await Promise.all(
      ['eva@example.dk', 'ida@example.dk'].map(async (email) => {
        const visitor = createVisitor(shop)
        const cart = await fillCheckout(visitor, { ...wishes, email })
        return { visitor, cart, shown: { toPay: cart.checkoutResponse?.totals.toPay ?? 0, currency: 'DKK' } as const }
      }),
    )
    const answers = await Promise.all(buyers.map(({ visitor, cart, shown }) => place(visitor, { cart, shown })))
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
    const [card] = await shop.database.main.select().from(giftCards).where(eq(giftCards.code, 'GAVE-TEST'))
    expect(card?.balanceMinor).toBe(0)
  })

  it('CHK-03 what each may have once, two orders at the same moment do not both have', async () => {
    const wishes = {
      goods: { 'P-LAMP': 1 },
      email: 'once@example.dk',
      more: [{ $type: 'AddDiscountCodeCommand', code: 'EN-GANG' } as const],
    }
    const buyers = await Promise.all(
      [1, 2, 3].map(async () => {
        const visitor = createVisitor(shop)
        const cart = await fillCheckout(visitor, wishes)
        return { visitor, cart, shown: { toPay: cart.checkoutResponse?.totals.toPay ?? 0, currency: 'DKK' } as const }
      }),
    )
    const answers = await Promise.all(buyers.map(({ visitor, cart, shown }) => place(visitor, { cart, shown })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const uses = await shop.database.main.select().from(promotionUses).where(eq(promotionUses.promotionKey, 'once'))
    expect(uses.map(({ email }) => email)).toEqual(['once@example.dk'])
  })

  it('CHK-03 SEC-02 an offer that the buyer has had is refused with the order alone, and the new total is shown', async () => {
    const more = [{ $type: 'AddDiscountCodeCommand', code: 'EN-GANG' } as const]
    const wishes = { goods: { 'P-LAMP': 1 }, email: 'again@example.dk', more }
    await buy(shop, wishes)
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, wishes)
    const toPay = cart.checkoutResponse?.totals.toPay ?? 0
    const refused = await place(visitor, { cart, shown: { toPay, currency: 'DKK' } })
    if (refused.success || !refused.cartResponse) throw new Error('It was bought')
    expect(refused.validation.validationErrors.map(({ code }) => code)).toEqual(['code-not-applicable'])
    const discount = cart.checkoutResponse?.totals.discount ?? 0
    expect(discount).toBeGreaterThan(0)
    expect(refused.checkoutResponse?.totals.discount).toBe(0)
    expect(refused.checkoutResponse?.totals.toPay).toBeCloseTo(toPay + discount, 2)
    expect(refused.cartResponse.viewData.changes).toMatchObject([{ type: 'discountCode', code: 'EN-GANG' }])
    // Another address has never had it.
    const other = await visitor.apply({ $type: 'SetCustomerEmailCommand', email: 'else@example.dk' })
    expect(other.cartResponse.viewData.cartDiscounts).toMatchObject([{ status: 'applied' }])
    const again = await visitor.apply({ $type: 'SetCustomerEmailCommand', email: 'again@example.dk' })
    await place(visitor, { cart: again })
    const last = await visitor.ask('checkout')
    if (!last) throw new Error('The cart is gone')
    const shown = { toPay: last.checkout.totals.toPay, currency: 'DKK' } as const
    const bought = await place(visitor, { cart: { ...again, cartResponse: last.cart }, shown })
    expect(bought).toMatchObject({ success: true })
  })

  it('CART-12 what another market sells waits in the next cart', async () => {
    const visitor = createVisitor(shop)
    await visitor.in('nb').apply({ $type: 'AddLineItemCommand', sku: 'P-AWAY', quantity: 2 })
    const cart = await fillCheckout(visitor, { goods: { 'P-LAMP': 1 } })
    expect(await place(visitor, { cart })).toMatchObject({ success: true })
    const next = await visitor.in('nb').ask('cart')
    expect(next?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['P-AWAY', 2]])
    expect(next?.id).not.toBe(cart.cartResponse.id)
  })
})

describe('a customer', () => {
  it('CHK-02 finds what the shop knows of them filled in, and buys as themselves', async () => {
    const { openSession } = await import('../../platform/sessions/session-service.ts')
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into customers (brand, email, forename, surname, phone_number, address)
       values ('hjemly', 'kunde@example.dk', 'Alma', 'Holm', '+4520304050', $1) returning id`,
      [JSON.stringify(ADDRESS)],
    )
    const customerId = rows[0]?.id ?? ''
    const visitor = createVisitor(shop)
    const session = { kind: 'customer', brand: 'hjemly', subjectId: customerId } as const
    visitor.signIn(await openSession(shop.database.main, session, TEST_NOW))
    await visitor.apply({ $type: 'AddLineItemCommand', sku: 'P-LAMP', quantity: 1 })
    const model = await visitor.ask('checkout')
    expect(model?.checkout).toMatchObject({
      email: 'kunde@example.dk',
      mobile: '+4520304050',
      billingAddress: ADDRESS,
      missing: ['shippingMethod', 'paymentMethod'],
    })
    const cart = await visitor.apply(
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' },
    )
    const answer = await place(visitor, { cart })
    if (!answer.success) throw new Error(JSON.stringify(answer))
    expect((await orderOf(answer.orderId)).customerId).toBe(customerId)
  })
})

describe('all that was placed in this file', () => {
  it('CHK-03 what is reserved is what orders keep, sku by sku', async () => {
    const { rows } = await shop.database.main.execute(sql`
      select s.sku from stock_levels s
      left join (select sku, location, sum(quantity)::int as kept from stock_reservations group by 1, 2) r
        on r.sku = s.sku and r.location = s.location
      where s.sku like 'P-%' and s.reserved <> coalesce(r.kept, 0)`)
    expect(rows).toEqual([])
  })
})
