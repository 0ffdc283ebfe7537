import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { PATIENT, spawnShop, type ShopProcess } from '../processes/shop-process.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { createVisitor, type Visitor } from '../visitors/visitor-client.ts'

const CHANGES = 1000
const VISITORS = 4
const WRITERS_EACH = 4
const KILLED_AFTER = [450]
const SKUS = Array.from({ length: VISITORS * WRITERS_EACH }, (_, index) => `K-${index}`)

let database: TestDatabase
let shop: ShopProcess
let port: number
const dataDir = mkdtempSync(join(tmpdir(), 'firkant-lists-'))
const start = async () => {
  shop = await spawnShop({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), ...PATIENT })
  await whenReady(shop.origin, shop.child)
}

const stop = async () => {
  shop.child.kill('SIGTERM')
  await shop.exited
}

beforeAll(async () => {
  database = await createTestDatabase()
  port = await freePort()
  await addTestGoods(
    database.main,
    SKUS.map((sku) => ({ sku, onHand: 9 })),
  )
})
// A further try finds a running shop, and no lists of the one before.
beforeEach(async () => {
  await database.pool.query('delete from shopping_list_items')
  await start()
  return stop
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What a writer was last told of its item; after a change without an answer, what else it may be. */
interface Told {
  readonly sku: string
  quantity: number
  isUnsure: boolean
}

/** Adds, notes a quantity, removes, and so on. */
function nextChange({ sku, quantity }: Told, turn: number): readonly [call: string, body: object, quantity: number] {
  if (quantity === 0) return ['shoppinglist/additem', { sku }, 1]
  if (turn % 5 === 0) return ['wishlist/removeitem', { sku }, 0]
  const next = 1 + (turn % 90)
  return ['shoppinglist/setitem', { sku, quantity: next }, next]
}

it('LIST-12 OPS-01 kill -9 during 1 000 changes of lists: what was acknowledged holds', async () => {
  const visitors = Array.from({ length: VISITORS }, () => createVisitor(shop))
  // The first thing gives each visitor an identity and a list.
  for (const visitor of visitors) await visitor.post('wishlist/additem', { sku: SKUS[0] })
  for (const visitor of visitors) await visitor.post('wishlist/removeitem', { sku: SKUS[0] })
  let [turn, done] = [0, 0]
  let restarting: Promise<void> | undefined
  const kills = [...KILLED_AFTER]
  const restart = async () => {
    shop.child.kill('SIGKILL')
    await shop.exited
    await start()
  }

  async function changeOne(visitor: Visitor, told: Told, at: number): Promise<void> {
    const [call, body, quantity] = nextChange(told, at)
    told.isUnsure = true
    const answer = (await (await visitor.post(call, body)).json()) as { success: boolean; errorCode?: string }
    // After a change without an answer the item may be gone, or there, already.
    if (answer.success) Object.assign(told, { quantity, isUnsure: false })
    else if (answer.errorCode === 'listOrItemNotFound') Object.assign(told, { quantity: 0, isUnsure: false })
    else throw new Error(JSON.stringify(answer))
    done += 1
  }
  async function write(visitor: Visitor, told: Told): Promise<void> {
    while (turn < CHANGES) {
      const at = (turn += 1)
      await restarting
      // Cut off by the kill: nothing was promised.
      await changeOne(visitor, told, at).catch(() => undefined)
      if (done >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift()
        restarting = restart()
      }
    }
  }
  const writers = visitors.flatMap((visitor, at) =>
    SKUS.slice(at * WRITERS_EACH, (at + 1) * WRITERS_EACH).map((sku) => ({
      visitor,
      told: { sku, quantity: 0, isUnsure: false } satisfies Told as Told,
    })),
  )
  await Promise.all(writers.map(({ visitor, told }) => write(visitor, told)))
  await restarting
  expect(kills).toEqual([])
  expect(done).toBeGreaterThan(CHANGES - 4 * VISITORS * WRITERS_EACH)

  const { rows } = await database.pool.query<{ sku: string; quantity: number }>(
    'select sku, quantity from shopping_list_items',
  )
  const stored = new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
  const sure = writers.filter(({ told }) => !told.isUnsure)
  expect(sure.length).toBeGreaterThan(0)
  expect(sure.map(({ told }) => [told.sku, stored.get(told.sku) ?? 0])).toEqual(
    sure.map(({ told }) => [told.sku, told.quantity]),
  )
}, 120_000)
