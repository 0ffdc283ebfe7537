import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, newKey, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { freePort } from '../../platform/process/free-port.ts'
import { stockLevels } from '../stock/stock-tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    env: {
      NETS_SECRET_KEY: 'test-secret-key-00000000000000000000',
      NETS_WEBHOOK_SECRET: 'test-webhook-secret-000000000000000000',
      NETS_API_URL: `http://127.0.0.1:${await freePort()}`,
    },
  })
  await addTestGoods(shop.database.main, [{ sku: 'U-LAMP', onHand: 10 }])
})
afterAll(() => shop.close())

describe('a provider of payments that does not answer', () => {
  it('CHK-08 loses nothing: the buyer is told, the cart is as it was, another way to pay is open', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { 'U-LAMP': 2 }, payment: 'card' })
    const key = newKey()
    const refused = await place(visitor, { cart, key })
    expect(refused).toMatchObject({
      success: false,
      validation: { validationErrors: [{ code: 'payment-unavailable' }] },
    })
    expect(await place(visitor, { cart, key })).toEqual(refused)
    const [stock] = await shop.database.main.select().from(stockLevels).where(eq(stockLevels.sku, 'U-LAMP'))
    expect(stock?.reserved).toBe(0)
    const changed = await visitor.apply({ $type: 'SetPaymentMethodCommand', paymentMethodKey: 'invoice' })
    expect(changed.validation.validationErrors).toEqual([])
    expect(await place(visitor, { cart: changed })).toMatchObject({ success: true })
  })
})
