import { setTimeout as pause } from 'node:timers/promises'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { askNow, openWork } from '../../../apps/server/test/crashes/order-audit.ts'
import {
  buyStubbornly,
  placeStubbornly,
  type Purchase,
  type StubbornBuyer,
} from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import type { Row } from '../report.ts'
import { auditCrashes } from './checkout-audit.ts'
import { ofAllKinds, prepareCrowd, type BuyersPlace } from './checkout-buyers.ts'
import type { CheckoutBench } from './open-checkout-bench.ts'

const WRITERS = 24
/** Of the orders that are placed. */
const KILL_AT = 0.4
/** Number of buyers who retry at the end, with their old key. */
const RETRIED = 100
const MAX_AFTERMATH_MS = 300_000
const LOOK_EVERY_MS = 500

export interface Bought extends Purchase {
  readonly buyer: StubbornBuyer
}

interface Storm {
  readonly name: string
  readonly kill: () => Promise<number>
  readonly buyers: readonly StubbornBuyer[]
}

/** Many buy at once, and in the middle the shop or its database is killed. */
async function buyThrough({ name, kill, buyers }: Storm): Promise<{ bought: readonly Bought[]; awayMs: number }> {
  const progress = createProgressLine(process.stdout)
  progress.step(`kill -9 of ${name} in the middle of ${buyers.length} orders`)
  const waiting = [...buyers]
  const bought: Bought[] = []
  const isMiddle = Promise.withResolvers<void>()
  async function write(): Promise<void> {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      bought.push({ buyer, ...(await buyStubbornly(buyer)) })
      progress.count(bought.length, buyers.length)
      if (bought.length === Math.floor(buyers.length * KILL_AT)) isMiddle.resolve()
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, write))
  await Promise.race([isMiddle.promise, writers])
  const [awayMs] = await Promise.all([kill(), writers])
  progress.done(`all answered, ${name} was away for ${(awayMs / 1000).toFixed(1)} s`)
  return { bought, awayMs }
}

/** The shop finishes its background work; due times are moved up to save waiting. */
async function awaitBackground({ database }: CheckoutBench): Promise<{ jobs: number; payments: number; dead: number }> {
  const progress = createProgressLine(process.stdout)
  progress.step('What is left to do in the background')
  const atFirst = await openWork(database.main)
  const until = Date.now() + MAX_AFTERMATH_MS
  for (;;) {
    const left = await openWork(database.main)
    const isDone = left.jobs + left.payments === 0
    if (isDone || Date.now() > until) {
      progress.done(`${isDone ? 'done' : 'NOT done'}; there were ${atFirst.jobs} jobs and ${atFirst.payments} payments`)
      return left
    }
    progress.count(atFirst.jobs - left.jobs, atFirst.jobs)
    await askNow(database.main)
    await pause(LOOK_EVERY_MS)
  }
}

/** Retries that are answered with another order than before. */
async function countMismatches(bought: readonly Bought[]): Promise<number> {
  let others = 0
  for (const { buyer, order } of bought.filter((each) => each.order !== undefined).slice(0, RETRIED)) {
    const answer = await placeStubbornly(buyer, order?.key ?? '')
    if (!answer.success || answer.orderId !== order?.id) others += 1
  }
  return others
}

export async function benchCrashes(
  bench: CheckoutBench,
  { place, sku, orders }: { readonly place: BuyersPlace; readonly sku: string; readonly orders: number },
): Promise<readonly Row[]> {
  const crowdOf = (name: string) =>
    prepareCrowd(place, { name, count: orders, sku, kindOf: ofAllKinds, piecesOf: (at) => 1 + (at % 3) })
  const shop = await buyThrough({ name: 'the shop', kill: bench.killShop, buyers: await crowdOf('shop') })
  const postgres = await buyThrough({
    name: 'PostgreSQL',
    kill: bench.killPostgres,
    buyers: await crowdOf('postgres'),
  })
  const left = await awaitBackground(bench)
  const bought = [...shop.bought, ...postgres.bought]
  const mismatched = (await countMismatches(shop.bought)) + (await countMismatches(postgres.bought))
  return auditCrashes(bench, {
    bought,
    left,
    mismatched,
    sku,
    balances: place.balances,
    away: [shop.awayMs, postgres.awayMs],
  })
}
