import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { parseConfig } from '../../src/start/config.ts'
import { createOrderServices } from '../../src/start/services/order-services.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { PATIENT, spawnShop, type ShopProcess } from '../processes/shop-process.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { until } from '../until.ts'
import { buyStubbornly, placeStubbornly, type StubbornBuyer } from '../visitors/stubborn-buyer.ts'
import { fillCheckout } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import {
  addsUp,
  askNow,
  auditMails,
  auditStock,
  boughtTwice,
  endLeases,
  readOrders,
  wronglyPaid,
} from './order-audit.ts'

const ORDERS = 150
const WRITERS = 16
const KILL_AT = 50
const SKU = 'X-LAMP'
const WEBHOOKS = ['normal', 'twice', 'never'] as const

let database: TestDatabase
let shop: ShopProcess
const dataDir = mkdtempSync(join(tmpdir(), 'firkant-crash-'))
const start = async (port: number) => {
  shop = await spawnShop({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), ...PATIENT })
  await whenReady(shop.origin, shop.child)
}

beforeAll(async () => {
  database = await createTestDatabase()
  await addTestGoods(database.main, [{ sku: SKU, onHand: 1000 }])
  await start(await freePort())
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.exited
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Every second one pays by card, and the bank tells of it in each of its ways. */
async function prepare(at: number): Promise<StubbornBuyer> {
  const { origin } = shop
  const visitor = createVisitor({ origin })
  const payment = at % 2 === 0 ? 'invoice' : 'card'
  const cart = await fillCheckout(visitor, { email: `buyer-${at}@example.dk`, payment, goods: { [SKU]: 1 + (at % 3) } })
  return { origin, visitor, cart, webhook: WEBHOOKS[Math.floor(at / 2) % WEBHOOKS.length] ?? 'normal' }
}

/** What the shop does by the clock: a payment whose word was lost in the crash is asked for. */
async function hearWhatWasLost(): Promise<void> {
  const config = parseConfig({
    SHOP_MODE: 'test',
    BRAND: 'hjemly',
    PORT: new URL(shop.origin).port,
    DATA_DIR: dataDir,
  })
  const now = () => new Date()
  const { payments } = createOrderServices({ config, database, brand: BRANDS.hjemly, now, ownUrl: () => shop.origin })
  await askNow(database.main)
  while ((await payments.pollSilentPayments()) > 0);
}

/** In turn by several, until none is left. */
async function share<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const one = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: WRITERS }, one))
}

it('CHK-03 kill -9 in the middle of 150 orders: each is there once, paid once, reserved once and told of once', async () => {
  const buyers: StubbornBuyer[] = []
  await share([...Array(ORDERS).keys()], async (at) => void (buyers[at] = await prepare(at)))
  const told: { readonly buyer: StubbornBuyer; readonly key: string; readonly id: string }[] = []
  const isMiddle = Promise.withResolvers<void>()
  const buying = share(buyers, async (buyer) => {
    const { order, refusals } = await buyStubbornly(buyer)
    expect(refusals).toEqual([])
    if (order) told.push({ buyer, ...order })
    if (told.length === KILL_AT) isMiddle.resolve()
  })
  await Promise.race([isMiddle.promise, buying])
  shop.child.kill('SIGKILL')
  await shop.exited
  const atDeath = { kept: (await readOrders(database.main)).length, told: told.length }
  expect(atDeath.kept).toBeGreaterThanOrEqual(atDeath.told)
  expect(atDeath.kept).toBeLessThanOrEqual(atDeath.told + WRITERS)
  await endLeases(database.main, new Date())
  await start(Number(new URL(shop.origin).port))
  await buying
  await hearWhatWasLost()

  const orders = await readOrders(database.main)
  expect(new Set(told.map(({ id }) => id)).size).toBe(ORDERS)
  expect(orders.map(({ id }) => id).toSorted()).toEqual(told.map(({ id }) => id).toSorted())
  expect(boughtTwice(orders)).toEqual([])
  expect(orders.filter(({ document }) => !addsUp(document))).toEqual([])
  expect(await wronglyPaid(database.main, orders)).toEqual([])
  const pieces = buyers.reduce((sum, { cart }) => sum + (cart.cartResponse.items[0]?.quantity ?? 0), 0)
  expect(await auditStock(database.main, orders, SKU)).toEqual({
    onHand: 1000,
    reserved: pieces,
    reservations: pieces,
    demand: pieces,
    unreserved: 0,
  })

  await until(async () => expect((await auditMails(database.main, orders)).unsent).toEqual([]))
  const { paidOrders, unwritten, untrue, ids } = await auditMails(database.main, orders)
  expect({ paidOrders, unwritten, untrue, written: ids.length }).toEqual({
    paidOrders: ORDERS,
    unwritten: [],
    untrue: [],
    written: ORDERS,
  })

  for (const { buyer, key, id } of told.slice(0, 10))
    expect(await placeStubbornly(buyer, key)).toMatchObject({ success: true, orderId: id })
  expect(await readOrders(database.main)).toHaveLength(ORDERS)
})
