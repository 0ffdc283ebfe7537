import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyMovements } from '../../src/features/orders/books/money-movement-tables.ts'
import { payments } from '../../src/features/orders/payment-tables.ts'
import { giftCards } from '../../src/features/promotions/promotion-tables.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { until } from '../until.ts'
import type { StubbornBuyer } from '../visitors/stubborn-buyer.ts'
import { fillCheckout } from '../visitors/test-buyer.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { openKillableShop, type KillableShop } from './killable-shop.ts'
import { auditMoney } from './money-audit.ts'
import { forgeWebhook, liveOrder, MONEY_LIVES, type LivedOrder } from './money-lives.ts'
import { askNow, endLeases, openWork, wrongBalances, readOrders } from './order-audit.ts'

const ORDERS = 60
const WRITERS = 8
const KILL_AT = [15, 35] as const
const SKU = 'M-LAMP'
const WEBHOOKS = ['normal', 'twice', 'never', 'late'] as const
const CARD_MINOR = 50_00

let shop: KillableShop
beforeAll(async () => {
  shop = await openKillableShop()
  await addTestGoods(shop.database.main, [{ sku: SKU, onHand: 10_000, prices: [{ market: 'DK', minor: 333_33 }] }])
})
afterAll(() => shop.close())

const codeOf = (at: number) => `MONEY-${String(at).padStart(4, '0')}`
const hasGiftCard = (at: number) => at % 3 === 0

async function prepare(at: number): Promise<StubbornBuyer> {
  const { origin, database } = shop
  const code = codeOf(at)
  if (hasGiftCard(at))
    await database.main.insert(giftCards).values({ brand: 'hjemly', market: 'DK', code, balanceMinor: CARD_MINOR })
  const visitor = createVisitor({ origin })
  const cart = await fillCheckout(visitor, {
    email: `money-${at}@example.dk`,
    payment: at % 4 === 3 ? 'invoice' : 'card',
    goods: { [SKU]: 2 + (at % 2) },
    more: hasGiftCard(at) ? [{ $type: 'AddGiftCardCodeCommand', code }] : [],
  })
  return { origin, visitor, cart, webhook: WEBHOOKS[at % WEBHOOKS.length] ?? 'normal' }
}

async function killOnce(): Promise<void> {
  await shop.kill()
  await endLeases(shop.database.main, new Date())
  await shop.start()
}

it('PAY-04 kill -9 twice in the middle of 60 payments: the money of every order is exact, and nothing is captured twice', async () => {
  const { database } = shop
  const buyers: StubbornBuyer[] = []
  for (let at = 0; at < ORDERS; at += 1) buyers.push(await prepare(at))
  const lived: LivedOrder[] = []
  const milestones = KILL_AT.map(() => Promise.withResolvers<void>())
  const waiting = [...buyers.entries()]
  const write = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, buyer] = next
      lived.push(await liveOrder(database, buyer, MONEY_LIVES[at % MONEY_LIVES.length] ?? 'sent'))
      const passed = KILL_AT.findIndex((count) => count === lived.length)
      if (passed >= 0) milestones[passed]?.resolve()
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  for (const { promise } of milestones) {
    await Promise.race([promise, writing])
    await killOnce()
  }
  await writing
  expect(lived).toHaveLength(ORDERS)

  const references = await database.main.select().from(payments).where(eq(payments.provider, 'test-bank'))
  for (const payment of references.slice(0, 10)) expect(await forgeWebhook(shop.origin, payment)).toBe(true)

  await until(async () => {
    await askNow(database.main)
    await database.pool.query(`update jobs set run_at = now() where state = 'waiting' and run_at > now()`)
    expect(await openWork(database.main)).toEqual({ jobs: 0, payments: 0, dead: 0 })
  })
  const audit = await auditMoney(database.main, lived)
  expect(audit.wrong).toEqual([])
  expect(audit.payments).toBe(ORDERS)
  const returned = new Set(lived.filter(({ life }) => life === 'returned').map(({ id }) => id))
  const kept = (await readOrders(database.main)).filter(({ id }) => !returned.has(id))
  const balances = new Map(
    [...buyers.keys()]
      .filter((at) => hasGiftCard(at) && at % MONEY_LIVES.length !== 4)
      .map((at) => [codeOf(at), CARD_MINOR]),
  )
  expect(await wrongBalances(database.main, kept, balances)).toEqual([])

  // The audit sees what it is there for.
  const [victim] = lived.filter(({ life }) => life === 'sent')
  await database.main
    .update(moneyMovements)
    .set({ minor: sql`${moneyMovements.minor} + 1` })
    .where(eq(moneyMovements.orderId, victim?.id ?? ''))
  expect((await auditMoney(database.main, lived)).wrong.join()).toContain('in the books')
})
