import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import { importRecords } from '../../src/features/catalog-files/import-records.ts'
import { publishEvent } from '../../src/platform/events/shop-events.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { auditMails, auditStock, openWork, readOrders } from '../crashes/order-audit.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { testPrice, testProduct, testStock } from '../samples/test-catalogue.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../stand-ins/smtp-receiver.ts'
import { until } from '../until.ts'
import { fillCheckout, place } from '../visitors/test-buyer.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../visitors/visitor-client.ts'
import { PATIENT, spawnShop, type ShopProcess } from './shop-process.ts'

const SKU = 'FOUR-SOFA'
// Two of them are less than what an invoice may come to without a confirmation by mail.
const OLD = { amount: 1765, shown: /1\.?765/ }
const NEW = { amount: 2876, shown: /2\.?876/ }
/** Long enough for heartbeats and answers to be missed; whoever sleeps longer misses no more than these. */
const PAUSED_MS = 12_000
const RUNNING = 4
const FIRST_PRESSES = 3
let database: TestDatabase
let mails: SmtpReceiver
const shops: ShopProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'firkant-four-'))

/** As on machines of their own: each with its own data folder. */
async function open(at: number): Promise<ShopProcess> {
  const shop = await spawnShop({
    ...PATIENT,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, String(at)),
    SHOP_SECRET: 'one secret for four processes of a shop',
    SMTP_URL: mails.url,
    DATABASE_POOL: '4',
  })
  await whenReady(shop.origin, shop.child)
  return shop
}

const setPrice = (amount: number) =>
  importRecords(database.main, [testPrice(SKU, amount, { from: new Date(Date.now() - amount * 1000).toISOString() })], {
    now: new Date(),
  })

beforeAll(async () => {
  database = await createTestDatabase()
  mails = await startSmtpReceiver()
  const goods = [testProduct('four-sofa'), testPrice(SKU, OLD.amount), testStock(SKU, 100)]
  await importRecords(database.main, goods, { now: new Date() })
  for (let at = 0; at < RUNNING; at += 1) shops.push(await open(at))
})
afterAll(async () => {
  for (const { child, exited } of shops) {
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await exited
  }
  await mails.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** What is kept as a document, as data, in the listing table and in the search index; and what a cart takes. */
async function shownBy({ origin }: ShopProcess): Promise<readonly string[]> {
  const paths = ['/sofaer/four-sofa', '/api/content/sofaer/four-sofa', '/sofaer?sort=priceUp', '/soeg?q=four-sofa']
  const texts = paths.map(async (path) => (await fetch(origin + path)).text())
  const cart = createVisitor({ origin }).apply({ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 })
  return [...(await Promise.all(texts)), JSON.stringify((await cart).cartResponse)]
}
async function expectPrice(shop: ShopProcess | undefined, { shown }: typeof OLD): Promise<void> {
  if (!shop) throw new Error('There is no such process')
  for (const text of await shownBy(shop)) expect(text).toMatch(shown)
}

const titleOf = async ({ origin }: ShopProcess) =>
  /<title>([^<]*)/.exec(await (await fetch(`${origin}/om-hjemly`)).text())?.[1]

it('CLU-01 a new price and new content are in every process: those that ran, one that slept, one that is new', async () => {
  for (const shop of shops) {
    await expectPrice(shop, OLD)
    expect(await titleOf(shop)).toBe('Om os')
  }
  const [sleeper, ...awake] = shops
  sleeper?.child.kill('SIGSTOP')
  const asleepAt = Date.now()
  await setPrice(NEW.amount)
  await database.pool.query(`update page_versions set title = 'Om os nu' where title = 'Om os'`)
  await publishEvent(database.main, { type: 'content-changed' })
  for (const shop of awake)
    await until(async () => {
      await expectPrice(shop, NEW)
      expect(await titleOf(shop)).toBe('Om os nu')
    })
  const late = await open(RUNNING)
  shops.push(late)
  await expectPrice(late, NEW)
  expect(await titleOf(late)).toBe('Om os nu')

  await until(() => expect(Date.now() - asleepAt).toBeGreaterThan(PAUSED_MS))
  sleeper?.child.kill('SIGCONT')
  await until(() => expectPrice(sleeper, NEW))
  await until(async () => expect(sleeper && (await titleOf(sleeper))).toBe('Om os nu'))
})

const ADD = [{ $type: 'AddLineItemCommand', sku: SKU, quantity: 1 }] as const

/** The same press at every process at once, as after an answer that was lost; then how many each says are in the cart. */
async function pressEverywhere(visitor: Visitor): Promise<readonly (number | undefined)[]> {
  const cookie = visitor.cookie()
  const headers = { ...JSON_HEADERS, [CART_LIST_HEADER]: crypto.randomUUID(), cookie }
  const request = { method: 'POST', headers, body: JSON.stringify(ADD) }
  const answers = shops.map(({ origin }) => fetch(`${origin}/api/client/ct/cart/apply?language=da`, request))
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
  const d = encodeURIComponent(JSON.stringify([['cart']]))
  const counts = shops.map(async ({ origin }) => {
    const answer = await fetch(`${origin}/api/client/dynamic-data/resolve?language=da&d=${d}`, { headers: { cookie } })
    const [record] = (await answer.json()) as readonly { data: { items: readonly { quantity: number }[] } }[]
    return record?.data.items[0]?.quantity
  })
  return Promise.all(counts)
}

it('CLU-01 one cart is one cart in all processes, and a press that all of them get is done once', async () => {
  const [first] = shops
  if (!first) throw new Error('There is no process')
  const visitor = createVisitor(first)
  await visitor.apply(...ADD)
  expect(await pressEverywhere(visitor)).toEqual(shops.map(() => 2))
  // Without a cart: whoever makes it, the others find it made by this press.
  for (let time = 0; time < FIRST_PRESSES; time += 1) {
    const cart = await fillCheckout(visitor, { goods: {}, email: `none-${time}@example.dk` })
    expect((await place(visitor, { cart })).success).toBe(true)
    expect(await pressEverywhere(visitor)).toEqual(shops.map(() => 1))
  }
})

it('CLU-01 jobs, stock and mails of orders at all processes are done once, also while one sleeps', async () => {
  const sleeper = shops.at(-1)
  const awake = shops.slice(0, -1)
  const before = (await readOrders(database.main)).length
  const buyAt = async ({ origin }: ShopProcess, email: string) => {
    const visitor = createVisitor({ origin })
    const cart = await fillCheckout(visitor, { email, goods: { [SKU]: 1 } })
    expect((await place(visitor, { cart })).success).toBe(true)
  }
  for (const [at, shop] of shops.entries()) await buyAt(shop, `first-${at}@example.dk`)
  sleeper?.child.kill('SIGSTOP')
  for (const [at, shop] of awake.entries()) await buyAt(shop, `second-${at}@example.dk`)
  const orders = await readOrders(database.main)
  expect(orders).toHaveLength(before + shops.length + awake.length)
  sleeper?.child.kill('SIGCONT')
  await until(async () => expect(await openWork(database.main)).toMatchObject({ jobs: 0, dead: 0 }))
  const written = await auditMails(database.main, orders)
  expect(written.paidOrders).toBe(orders.length)
  expect([written.unwritten, written.unsent, written.untrue]).toEqual([[], [], []])
  const arrived = mails.received.map(({ messageId = '' }) => messageId.replace(/^<|@.*$/g, ''))
  expect(arrived.filter((id) => written.ids.includes(id)).toSorted()).toEqual(written.ids.toSorted())
  const stock = await auditStock(database.main, orders, SKU)
  expect([stock.reserved, stock.reservations, stock.unreserved]).toEqual([stock.demand, stock.demand, 0])
})

const LAMP = { path: '/sofaer/four-lamp', sku: 'FOUR-LAMP', now: 1345, soon: 1456 }
/** So much time all processes have to show the price of before. */
const BEGINS_IN_MS = 6000

it('CLU-01 a price that begins by the clock begins in every process, also in one that slept through its beginning', async () => {
  const shows = async ({ origin }: ShopProcess, { now, soon }: typeof LAMP) => {
    const text = (await (await fetch(origin + LAMP.path)).text()).replaceAll('.', '')
    return [text.includes(String(now)), text.includes(String(soon))]
  }
  const begins = Date.now() + BEGINS_IN_MS
  await importRecords(
    database.main,
    [
      testProduct('four-lamp'),
      testPrice(LAMP.sku, LAMP.now),
      testPrice(LAMP.sku, LAMP.soon, { from: new Date(begins).toISOString() }),
      testStock(LAMP.sku, 5),
    ],
    { now: new Date() },
  )
  for (const shop of shops) await until(async () => expect(await shows(shop, LAMP)).toEqual([true, false]))
  expect(Date.now()).toBeLessThan(begins)
  const [sleeper, ...awake] = shops
  sleeper?.child.kill('SIGSTOP')
  for (const shop of awake) await until(async () => expect(await shows(shop, LAMP)).toEqual([false, true]))
  expect(Date.now()).toBeGreaterThanOrEqual(begins)
  sleeper?.child.kill('SIGCONT')
  await until(async () => expect(sleeper && (await shows(sleeper, LAMP))).toEqual([false, true]))
})

it('CLU-01 what each process counted for the owner’s figures adds up, also of one that slept before it wrote', async () => {
  const term = 'fourwords'
  const searches = 5
  for (const { origin } of shops)
    for (let time = 0; time < searches; time += 1) await (await fetch(`${origin}/soeg?q=${term}`)).text()
  const sleeper = shops.at(-1)
  sleeper?.child.kill('SIGSTOP')
  const counted = async () => {
    const { rows } = await database.pool.query(
      `select coalesce(sum(count), 0)::int as count from insight_counts where counter = 'search' and name = $1`,
      [term],
    )
    return rows[0].count as number
  }
  await until(async () => expect(await counted()).toBeGreaterThanOrEqual((shops.length - 1) * searches))
  sleeper?.child.kill('SIGCONT')
  await until(async () => expect(await counted()).toBe(shops.length * searches))
})
