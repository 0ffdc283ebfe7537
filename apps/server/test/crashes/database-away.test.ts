import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { openTcpGate, type TcpGate } from '../processes/tcp-gate.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { until } from '../until.ts'
import { fillCheckout, place } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'

const QUERY_MS = 1500
const LISTENING = { reconnectMs: 100, heartbeatMs: 500, answerMs: 1500 }
const SKU = 'AWAY-LAMP'
let outside: TestDatabase
let gate: TcpGate
let shop: TestShop
let isOverloaded = false

beforeAll(async () => {
  outside = await createTestDatabase()
  await addTestGoods(outside.main, [{ sku: SKU, onHand: 100 }])
  gate = await openTcpGate(outside.url)
  const limits = { poolSize: 4, waitMs: 1000, queryMs: QUERY_MS }
  const opened = openDatabase({ url: gate.url, ...limits, onError: () => undefined })
  shop = await startTestShop({
    database: { ...opened, url: gate.url, drop: opened.close },
    listening: LISTENING,
    eventLoopLimitMs: () => (isOverloaded ? 0 : Number.POSITIVE_INFINITY),
  })
})
afterAll(async () => {
  await shop.close()
  await shop.database.drop()
  await gate.close()
  await outside.drop()
})

const get = (path: string) => fetch(shop.origin + path, { headers: { accept: 'text/html' } })
const readiness = async () => {
  const answer = await fetch(`${shop.origin}/readyz`)
  return { code: answer.status, ...((await answer.json()) as { database?: string }) }
}
const whenConnected = () => until(async () => expect((await readiness()).database).toBe('connected'))
afterEach(async () => {
  isOverloaded = false
  await gate.open()
  await whenConnected()
})

/** Statuses of what can't be done without the database, each with when to come back. */
async function needTheDatabase(visitor = createVisitor(shop)) {
  const answers = await Promise.all([
    get(`/sofaer?q=${crypto.randomUUID()}&page=2`),
    fetch(`${shop.origin}/api/content/lamper`),
    visitor.post('ct/cart/apply', [{ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 }]),
    visitor.post('authentication/login', { email: 'demo@hjemly.example', password: 'Gaet-nr-1' }),
  ])
  return answers.map(({ status, headers }) => [status, headers.has('retry-after')])
}
const UNAVAILABLE = [503, true]
const ALL_UNAVAILABLE = [UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]

describe('a database that is away', () => {
  it('OPS-02 leaves the process ready, and cached documents carry the shop; the rest is 503', async () => {
    expect((await get('/')).status).toBe(200)
    await gate.close()
    expect((await get('/')).status).toBe(200)
    expect(await needTheDatabase()).toEqual(ALL_UNAVAILABLE)
    await until(async () => expect(await readiness()).toMatchObject({ code: 200, database: 'away' }))
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('shop_database_connected 0')

    await gate.open()
    await whenConnected()
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('shop_database_connected 1')
    expect(Math.abs(Number(/^shop_clock_gap_seconds (\S+)$/m.exec(metrics)?.[1]))).toBeLessThan(5)
    expect((await fetch(`${shop.origin}/api/content/lamper`)).status).toBe(200)
  })

  it('OPS-02 one that says nothing at all is given up after a time; so is the connection on which events come', async () => {
    await whenConnected()
    gate.block()
    expect(await needTheDatabase()).toEqual(ALL_UNAVAILABLE)
    await until(async () => expect(await readiness()).toMatchObject({ code: 200, database: 'away' }))
    await gate.open()
    await whenConnected()
    const visitor = createVisitor(shop)
    expect((await place(visitor, { cart: await fillCheckout(visitor, { goods: { [SKU]: 1 } }) })).success).toBe(true)
  })

  it('OPS-02 one that takes no writes is 503 for orders and carts, and pages are shown', async () => {
    const visitor = createVisitor(shop)
    const cart = await fillCheckout(visitor, { goods: { [SKU]: 1 } })
    const name = new URL(outside.url).pathname.slice(1)
    const setReadOnly = async (value: 'on' | 'off') => {
      await outside.pool.query(`begin; set transaction read write;
        alter database ${name} set default_transaction_read_only = ${value}; commit`)
      await gate.close()
      await gate.open()
      await whenConnected()
    }
    await setReadOnly('on')
    const { id: cartId, version: cartVersion } = cart.cartResponse
    const order = { cartId, cartVersion, idempotencyKey: 'read-only-1', acceptTerms: true }
    const answers = [
      await visitor.post('ct/checkout/placeorder', order),
      await visitor.post('ct/cart/apply', [{ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 }]),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.has('retry-after')])).toEqual([
      UNAVAILABLE,
      UNAVAILABLE,
    ])
    expect((await fetch(`${shop.origin}/api/content/sofaer`)).status).toBe(200)
    await setReadOnly('off')
    expect((await visitor.post('ct/checkout/placeorder', order)).status).toBe(200)
  })

  it('OPS-02 one whose name nobody knows is 503', async () => {
    const url = 'postgres://nobody@database.invalid/shop'
    const opened = openDatabase({ url, poolSize: 2, waitMs: 5000, onError: () => undefined })
    // Events come from where there is a database: only what is read fails.
    const lost = await startTestShop({ database: { ...opened, url: outside.url, drop: opened.close } })
    const answer = await fetch(`${lost.origin}/api/content/lamper`)
    expect([answer.status, answer.headers.has('retry-after')]).toEqual(UNAVAILABLE)
    expect(lost.logged.some(({ level }) => Number(level) >= 50)).toBe(false)
    await lost.close()
    await opened.close()
  })
})

it('OPS-02 neither probe is refused by a shop that is overloaded', async () => {
  isOverloaded = true
  await until(async () => expect((await fetch(`${shop.origin}/api/client/push-info?language=da`)).status).toBe(503))
  expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.origin}/readyz?from=balancer`)).status).toBe(200)
})
