import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { orderLinkToken, readOrderLink } from '../src/features/orders/order-links.ts'
import { netsAuthorization, readNetsWebhook } from '../src/features/payments/nets-webhook.ts'
import { withdrawalDrafts } from '../src/features/returns/withdrawal-draft.ts'
import { acceptEarlier } from '../src/platform/process/accepted-secrets.ts'
import { isPreviewAllowed, previewToken } from '../src/render/preview/preview-link.ts'
import { TEST_NOW } from './ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from './ground/test-database.ts'
import { addTestGoods } from './samples/test-goods.ts'
import { startTestShop } from './test-shop.ts'
import { createVisitor } from './visitors/visitor-client.ts'

const BEFORE = 'a secret of before'.padEnd(40, 'x')
const NOW = 'the secret of now'.padEnd(40, 'y')
const SKU = 'X-SECRET'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await addTestGoods(database.main, [{ sku: SKU, onHand: 9 }])
})
afterAll(() => database.drop())
afterEach(() => acceptEarlier(NOW, undefined))

it('SEC-01 while the shop’s secret is changed, visitors keep their cart; afterwards only those of the new one do', async () => {
  const shop = { origin: '' }
  const [old, fresh] = [createVisitor(shop), createVisitor(shop)]
  const inShop = async (env: Readonly<Record<string, string>>, visit: () => Promise<void>) => {
    const started = await startTestShop({ database, env })
    shop.origin = started.origin
    await visit().finally(() => started.close())
  }
  const add = { $type: 'AddLineItemCommand', sku: SKU, quantity: 1 } as const
  const piecesOf = async (visitor: typeof old) => {
    const { cartResponse } = await visitor.apply(add)
    return cartResponse.items.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  await inShop({ SHOP_SECRET: BEFORE }, async () => expect(await piecesOf(old)).toBe(1))
  const cookie = old.cookie()
  await inShop({ SHOP_SECRET: NOW, SHOP_SECRET_BEFORE: BEFORE }, async () => {
    expect(await piecesOf(old)).toBe(2)
    expect(old.cookie()).toBe(cookie)
    expect(await piecesOf(fresh)).toBe(1)
  })
  await inShop({ SHOP_SECRET: NOW }, async () => {
    expect(await piecesOf(fresh)).toBe(2)
    expect(await piecesOf(old)).toBe(1)
    expect(old.cookie()).not.toBe(cookie)
  })
})

it('SEC-01 links, drafts, previews and webhooks of the secret before hold while it is accepted, and no longer', () => {
  const [orderId, page] = [randomUUID(), { brand: 'hjemly', path: '/stole' }]
  const until = new Date(TEST_NOW.getTime() + 60_000)
  const link = orderLinkToken(BEFORE, orderId, until.getTime() / 1000)
  const preview = previewToken(BEFORE, page, until)
  const draft = withdrawalDrafts.seal(BEFORE, { step: 'receipt', orderId, returnId: randomUUID() }, TEST_NOW)
  const body = JSON.stringify({
    event: 'payment.reservation.created.v2',
    data: { paymentId: 'p1', amount: { amount: 100, currency: 'DKK' } },
  })
  const headers = { authorization: netsAuthorization(BEFORE, 100, 'DKK') }
  const holds = () => [
    readOrderLink(NOW, link, TEST_NOW).type === 'order',
    isPreviewAllowed(NOW, page, { token: preview, now: TEST_NOW }),
    withdrawalDrafts.open(NOW, draft, TEST_NOW).type === 'draft',
    readNetsWebhook({ target: '', headers, body, receivedAt: TEST_NOW }, NOW).ok,
  ]
  expect(holds()).toEqual([false, false, false, false])
  acceptEarlier(NOW, BEFORE)
  expect(holds()).toEqual([true, true, true, true])
  expect(readOrderLink(NOW, `${link.slice(0, -2)}AA`, TEST_NOW).type).toBe('wrong')
  acceptEarlier(NOW, 'a third one'.padEnd(40, 'z'))
  expect(holds()).toEqual([false, false, false, false])
})
