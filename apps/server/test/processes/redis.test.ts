import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type RedisServer } from '../../../../scripts/programs/redis.ts'
import { openRedis } from '../../src/platform/shared-state/open-redis.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { fillCheckout, place } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'

const PROCESSES = 4
let server: RedisServer
const clients: Redis[] = []
let shops: TestShop[]
beforeAll(async () => {
  server = await startRedis()
  const connect = async () => {
    const client = openRedis(server.url, () => undefined)
    await new Promise((resolve) => client.once('ready', resolve))
    clients.push(client)
    return client
  }
  // Processes of one shop have one secret: what one of them signs, the others believe.
  const env = { RATE_LIMITS: 'on', SHOP_SECRET: 'the secret of four processes of one shop' }
  const first = await startTestShop({ env, redis: await connect() })
  shops = [first]
  while (shops.length < PROCESSES)
    shops.push(await startTestShop({ env, redis: await connect(), database: first.database }))
})
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop.close()
  for (const client of clients) client.disconnect()
  await server.stop()
})

const REPORT = JSON.stringify({ level: 'info', message: 'x', url: '/', screen: { width: 1, height: 1 }, cookies: [] })
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const report = (shop: TestShop | undefined) =>
  fetch(`${shop?.origin}/client-telemetry`, { method: 'POST', headers: HEADERS, body: REPORT })

it('OPS-01 CLU-01 processes that share a Redis share their rate limits', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await report(shops[count % PROCESSES])).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

it('SEC-01 CLU-01 processes that share a Redis count wrong codes together', async () => {
  const [first] = shops
  if (!first) throw new Error('There is no shop')
  const visitor = createVisitor(first)
  const guess = async (shop: TestShop | undefined, code: string) => {
    const answer = await fetch(`${shop?.origin}/api/client/ct/cart/apply?language=da`, {
      method: 'POST',
      headers: { ...HEADERS, cookie: visitor.cookie() },
      body: JSON.stringify([{ $type: 'AddGiftCardCodeCommand', code }]),
    })
    const body = (await answer.json()) as { validation: { validationErrors: readonly { code: string }[] } }
    return body.validation.validationErrors[0]?.code
  }
  await visitor.apply({ $type: 'SetCustomerEmailCommand', email: 'a@example.dk' })
  const said: (string | undefined)[] = []
  for (let count = 0; count < 12; count += 1) said.push(await guess(shops[count % PROCESSES], `NO-${count}`))
  expect(said.filter((code) => code === 'unknown-code')).toHaveLength(10)
  expect(said.slice(-2)).toEqual(['too-many-codes', 'too-many-codes'])
})

it('AUTH-11 CLU-01 processes that share a Redis count wrong passwords together', async () => {
  const guess = async (shop: TestShop | undefined, password: string) => {
    const body = JSON.stringify({ email: 'demo@hjemly.example', password })
    const url = `${shop?.origin}/api/client/authentication/login?language=da`
    return (await fetch(url, { method: 'POST', headers: HEADERS, body })).status
  }
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1) statuses.push(await guess(shops[count % PROCESSES], `Gaet-nr-${count}`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

it('SEC-01 keys of a Redis tell no e-mail address and no network', async () => {
  const [shop] = shops
  const [client] = clients
  if (!shop || !client) throw new Error('There is no shop')
  const visitor = createVisitor(shop)
  await addTestGoods(shop.database.main, [{ sku: 'REDIS-LAMP', onHand: 10 }])
  await place(visitor, { cart: await fillCheckout(visitor, { email: 'nina@example.dk', goods: { 'REDIS-LAMP': 1 } }) })
  const keys = await client.keys('tries:*')
  // Of wrong codes, of wrong passwords, and of orders by invoice.
  expect(keys.length).toBeGreaterThan(4)
  for (const key of keys) expect(key).toMatch(/^tries:[\w-]{43}$/)
  expect((await client.keys('*')).filter((key) => key.includes('@') || key.includes('example'))).toEqual([])
})

it('OPS-01 without its Redis the shop stays open', async () => {
  await server.stop()
  const answer = await report(shops[0])
  expect(answer.status).toBe(204)
  server = await startRedis()
})
