import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { PATIENT, spawnShop, type ShopProcess } from '../processes/shop-process.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { pauseBetweenTries } from '../until.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../visitors/visitor-client.ts'

const LISTS = 2000
const CARTS = 4
const WRITERS_PER_CART = 4
const KILL_AT = 700
const TRY_AGAIN_MS = 50

let database: TestDatabase
let shop: ShopProcess
const dataDir = mkdtempSync(join(tmpdir(), 'firkant-crash-'))
const start = async (port: number) => {
  shop = await spawnShop({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), ...PATIENT })
  await whenReady(shop.origin, shop.child)
}

beforeAll(async () => {
  database = await createTestDatabase()
  await addTestGoods(database.main, [{ sku: 'Z-LAMP', onHand: 100_000 }])
  await start(await freePort())
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.exited
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const one = { $type: 'AddLineItemCommand', sku: 'Z-LAMP', quantity: 1 }

/** Sends one list until somebody says that it is kept; a lost answer leaves open whether it was. */
async function applyOnce(visitor: Visitor): Promise<void> {
  const headers = { ...JSON_HEADERS, [CART_LIST_HEADER]: randomUUID() }
  for (;;) {
    const answer = await visitor.post('ct/cart/apply', [one], headers).catch(() => undefined)
    const body = answer?.status === 200 ? await answer.json().catch(() => undefined) : undefined
    if (body) {
      expect((body as CartApplyResponse).validation.validationErrors).toEqual([])
      return
    }
    await pauseBetweenTries(TRY_AGAIN_MS)
  }
}

const kept = async () => {
  const { rows } = await database.pool.query<{ quantity: number }>(
    `select (lines -> 0 ->> 'quantity')::int as quantity from carts where jsonb_array_length(lines) > 0 order by created_at, id`,
  )
  return rows.map(({ quantity }) => quantity)
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

it('CART-12 kill -9 in the middle of 2 000 changes: all that was acknowledged is there, and nothing twice', async () => {
  const visitors = Array.from({ length: CARTS }, () => createVisitor(shop))
  for (const visitor of visitors) await applyOnce(visitor)
  let [left, acknowledged] = [LISTS - CARTS, CARTS]
  const perCart = visitors.map(() => 1)
  const killed = Promise.withResolvers<void>()

  async function write(visitor: Visitor, cart: number): Promise<void> {
    while (left > 0) {
      left -= 1
      await applyOnce(visitor)
      acknowledged += 1
      perCart[cart] = (perCart[cart] ?? 0) + 1
      if (acknowledged === KILL_AT) killed.resolve()
    }
  }
  const writers = visitors.flatMap((visitor, cart) =>
    Array.from({ length: WRITERS_PER_CART }, () => write(visitor, cart)),
  )
  await killed.promise
  shop.child.kill('SIGKILL')
  await shop.exited
  const atDeath = { kept: sum(await kept()), acknowledged }
  expect(atDeath.kept).toBeGreaterThanOrEqual(atDeath.acknowledged)
  expect(atDeath.kept).toBeLessThanOrEqual(atDeath.acknowledged + CARTS * WRITERS_PER_CART)
  await start(Number(new URL(shop.origin).port))
  await Promise.all(writers)

  expect(acknowledged).toBe(LISTS)
  expect((await kept()).toSorted()).toEqual(perCart.toSorted())
})
