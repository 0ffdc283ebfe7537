import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Drizzle } from '../../src/platform/database/database.ts'
import { pinReads } from '../../src/platform/database/replica-reads.ts'
import type { TestDatabase } from '../ground/test-database.ts'
import { addToCatalogue, contentChanged, day, testPrice, testProduct, testStock } from '../samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { until } from '../until.ts'
import { anonymousLists, customerLists } from '../visitors/list-visitor.ts'
import { buy } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { startPrimaryAndStandby, type PrimaryAndStandby } from './standby.ts'
import { openTcpGate, type TcpGate } from './tcp-gate.ts'

let servers: PrimaryAndStandby
let gate: TcpGate
let database: TestDatabase
let shop: TestShop
/** Renders every page anew. */
let coldShop: TestShop
const SKU = 'LAG-SOFA'

beforeAll(async () => {
  servers = await startPrimaryAndStandby()
  gate = await openTcpGate(servers.standbyUrl)
  const { primaryUrl: url } = servers
  const opened = openDatabase({ url, replicaUrl: gate.url, poolSize: 5, queryMs: 20_000, onError: () => undefined })
  database = { ...opened, url, drop: opened.close }
  shop = await startTestShop({ database })
  coldShop = await startTestShop({ database, env: { HTML_CACHE_MB: '0' } })
  await addToCatalogue(shop, [testProduct('lag-sofa'), testPrice(SKU, 4001), testStock(SKU, 5000)])
})
afterAll(async () => {
  await coldShop.close()
  await shop.close()
  await database.close()
  await gate.close()
  await servers.stop()
})

const whenCurrent = () => until(() => expect(database.replicaState()).toBe('current'))
async function isOnStandby(db: Drizzle) {
  const { rows } = await db.execute<{ is_standby: boolean }>(sql`select pg_is_in_recovery() as is_standby`)
  return rows[0]?.is_standby
}
const isReadFromStandby = () => isOnStandby(database.replica)
afterEach(async () => {
  await gate.open()
  await servers.resumeReplay()
  await whenCurrent()
})

const textOf = async (path: string) => (await fetch(shop.origin + path)).text()
/** Everywhere that a price is shown, and what the cart takes. */
async function shownPrices() {
  const visitor = createVisitor(shop)
  const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
  const answers = await Promise.all([
    textOf('/sofaer/lag-sofa'),
    textOf('/api/content/sofaer/lag-sofa'),
    textOf('/sofaer?sort=priceDown'),
    textOf('/api/content/sofaer?sort=priceDown'),
    textOf('/soeg?q=lag-sofa'),
  ])
  return { answers, cart: JSON.stringify(cartResponse) }
}

const pageOf = async (path: string, cookie: string) =>
  (await fetch(new URL(path, coldShop.origin), { headers: { cookie, accept: 'text/html' } })).text()

// Dearer each time: a reduction would show the price before.
const OLD = { amount: 87_654, shown: /87\.?654/ }
const NEW = { amount: 98_765, shown: /98\.?765/ }
const NEWEST = { amount: 99_876, shown: /99\.?876/ }

describe('a replica that lags', () => {
  it('OPS-01 CLU-02 shows the old price nowhere once the shop has heard of the new one, and nothing old is cached', async () => {
    await addToCatalogue(shop, [testPrice(SKU, OLD.amount, { from: day(-3) })])
    await whenCurrent()
    expect(await isReadFromStandby()).toBe(true)
    const before = await shownPrices()
    for (const text of [...before.answers, before.cart]) expect(text).toMatch(OLD.shown)

    await servers.pauseReplay()
    await addToCatalogue(shop, [testPrice(SKU, NEW.amount, { from: day(-2) })])
    // Twice: what was made, and what was cached then.
    for (let time = 0; time < 2; time += 1) {
      const { answers, cart } = await shownPrices()
      for (const text of [...answers, cart]) {
        expect(text).toMatch(NEW.shown)
        expect(text).not.toMatch(OLD.shown)
      }
    }
    expect(database.replicaState()).toBe('behind')

    await servers.resumeReplay()
    await whenCurrent()
    expect(await isReadFromStandby()).toBe(true)
    for (const text of (await shownPrices()).answers) expect(text).not.toMatch(OLD.shown)
  })

  it('OPS-01 is not read from before it was asked, so that a start shows nothing old', async () => {
    await whenCurrent()
    await servers.pauseReplay()
    await addToCatalogue(shop, [testPrice(SKU, NEWEST.amount, { from: day(-1) })])
    const { primaryUrl: url, standbyUrl: replicaUrl } = servers
    const opened = openDatabase({ url, replicaUrl, poolSize: 2, onError: () => undefined })
    const late = await startTestShop({ database: { ...opened, url, drop: opened.close } })
    expect(await (await fetch(`${late.origin}/sofaer/lag-sofa`)).text()).toMatch(NEWEST.shown)
    expect(opened.replicaState()).toBe('behind')
    await late.close()
    await opened.close()
  })

  it('OPS-01 content and terms are new as soon as their change is heard', async () => {
    await whenCurrent()
    expect(await textOf('/om-hjemly')).toContain('<title>Om os</title>')
    await servers.pauseReplay()
    await database.pool.query(`update page_versions set title = 'Om os nu' where title = 'Om os'`)
    await contentChanged(shop)
    expect(await textOf('/om-hjemly')).toContain('<title>Om os nu</title>')
  })
})

it('OPS-01 work of several reads that began on the primary does not go back to an older replica', async () => {
  await whenCurrent()
  const begunCurrent = pinReads(database.replica)
  expect(await isOnStandby(begunCurrent)).toBe(true)
  await servers.pauseReplay()
  await addToCatalogue(shop, [testStock(SKU, 4999)])
  const begunBehind = pinReads(database.replica)
  await servers.resumeReplay()
  await whenCurrent()
  expect([await isOnStandby(begunCurrent), await isOnStandby(begunBehind)]).toEqual([false, false])
  expect(await isOnStandby(pinReads(database.replica))).toBe(true)
})

/** Pages that are rendered, and orders, at the same time. */
async function visitAndBuy(): Promise<readonly unknown[]> {
  const paths = ['/', '/sofaer', '/sofaer/lag-sofa', '/soeg?q=sofa', '/api/content/sofaer']
  const pages = paths.map(async (path) => (await fetch(coldShop.origin + path)).status)
  const orders = Array.from({ length: 5 }, async (_, at) => {
    const { success } = await buy(coldShop, { email: `lag-${at}@example.dk`, goods: { [SKU]: 1 } })
    return success
  })
  return Promise.all([...pages, ...orders])
}
const ALL_WELL = [200, 200, 200, 200, 200, true, true, true, true, true]

it('OPS-01 a read that the replica cancels for a change is answered by the primary', async () => {
  await database.pool.query('create table conflicts as select 1 as one')
  database.changed()
  await whenCurrent()
  const where = sql`select pg_is_in_recovery() as is_standby, pg_sleep(1) from conflicts`
  const reading = database.replica.execute<{ is_standby: boolean }>(where).then(({ rows }) => rows[0]?.is_standby)
  await until(async () => {
    const running = await database.replica.execute(
      sql`select 1 from pg_stat_activity where query like '%from conflicts%' and pid <> pg_backend_pid()`,
    )
    expect(running.rowCount).toBeGreaterThan(0)
  })
  await database.pool.query('alter table conflicts add column two int')
  expect(await reading).toBe(false)
})

it('CLU-02 own cart, lists, login and order are seen at once, however far the standby is behind', async () => {
  await whenCurrent()
  await servers.pauseReplay()
  // No event speaks of what belongs to one visitor: pages are still read from the standby.
  expect(await isReadFromStandby()).toBe(true)
  const stranger = anonymousLists(coldShop)
  const customer = await customerLists(coldShop)
  for (const { visitor } of [stranger, customer]) {
    for (const quantity of [1, 2]) {
      await visitor.apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
      expect((await visitor.ask('cart'))?.items.map((item) => item.quantity)).toEqual([quantity])
    }
    await visitor.call('wishlist/additem', { sku: SKU })
    expect(JSON.stringify(await visitor.ask('wishlist'))).toContain(SKU)
  }
  const listKey = await customer.made('Stuen', SKU)
  expect(JSON.stringify(await customer.shown(listKey))).toContain(SKU)
  expect(await pageOf('/mine-sider/profil', customer.visitor.allCookies())).toContain(customer.email)

  const { visitor, orderId, next } = await buy(coldShop, { email: 'own@example.dk', goods: { [SKU]: 1 } })
  const link = new URL(next.url, coldShop.origin)
  const opened = await visitor.send(link.pathname + link.search, {})
  const cookie = [visitor.allCookies(), ...opened.headers.getSetCookie().map((each) => each.split(';')[0])].join('; ')
  const leadsTo = new URL(opened.headers.get('location') ?? link.href, coldShop.origin)
  const confirmation = await fetch(new URL(leadsTo.pathname + leadsTo.search, coldShop.origin), { headers: { cookie } })
  expect([confirmation.status, new URL(confirmation.url).pathname]).toEqual([200, leadsTo.pathname])
  expect(await isReadFromStandby()).toBe(true)
  const missing = sql`select 1 from orders where id = ${orderId}`
  expect((await database.replica.execute(missing)).rowCount).toBe(0)
})

describe('a replica that is away', () => {
  it('OPS-01 CLU-02 is answered for by the primary, from the first request on, and read from again when it is back', async () => {
    await whenCurrent()
    await gate.close()
    expect(await visitAndBuy()).toEqual(ALL_WELL)
    expect(database.replicaState()).toBe('away')
    await gate.open()
    await whenCurrent()
    expect(await isReadFromStandby()).toBe(true)
    expect(await visitAndBuy()).toEqual(ALL_WELL)
  })

  it('OPS-01 and one that hangs, too', async () => {
    await whenCurrent()
    gate.block()
    expect(await visitAndBuy()).toEqual(ALL_WELL)
    expect(database.replicaState()).toBe('away')
  })

  it('OPS-02 is said to operators', async () => {
    const states = async () => {
      const metrics = await textOf('/metrics')
      return [...metrics.matchAll(/shop_replica\{state="(\w+)"\} 1/g)].map(([, state]) => state)
    }
    await whenCurrent()
    expect(await states()).toEqual(['current'])
    expect(await (await fetch(`${shop.origin}/readyz`)).json()).toEqual({
      status: 'ready',
      database: 'connected',
      replica: 'current',
    })
    await gate.close()
    await until(async () => expect(await states()).toEqual(['away']))
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  })
})
