import {
  addsUp,
  auditMails,
  auditStock,
  boughtTwice,
  type openWork,
  readOrders,
  wrongBalances,
  wronglyPaid,
  type AuditedOrder,
} from '../../../apps/server/test/crashes/order-audit.ts'
import type { Row } from '../report.ts'
import type { Bought } from './checkout-crashes.ts'
import type { CheckoutBench } from './open-checkout-bench.ts'

export interface Aftermath {
  readonly bought: readonly Bought[]
  readonly left: Awaited<ReturnType<typeof openWork>>
  /** Retries with the same key that were answered with another order. */
  readonly mismatched: number
  readonly sku: string
  readonly balances: ReadonlyMap<string, number>
  /** Downtime of shop and database in ms. */
  readonly away: readonly number[]
}

const none = (name: string, found: number): Row => ({
  name,
  value: found === 0 ? 'none' : String(found),
  budget: 'none',
  isMet: found === 0,
})
const same = (name: string, numbers: readonly number[]): Row => ({
  name,
  value: numbers.join(' = '),
  budget: 'the same',
  isMet: new Set(numbers).size === 1,
})

function ordersRows(orders: readonly AuditedOrder[], { bought, mismatched }: Aftermath): readonly Row[] {
  const ids = new Set(orders.map(({ id }) => id))
  const acknowledged = bought.flatMap(({ order }) => order?.id ?? [])
  const living = orders.filter(({ state }) => state !== 'cancelled')
  const acknowledgedIds = new Set(acknowledged)
  const count = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
  return [
    same('buyers = acknowledged orders = living orders', [bought.length, acknowledged.length, living.length]),
    none('acknowledged and not there', acknowledged.filter((id) => !ids.has(id)).length),
    none('acknowledged to two', acknowledged.length - acknowledgedIds.size),
    none('living without having been acknowledged', living.filter(({ id }) => !acknowledgedIds.has(id)).length),
    none('carts that were bought twice', boughtTwice(orders).length),
    none('asked for again with the same key and told of another', mismatched),
    { name: 'answers lost, and asked for again', value: String(count(bought.map(({ lost }) => lost))) },
    {
      name: 'refused by a provider that was away, and tried anew',
      value: String(count(bought.map(({ refusals }) => refusals.length))),
    },
    { name: 'orders that were cancelled', value: String(orders.length - living.length) },
  ]
}

async function mailRows({ mails, database }: CheckoutBench, orders: readonly AuditedOrder[]): Promise<readonly Row[]> {
  const { paidOrders, unwritten, unsent, untrue, ids } = await auditMails(database.main, orders)
  const arrived = mails.received.map(({ messageId = '' }) => messageId.replace(/^<|@.*$/g, ''))
  const written = new Set(ids)
  // The demo sends a newsletter, too.
  const times = Map.groupBy(
    arrived.filter((id) => written.has(id)),
    (id) => id,
  )
  const repeated = [...times.values()].filter(({ length }) => length > 1)
  return [
    same('paid orders = confirmations written = mails that arrived, each once', [paidOrders, ids.length, times.size]),
    none('paid and without a confirmation', unwritten.length),
    none('confirmations not noted as sent', unsent.length),
    none('confirmations that never arrived', ids.filter((id) => !times.has(id)).length),
    none('confirmations of what is not paid', untrue.length),
    // A process killed between the mail server's answer and recording it sends again, with the same Message-ID.
    { name: 'mails that arrived more than once', value: String(repeated.length) },
  ]
}

/** Failures are logged by the hundred during the downtime: none may contain a buyer's address. */
const namingLines = (log: string) => log.split('\n').filter((line) => line.includes('@example.dk')).length

/** Compares the database with what the buyers were answered. */
export async function auditCrashes(bench: CheckoutBench, after: Aftermath): Promise<readonly Row[]> {
  const { main: db } = bench.database
  const everything = await readOrders(db)
  const orders = everything.filter(({ document }) => document.lines.some(({ sku }) => sku === after.sku))
  const stock = await auditStock(db, orders, after.sku)
  const [shopMs = 0, postgresMs = 0] = after.away
  return [
    { name: 'the shop was away for', value: `${(shopMs / 1000).toFixed(1)} s` },
    { name: 'PostgreSQL was away for', value: `${(postgresMs / 1000).toFixed(1)} s` },
    none('shops that died with their database', bench.deaths()),
    ...ordersRows(orders, after),
    none('whose sums do not add up', orders.filter(({ document }) => !addsUp(document)).length),
    none('living and not paid by one payment of what is to be paid', (await wronglyPaid(db, orders)).length),
    none(
      'gift cards that hold more or less than is left of them',
      (await wrongBalances(db, orders, after.balances)).length,
    ),
    same('reserved = reservations = demand of living orders', [stock.reserved, stock.reservations, stock.demand]),
    none('living and without their reservation', stock.unreserved),
    ...(await mailRows(bench, everything)),
    none('jobs left open', after.left.jobs),
    none('jobs that died', after.left.dead),
    none('payments left open', after.left.payments),
    none('lines of the log that name a buyer', namingLines(bench.log())),
  ]
}
