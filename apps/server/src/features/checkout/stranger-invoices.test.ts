import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { payByCard } from '../../../test/visitors/test-bank-visit.ts'
import { buy, fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { findOrderById } from '../orders/order-store.ts'
import { stockLevels } from '../stock/stock-tables.ts'

/** A network may place thirty orders a minute. */
const VISITORS = 25

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMITS: 'on' } })
  const prices = [{ market: 'DK', minor: 200_00 } as const]
  await addTestGoods(shop.database.main, [
    { sku: 'S-LAMP', onHand: 5, prices },
    { sku: 'S-CUP', onHand: 40, prices },
    { sku: 'S-LAST', onHand: 1, prices },
    { sku: 'S-COMING', onHand: 0, backOrderDays: 10, prices },
  ])
})
afterAll(() => shop.close())

async function availableOf(sku: string): Promise<number> {
  const [row] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, sku))
  return (row?.onHand ?? 0) - (row?.reserved ?? 0)
}
async function stateOf(orderId: string) {
  return (await findOrderById(shop.database.main, 'hjemly', orderId))?.state
}

describe('cheap invoices of strangers', () => {
  it('CHK-03 SEC-02 of many visitors at once leave something of everything, which another one buys', async () => {
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, async (_, at) => {
        const visitor = createVisitor(shop)
        const email = `cheap-${at}@example.dk`
        const cart = await fillCheckout(visitor, { email, payment: 'invoice', goods: { 'S-LAMP': 1, 'S-CUP': 2 } })
        return place(visitor, { cart })
      }),
    )
    const states = await Promise.all(
      answers.map((answer) => (answer.success ? stateOf(answer.orderId) : answer.validation.validationErrors[0]?.code)),
    )
    expect(states.filter((state) => state === 'paid')).toHaveLength(4)
    expect(new Set(states)).toEqual(new Set(['paid', 'awaitingConfirmation', 'too-many-orders']))
    expect(await availableOf('S-LAMP')).toBe(1)
    expect(await availableOf('S-CUP')).toBe(32)
    const buyer = await buy(shop, { goods: { 'S-LAMP': 1 }, payment: 'card' })
    await payByCard(shop, buyer.next.url, { card: 'approve' })
    expect(await stateOf(buyer.orderId)).toBe('paid')
  })

  it('CHK-03 what is delivered to us has no last piece', async () => {
    const { orderId } = await buy(shop, { email: 'coming@example.dk', payment: 'invoice', goods: { 'S-COMING': 2 } })
    expect(await stateOf(orderId)).toBe('paid')
  })
})
