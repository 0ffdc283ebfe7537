import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { PAYMENT_LIFETIME_MS } from '@firkant/domain/payments/payment-polling.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import {
  answerChallenge,
  cancelAtBank,
  follow,
  orderServicesOf,
  payByCard,
  type CardVisit,
} from '../../../test/visitors/test-bank-visit.ts'
import { buy, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import type { OrderServices } from '../../start/services/order-services.ts'
import { mails } from '../mail/mail-tables.ts'
import { paymentReturnToken } from '../orders/order-links.ts'
import { findOrderById } from '../orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../orders/staff-steps.ts'
import { stockLevels } from '../stock/stock-tables.ts'
import { bankPayments } from '../test-bank/bank-tables.ts'

let shop: TestShop
let services: OrderServices
let now = TEST_NOW
const setNow = (moment: Date) => {
  now = moment
  shop.setNow(moment)
}
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms)

beforeAll(async () => {
  shop = await startTestShop()
  services = orderServicesOf(shop, () => now)
  await addTestGoods(shop.database.main, [{ sku: 'C-LAMP', onHand: 500 }])
})
beforeEach(() => setNow(TEST_NOW))
afterAll(() => shop.close())

const toBank = () => buy(shop, { goods: { 'C-LAMP': 2 }, payment: 'card' })
async function orderOf(orderId: string) {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}
async function mailsOf(orderId: string) {
  const rows = await shop.database.main.select({ key: mails.key }).from(mails)
  return rows.flatMap(({ key }) => (key.endsWith(orderId) ? key.replace(`:${orderId}`, '') : []))
}
async function reserved() {
  const [row] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'C-LAMP'))
  return row?.reserved ?? Number.NaN
}
async function bankState(orderId: string) {
  const reference = (await orderOf(orderId)).payments[0]?.reference ?? ''
  const [row] = await shop.database.main.select().from(bankPayments).where(eq(bankPayments.reference, reference))
  return row?.state
}
/** Where the bank sends the buyer of this order back to. */
async function returnPathOf(orderId: string) {
  const [payment] = (await orderOf(orderId)).payments
  return `/payments/return?token=${paymentReturnToken(services.secret, payment?.id ?? '', TEST_NOW)}`
}
const staff = async (orderId: string, step: StaffStep) =>
  takeStaffStep(shop.database, { number: (await orderOf(orderId)).order.number, step, now, shop: services.shop })

describe('paying by card', () => {
  it.each(['first', 'normal', 'twice'] as const)(
    'CHK-05 approved, webhook %s: paid once, told once',
    async (webhook) => {
      const { orderId, next, visitor } = await toBank()
      expect(next.type).toBe('redirect')
      expect((await orderOf(orderId)).state).toBe('paying')
      const back = await payByCard(shop, next.url, { card: 'approve', webhook })
      expect(back).toMatch(/^\/payments\/return\?token=/)
      expect(await follow(shop, back)).toMatch(/^\/ordrebekraeftelse\?token=/)
      await expect.poll(async () => (await orderOf(orderId)).payments.map(({ state }) => state)).toEqual(['authorised'])
      const stored = await orderOf(orderId)
      expect(stored.state).toBe('paid')
      expect(stored.history.map(({ event }) => event)).toEqual(['place', 'startPayment', 'pay'])
      expect(await mailsOf(orderId)).toEqual(['order-confirmation'])
      expect(await visitor.ask('cart')).toBeNull()
    },
  )

  it('CHK-05 a challenge is answered: the wrong code asks again, the right one pays', async () => {
    const { orderId, next } = await toBank()
    expect(await payByCard(shop, next.url, { card: 'challenge' })).toMatch(/^\/bank\//)
    expect(await answerChallenge(shop, next.url, '0000')).toMatch(/^\/bank\//)
    expect((await orderOf(orderId)).state).toBe('paying')
    expect(await answerChallenge(shop, next.url, '1234')).toMatch(/^\/payments\/return\?token=/)
    await expect.poll(async () => (await orderOf(orderId)).state).toBe('paid')
  })

  it('CHK-08 declined: the cart is as it was, nothing is kept from others, and a second try buys', async () => {
    const before = await reserved()
    const { visitor, orderId, next, cart } = await toBank()
    expect(await reserved()).toBe(before)
    await payByCard(shop, next.url, { card: 'decline' })
    expect(await follow(shop, await returnPathOf(orderId))).toBe('/kasse#payment-declined')
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await reserved()).toBe(before)
    const left = await visitor.ask('cart')
    expect([left?.id, left?.items.map(({ quantity }) => quantity)]).toEqual([cart.cartResponse.id, [2]])
    expect(await mailsOf(orderId)).toEqual([])
    const again = await place(visitor, { cart })
    if (!again.success) throw new Error(JSON.stringify(again))
    expect(again.orderId).not.toBe(orderId)
    await payByCard(shop, again.next.url, { card: 'approve' })
    expect((await orderOf(again.orderId)).state).toBe('paid')
  })

  it('CHK-08 declined twice in a row, the third try buys; so does a page that was open since before', async () => {
    const { visitor, orderId, next, cart } = await toBank()
    const decline = async (id: string, url: string) => {
      await payByCard(shop, url, { card: 'decline' })
      expect(await follow(shop, await returnPathOf(id))).toBe('/kasse#payment-declined')
    }
    await decline(orderId, next.url)
    const second = await place(visitor, { cart })
    if (!second.success) throw new Error(JSON.stringify(second))
    expect(second.next.url).not.toBe(next.url)
    await decline(second.orderId, second.next.url)
    // What another tab has shown since before the first try.
    const third = await place(visitor, { cart })
    if (!third.success) throw new Error(JSON.stringify(third))
    expect(await follow(shop, await payByCard(shop, third.next.url, { card: 'approve' }))).toMatch(
      /^\/ordrebekraeftelse/,
    )
    const states = await Promise.all(
      [orderId, second.orderId, third.orderId].map(async (id) => (await orderOf(id)).state),
    )
    expect(states).toEqual(['cancelled', 'cancelled', 'paid'])
  })

  it('CHK-08 given up at the bank: the cart is as it was', async () => {
    const { visitor, next, orderId } = await toBank()
    expect(await follow(shop, await cancelAtBank(shop, next.url))).toBe('/kasse#payment-cancelled')
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await visitor.apply({ $type: 'AddLineItemCommand', sku: 'C-LAMP', quantity: 1 })).toMatchObject({
      validation: { validationErrors: [] },
    })
  })

  it('CHK-05 a webhook that never comes: the buyer who comes back is asked for at the bank', async () => {
    const { orderId, next } = await toBank()
    const back = await payByCard(shop, next.url, { card: 'approve', webhook: 'never' })
    expect((await orderOf(orderId)).state).toBe('paying')
    expect(await follow(shop, back)).toMatch(/^\/ordrebekraeftelse/)
    expect((await orderOf(orderId)).state).toBe('paid')
  })

  it('CHK-05 neither webhook nor buyer comes: the bank is asked after two minutes', async () => {
    const { orderId, next } = await toBank()
    await payByCard(shop, next.url, { card: 'approve', webhook: 'never' })
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('paying')
    setNow(later(3 * 60_000))
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('paid')
    expect(await mailsOf(orderId)).toEqual(['order-confirmation'])
  })

  it('CHK-08 the window was closed: after its time the goods are for others and the cart is open', async () => {
    const { visitor, orderId } = await toBank()
    setNow(later(PAYMENT_LIFETIME_MS - 60_000))
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('paying')
    setNow(later(PAYMENT_LIFETIME_MS + 15 * 60_000))
    await services.payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await bankState(orderId)).toBe('cancelled')
    expect((await visitor.ask('checkout'))?.paying).toBeUndefined()
  })
})

describe('while it is being paid for', () => {
  it('CHK-08 nothing of the cart can be changed, and the checkout says how to go on', async () => {
    const { visitor, next } = await toBank()
    const refused = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'C-LAMP', quantity: 1 })
    expect(refused.validation.validationErrors).toMatchObject([{ code: 'cart-locked' }])
    expect((await visitor.ask('checkout'))?.paying?.continueUrl).toBe(next.url)
  })

  it('CHK-08 the buyer may stop and change the order', async () => {
    const { visitor, orderId, next } = await toBank()
    const answer = await visitor.post('ct/checkout/reopen', {})
    expect(await answer.json()).toEqual({ success: true })
    expect([(await orderOf(orderId)).state, await bankState(orderId)]).toEqual(['cancelled', 'cancelled'])
    expect(await payByCard(shop, next.url, { card: 'approve' })).toMatch(/^\/bank\//)
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect((await visitor.ask('checkout'))?.paying).toBeUndefined()
  })

  it('CHK-05 whoever stops too late has bought', async () => {
    const { visitor, orderId, next } = await toBank()
    await payByCard(shop, next.url, { card: 'approve', webhook: 'never' })
    const answer = (await (await visitor.post('ct/checkout/reopen', {})).json()) as { success: boolean; url?: string }
    expect(answer).toMatchObject({ success: false, url: expect.stringMatching(/^\/ordrebekraeftelse/) as string })
    expect((await orderOf(orderId)).state).toBe('paid')
  })

  it('CHK-08 somebody else’s payment can not be stopped', async () => {
    const { orderId } = await toBank()
    const stranger = (await fillCheckoutOfStranger()).visitor
    await stranger.post('ct/checkout/reopen', {})
    expect((await orderOf(orderId)).state).toBe('paying')
  })
})

async function fillCheckoutOfStranger() {
  const { createVisitor } = await import('../../../test/visitors/visitor-client.ts')
  const visitor = createVisitor(shop)
  await fillCheckout(visitor, { goods: { 'C-LAMP': 1 } })
  return { visitor }
}

describe('the webhook', () => {
  const hook = (body: string, headers: Readonly<Record<string, string>> = {}, provider = 'test-bank') =>
    fetch(`${shop.origin}/api/payments/${provider}/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  it.each([
    ['no signature', {}, 401],
    ['a wrong one', { 'x-bank-signature': `t=${Math.floor(TEST_NOW.getTime() / 1000)},v1=${'0'.repeat(64)}` }, 401],
    ['nonsense', { 'x-bank-signature': 'yes' }, 401],
  ])('CHK-05 with %s is refused, and nothing changes', async (_what, headers, status) => {
    const { orderId } = await toBank()
    const { reference } = (await orderOf(orderId)).payments[0] ?? {}
    const answer = await hook(JSON.stringify({ reference, event: { type: 'authorised' } }), headers)
    expect(answer.status).toBe(status)
    expect((await orderOf(orderId)).state).toBe('paying')
  })

  it('CHK-05 replayed, old, of an unknown payment or provider', async () => {
    const { bankKeys } = await import('../test-bank/bank-keys.ts')
    const { signWebhook } = await import('@firkant/domain/payments/webhook-signature.ts')
    const { orderId } = await toBank()
    const { reference } = (await orderOf(orderId)).payments[0] ?? {}
    const keys = bankKeys(shop.secret, 'hjemly')
    const signed = (body: string, at = TEST_NOW) => ({ 'x-bank-signature': signWebhook(body, at, keys.webhook) })
    const body = JSON.stringify({ reference, event: { type: 'authorised' } })
    expect((await hook(body, signed(body, later(-10 * 60_000)))).status).toBe(401)
    expect((await hook(body, signed(body), 'no-bank')).status).toBe(404)
    const unknown = JSON.stringify({ reference: orderId, event: { type: 'authorised' } })
    expect((await hook(unknown, signed(unknown))).status).toBe(404)
    const wrong = '{"reference":'
    expect((await hook(wrong, signed(wrong))).status).toBe(400)
    expect((await orderOf(orderId)).state).toBe('paying')
    for (let time = 0; time < 3; time += 1) expect((await hook(body, signed(body))).status).toBe(200)
    expect((await orderOf(orderId)).history.map(({ event }) => event)).toEqual(['place', 'startPayment', 'pay'])
    const declined = JSON.stringify({ reference, event: { type: 'declined' } })
    expect((await hook(declined, signed(declined))).status).toBe(200)
    expect((await orderOf(orderId)).state).toBe('paid')
  })

  it('CHK-05 too large a body is 413', async () => {
    expect((await hook('x'.repeat(70_000))).status).toBe(413)
  })

  const comeBack = async (path: string) => {
    const answer = await fetch(shop.origin + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location'), await answer.text()]
  }

  it('CHK-05 a payment that nobody made leads to the checkout, and tells nothing', async () => {
    const { orderId } = await toBank()
    const nobodys = paymentReturnToken(services.secret, '00000000-0000-4000-8000-000000000000', TEST_NOW)
    const bare = (await orderOf(orderId)).payments[0]?.id
    for (const token of [nobodys, bare, 'x'])
      expect(await comeBack(`/payments/return?token=${token}`)).toEqual([303, '/kasse', ''])
    expect((await fetch(`${shop.origin}/payments/return`)).status).toBe(400)
    const path = await returnPathOf(orderId)
    setNow(later(3 * 24 * 60 * 60_000))
    expect(await comeBack(path)).toEqual([303, '/kasse', ''])
  })
})

describe('after it was paid', () => {
  const paid = async (visit: CardVisit = { card: 'approve' }) => {
    const bought = await toBank()
    await payByCard(shop, bought.next.url, visit)
    return bought
  }

  it('CHK-07 it is packed, shipped and delivered, each with its mail; the money is taken when it leaves', async () => {
    const { orderId } = await paid()
    const before = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'C-LAMP'))
    await staff(orderId, 'pack')
    expect(await bankState(orderId)).toBe('authorised')
    expect((await orderOf(orderId)).payments[0]?.capturedAt).toBeNull()
    setNow(later(2 * DAY_MS))
    await staff(orderId, 'ship')
    await services.payments.settle(orderId)
    expect(await bankState(orderId)).toBe('captured')
    await staff(orderId, 'deliver')
    const stored = await orderOf(orderId)
    expect(stored.payments[0]?.capturedAt).toEqual(later(2 * DAY_MS))
    expect(stored.history.map(({ toState }) => toState)).toEqual([
      'placed',
      'paying',
      'paid',
      'packed',
      'shipped',
      'delivered',
    ])
    expect((await mailsOf(orderId)).toSorted()).toEqual([
      'order-confirmation',
      'order-delivered',
      'order-packed',
      'order-shipped',
    ])
    const after = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'C-LAMP'))
    expect(after[0]?.onHand).toBe((before[0]?.onHand ?? 0) - 2)
    expect(after[0]?.reserved).toBe((before[0]?.reserved ?? 0) - 2)
    expect((await staff(orderId, 'ship'))?.type).toBe('repeated')
    expect((await staff(orderId, 'cancel'))?.type).toBe('refused')
  })

  it('CHK-07 cancelled before it leaves: the bank lets go of the money, the goods are free', async () => {
    const { orderId } = await paid()
    const before = await reserved()
    expect((await staff(orderId, 'cancel'))?.type).toBe('moved')
    await services.payments.settle(orderId)
    expect(await bankState(orderId)).toBe('cancelled')
    expect(await reserved()).toBe(before - 2)
    expect(await mailsOf(orderId)).toContain('order-cancelled')
    expect((await staff(orderId, 'pack'))?.type).toBe('refused')
  })

  const withdrawOf = async (orderId: string, pieces: number) => {
    const { withdraw } = await import('../returns/withdraw.ts')
    const { order } = await orderOf(orderId)
    const who = { name: 'Alma Holm', orderNumber: order.number, email: order.buyer.email }
    const lines = [{ lineItemId: order.lines[0]?.id ?? '', quantity: pieces }]
    const withdrawing = { orderId, who, lines, key: `k-${pieces}`, kind: 'withdrawal', now } as const
    return withdraw(shop.database, withdrawing, services.shop)
  }
  const refunds = async (orderId: string) => (await orderOf(orderId)).payments[0]?.refunds.map(({ minor }) => minor)

  it('CHK-07 LAW-01 sent back: the money follows the goods, once, and each step is told', async () => {
    const { orderId } = await paid()
    for (const step of ['pack', 'ship', 'deliver'] as const) await staff(orderId, step)
    await services.payments.settle(orderId)
    expect((await withdrawOf(orderId, 1)).ok).toBe(true)
    await services.payments.settle(orderId)
    expect(await refunds(orderId)).toEqual([])
    setNow(later(3 * DAY_MS))
    expect((await staff(orderId, 'receive-return'))?.stored.state).toBe('partlyReturned')
    for (let time = 0; time < 2; time += 1) await services.payments.settle(orderId)
    expect(await refunds(orderId)).toEqual([100_00])
    const stored = await orderOf(orderId)
    expect(stored.returns.map(({ state }) => state)).toEqual(['refunded'])
    expect(stored.payments[0]).toMatchObject({ state: 'partlyRefunded', capturedAt: TEST_NOW })
    const mailKeys = (await shop.database.main.select({ key: mails.key }).from(mails)).map(({ key }) => key)
    const ofReturn = mailKeys.filter((key) => key.endsWith(stored.returns[0]?.id ?? '-'))
    expect(ofReturn.map((key) => key.split(':')[0]).toSorted()).toEqual([
      'order-refunded',
      'order-returned',
      'order-withdrawal',
    ])
    expect((await staff(orderId, 'receive-return'))?.type).toBe('refused')
  })

  it('LAW-01 a part that never leaves is free at once, and paid back when the rest was taken', async () => {
    const { orderId } = await paid()
    const before = await reserved()
    expect((await withdrawOf(orderId, 1)).ok).toBe(true)
    expect(await reserved()).toBe(before - 1)
    expect((await orderOf(orderId)).state).toBe('paid')
    for (const step of ['pack', 'ship'] as const) await staff(orderId, step)
    for (let time = 0; time < 2; time += 1) await services.payments.settle(orderId)
    expect(await bankState(orderId)).toBe('captured')
    expect(await refunds(orderId)).toEqual([100_00])
  })
})
