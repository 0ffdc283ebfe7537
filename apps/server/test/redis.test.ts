import type { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRedis, type RedisServer } from '../../../scripts/redis.ts'
import { openRedis } from '../src/platform/shared-state/open-redis.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

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
  const first = await startTestShop({ env: { RATE_LIMITS: 'on' }, redis: await connect() })
  shops = [first, await startTestShop({ env: { RATE_LIMITS: 'on' }, redis: await connect(), database: first.database })]
}, 180_000)
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop.close()
  for (const client of clients) client.disconnect()
  await server.stop()
})

const REPORT = JSON.stringify({ level: 'info', message: 'x', url: '/', screen: { width: 1, height: 1 }, cookies: [] })
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const report = (shop: TestShop | undefined) =>
  fetch(`${shop?.origin}/client-telemetry`, { method: 'POST', headers: HEADERS, body: REPORT })

it('OPS-01 processes that share a Redis share their rate limits', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await report(shops[count % 2])).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

it('OPS-01 without its Redis the shop stays open', async () => {
  await server.stop()
  const answer = await report(shops[0])
  expect(answer.status).toBe(204)
  server = await startRedis()
})
