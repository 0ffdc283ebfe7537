import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { listenForEvents } from '../../src/platform/events/shop-events.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { until } from '../until.ts'
import { buy, fillCheckout, newKey, place } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { startPrimaryAndStandby, type PrimaryAndStandby } from './standby.ts'
import { openTcpGate, type TcpGate } from './tcp-gate.ts'

const SKU = 'FAIL-OVER-LAMP'
const LISTENING = { reconnectMs: 100, heartbeatMs: 300, answerMs: 1000 }
let servers: PrimaryAndStandby
let gate: TcpGate
let shop: TestShop

beforeAll(async () => {
  servers = await startPrimaryAndStandby()
  gate = await openTcpGate(servers.primaryUrl)
  const [first, second] = [new URL(gate.url), new URL(servers.standbyUrl)]
  // The standby first: it is passed over.
  const url = servers.primaryUrl.replace(/@[^/]*/, `@${second.host},${first.host}`) + '?target_session_attrs=read-write'
  const opened = openDatabase({ url, poolSize: 4, waitMs: 3000, queryMs: 20_000, onError: () => undefined })
  shop = await startTestShop({ database: { ...opened, url, drop: opened.close }, listening: LISTENING })
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 100 }])
})
afterAll(async () => {
  await shop.close()
  await shop.database.drop()
  await gate.close()
  await servers.stop()
})

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ value: unknown }>(statement).finally(() => client.end())
  return rows[0]?.value
}

const ordersAt = async (url: string) => Number(await ask(url, 'select count(*) as value from orders'))

it('CLU-04 of several hosts the one that takes writes is used; when another takes over, orders go there', async () => {
  await buy(shop, { goods: { [SKU]: 1 } })
  const before = await ordersAt(servers.primaryUrl)
  expect(before).toBeGreaterThan(0)

  const visitor = createVisitor(shop)
  const cart = await fillCheckout(visitor, { goods: { [SKU]: 1 } })
  await until(async () => {
    const query = 'select pg_current_wal_insert_lsn()::text as value'
    const end = await ask(servers.primaryUrl, query)
    expect(await ask(servers.standbyUrl, `select pg_last_wal_replay_lsn() >= '${String(end)}' as value`)).toBe(true)
  })
  // It says nothing any more: whoever waits is told as soon as the other host is found.
  gate.block()
  await ask(servers.standbyUrl, 'select pg_promote() as value')
  const key = newKey()
  const answer = await until(() => place(visitor, { cart, key }))
  expect(answer.success).toBe(true)
  expect(await ordersAt(servers.standbyUrl)).toBe(before + 1)

  // The old one is back and takes writes: nobody goes there, because the other was promoted after it.
  await gate.open()
  await shop.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
  await until(() => buy(shop, { email: 'bo@example.dk', goods: { [SKU]: 1 } }))
  expect(await ordersAt(servers.standbyUrl)).toBe(before + 2)
  expect(await ordersAt(servers.primaryUrl)).toBe(before)
})

it('CLU-04 while no host takes writes that is a 503 with the time to come back, and events come as soon as one does', async () => {
  await gate.close()
  const url = servers.primaryUrl.replace(/@[^/]*/, `@127.0.0.1:1,${new URL(gate.url).host}`)
  const opened = openDatabase({ url, poolSize: 2, waitMs: 3000, onError: () => undefined })
  const lost = await startTestShop({
    database: { ...opened, url: servers.standbyUrl, drop: opened.close },
  })
  const answer = await fetch(`${lost.origin}/api/content/lamper`)
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true])

  const failures: Error[] = []
  const events = listenForEvents(url, (error) => failures.push(error), LISTENING)
  await until(() => expect(failures.length).toBeGreaterThan(1))
  expect(events.isConnected()).toBe(false)
  await gate.open()
  await events.listening
  expect((await fetch(`${lost.origin}/api/content/lamper`)).status).toBe(200)
  await events.close()
  await lost.close()
  await opened.close()
})
