import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_LIFETIME_MS } from '@firkant/domain/payments/payment-polling.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { orderServicesOf, payByCard } from '../../../test/visitors/test-bank-visit.ts'
import { buy } from '../../../test/visitors/test-buyer.ts'
import { mails } from '../mail/mail-tables.ts'
import { findOrderById } from '../orders/order-store.ts'
import { orders } from '../orders/order-tables.ts'
import { payments } from '../orders/payment-tables.ts'
import { withdraw } from '../returns/withdraw.ts'
import { stockLevels } from '../stock/stock-tables.ts'
import { bankPayments } from '../test-bank/bank-tables.ts'
import { createOrderPayments } from './order-payments.ts'

let shop: TestShop
let now = TEST_NOW
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'R-LAMP', onHand: 500 }])
})
afterAll(() => shop.close())

const services = () => orderServicesOf(shop, () => now)
const toBank = () => buy(shop, { goods: { 'R-LAMP': 1 }, payment: 'card' })
async function orderOf(orderId: string) {
  const stored = await findOrderById(shop.database.main, 'hjemly', orderId)
  if (!stored) throw new Error('The order is gone')
  return stored
}
async function reserved() {
  const [row] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'R-LAMP'))
  return row?.reserved
}

describe('payments at the wrong moment', () => {
  it('CHK-08 given up while the provider makes it: nobody is sent there, and nothing is held', async () => {
    const { orderId } = await toBank()
    const { main } = shop.database
    // As it is between the order and the provider's answer.
    await main.update(payments).set({ reference: null, state: 'created' }).where(eq(payments.orderId, orderId))
    await main.update(orders).set({ state: 'placed' }).where(eq(orders.id, orderId))
    const own = services()
    const gate = Promise.withResolvers<void>()
    const slowly = createOrderPayments({
      ...own,
      providers: {
        ...own.providers,
        named(key) {
          const provider = own.providers.named(key)
          return provider && { ...provider, create: (request) => gate.promise.then(() => provider.create(request)) }
        },
      },
    })
    const starting = slowly.start(orderId)
    // Another process: the turns of this one do not hold it.
    expect((await services().payments.cancelOpen(orderId)).ok).toBe(true)
    gate.resolve()
    expect((await starting)?.state).toBe('cancelled')
    const [payment] = (await orderOf(orderId)).payments
    const [atBank] = await main
      .select()
      .from(bankPayments)
      .where(eq(bankPayments.reference, payment?.reference ?? ''))
    expect(atBank?.state).toBe('cancelled')
  })

  it('CHK-08 a provider that is no longer ours holds neither goods nor cart for good', async () => {
    now = TEST_NOW
    const { orderId, visitor } = await toBank()
    const before = await reserved()
    await shop.database.main.update(payments).set({ provider: 'gone' }).where(eq(payments.orderId, orderId))
    now = new Date(TEST_NOW.getTime() + PAYMENT_LIFETIME_MS + 60_000)
    await services().payments.pollSilentPayments()
    expect((await orderOf(orderId)).state).toBe('cancelled')
    expect(await reserved()).toBe(before)
    const changed = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'R-LAMP', quantity: 1 })
    expect(changed.validation.validationErrors).toEqual([])
    now = TEST_NOW
  })

  it('CHK-05 one payment that can not be asked for keeps none of the others waiting', async () => {
    const [broken, fine] = [await toBank(), await toBank()]
    const { main } = shop.database
    const [saved] = await main.select().from(orders).where(eq(orders.id, broken.orderId))
    await main
      .update(orders)
      .set({ document: sql`'{}'::jsonb` })
      .where(eq(orders.id, broken.orderId))
    now = new Date(TEST_NOW.getTime() + PAYMENT_LIFETIME_MS + 60_000)
    await expect(services().payments.pollSilentPayments()).rejects.toThrow('1 payments could not be polled')
    expect((await orderOf(fine.orderId)).state).toBe('cancelled')
    expect(await services().payments.pollSilentPayments()).toBe(0)
    if (saved) await main.update(orders).set({ document: saved.document }).where(eq(orders.id, broken.orderId))
    now = TEST_NOW
  })
})

describe('a receipt for whoever withdrew', () => {
  it('LAW-01 goes to the address they gave, without a way into the order; the buyer has one', async () => {
    const { orderId, next } = await toBank()
    await payByCard(shop, next.url, { card: 'approve' })
    const { order } = await orderOf(orderId)
    const who = { name: 'En Anden', orderNumber: order.number, email: 'en-anden@example.dk' }
    const withdrawing = { orderId, who, lines: undefined, key: 'other', kind: 'withdrawal', now } as const
    const done = await withdraw(shop.database, withdrawing, services().shop)
    expect(done.ok).toBe(true)
    const written = await shop.database.main.select().from(mails)
    const receipts = written.filter(({ key }) => key.startsWith(`order-withdrawal:${orderId}`))
    const linkIn = (recipient: string) =>
      receipts.find((mail) => mail.recipient === recipient)?.text?.includes('token=')
    expect([linkIn('en-anden@example.dk'), linkIn('alma@example.dk')]).toEqual([false, true])
  })
})
