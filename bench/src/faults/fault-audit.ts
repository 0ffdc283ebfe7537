import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@firkant/server/platform/database/database.ts'
import {
  addsUp,
  auditMails,
  auditStock,
  boughtTwice,
  askNow,
  openWork,
  readOrders,
  wronglyPaid,
} from '../../../apps/server/test/crashes/order-audit.ts'
import type { Row } from '../report.ts'
import type { DoneDeed, FaultTraffic } from './fault-traffic.ts'
import type { ReceivedMail } from './ground/mail-server.ts'

export interface FaultHistory {
  readonly database: Database
  readonly traffic: Pick<FaultTraffic, 'done' | 'auditCarts'>
  /** Those that came until it is asked: some are sent while the rest is awaited. */
  readonly mails: () => readonly Pick<ReceivedMail, 'messageId'>[]
  readonly sku: string
  /** For work that is still to be done. */
  readonly workMs: number
}

export interface Verdict {
  readonly rows: readonly Row[]
  /** Orders that were acknowledged and are not there. */
  readonly lost: ReadonlySet<string>
  /** Carts that were bought more than once. */
  readonly doubled: ReadonlySet<string>
}

const none = (name: string, found: readonly unknown[]): Row => ({
  name,
  value: found.length === 0 ? 'none' : `${found.length}: ${found.slice(0, 3).map(String).join(', ')}`,
  budget: 'none',
  isMet: found.length === 0,
})
const same = (name: string, numbers: readonly number[]): Row => ({
  name,
  value: numbers.join(' = '),
  budget: 'the same',
  isMet: new Set(numbers).size === 1,
})

const isDone = ({ jobs, payments }: { jobs: number; payments: number }) => jobs + payments === 0

/** Mails go out, stores are told. */
async function awaitWork({ database, workMs }: FaultHistory) {
  const until = Date.now() + workMs
  for (;;) {
    const left = await openWork(database.main)
    if (isDone(left) || Date.now() > until) return left
    await askNow(database.main)
    // What failed while a part was away would be tried again after minutes, what was queued by a clock ahead after an hour.
    await database.pool.query(`update jobs set run_at = now() where state = 'waiting'
      and (attempts > 0 or run_at > now() + interval '30 minutes')`)
    await database.pool.query(`update jobs set lease_until = now() - interval '1 s'
      where state = 'running' and lease_until < now() + interval '3 minutes'`)
    await pause(500)
  }
}

/** Compares what the shoppers were told with what is there. */
export async function auditHistory(history: FaultHistory): Promise<Verdict> {
  const { database, traffic, mails, sku } = history
  const left = await awaitWork(history)
  const all = await readOrders(database.main)
  const orders = all.filter(({ document }) => document.lines.some((line) => line.sku === sku))
  const living = orders.filter(({ state }) => state !== 'cancelled')
  const acknowledged = traffic.done.flatMap(({ order }) => (order ? [order] : []))
  const [ids, known] = [new Set(orders.map(({ id }) => id)), new Set(acknowledged.map(({ id }) => id))]
  const lost = acknowledged.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
  const doubled = boughtTwice(orders)
  const stock = await auditStock(database.main, orders, sku)
  const written = await auditMails(database.main, orders)
  const ours = new Set(written.ids)
  const arrived = mails()
    .map(({ messageId = '' }) => messageId.replace(/^<|@.*$/g, ''))
    .filter((id) => ours.has(id))
  const carts = await traffic.auditCarts()
  const rows: readonly Row[] = [
    same('orders acknowledged = orders that live', [acknowledged.length, living.length]),
    none('acknowledged and lost', lost),
    none('carts bought twice', doubled),
    none(
      'living, and nobody was told',
      living.filter(({ id }) => !known.has(id)),
    ),
    none(
      'orders whose sums do not add up',
      orders.filter(({ document }) => !addsUp(document)),
    ),
    none('orders not paid as they should be', await wronglyPaid(database.main, orders)),
    same('pieces reserved = reservations = ordered', [stock.reserved, stock.reservations, stock.demand]),
    same('paid orders = confirmations written = confirmations that arrived', [
      written.paidOrders,
      written.ids.length,
      new Set(arrived).size,
    ]),
    {
      name: 'confirmations that arrived twice (with one Message-ID)',
      value: String(arrived.length - new Set(arrived).size),
    },
    none(`carts of ${carts.carts} that hold something else than was acknowledged`, carts.wrong),
    none(
      'own writes that were not seen, and deeds that came to nothing',
      traffic.done.flatMap(({ wrong }) => wrong ?? []),
    ),
    none(
      'jobs that are left or died',
      Array.from({ length: left.jobs + left.dead }, () => 'job'),
    ),
  ]
  return { rows, lost: new Set(lost), doubled: new Set(doubled) }
}

export const isRight = ({ rows }: Verdict) => rows.every(({ isMet }) => isMet !== false)

export interface FaultTimes {
  readonly part: string
  readonly what: string
  readonly from: number
  readonly until: number
}

const WRITES = new Set<DoneDeed['deed']>(['cart', 'checkout'])
const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** One line of the table: what shoppers saw between two moments. */
export function lineOf({ part, what, from, until }: FaultTimes, done: readonly DoneDeed[], verdict: Verdict): string {
  const within = done.filter(({ startedAt, endedAt }) => endedAt >= from && startedAt < until)
  const pages = within.filter(({ deed }) => !WRITES.has(deed))
  const writes = within.filter(({ deed }) => WRITES.has(deed))
  const failures = within.flatMap((each) => each.failures).filter(({ at }) => at >= from && at < until)
  const last = Math.max(from, ...failures.map(({ at }) => at))
  const waited = Math.max(
    0,
    ...writes.filter((each) => each.failures.length > 0).map((each) => each.endedAt - each.startedAt),
  )
  const orders = within.flatMap(({ order }) => (order ? [order] : []))
  return `| ${[
    part,
    what,
    `${pages.filter((each) => each.failures.length > 0).length} of ${pages.length}`,
    `${pages.filter(({ picture }) => picture === 'missing').length} of ${pages.filter(({ picture }) => picture).length}`,
    `${writes.filter((each) => each.failures.length > 0).length} of ${writes.length}`,
    waited === 0 ? '–' : seconds(waited),
    failures.length === 0 ? '0' : seconds(last - from),
    orders.length,
    orders.filter(({ id }) => verdict.lost.has(id)).length,
    orders.filter(({ cartId }) => verdict.doubled.has(cartId)).length,
  ].join(' | ')} |`
}
