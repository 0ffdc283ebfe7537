import type { PlaceOrderAnswer } from '@firkant/domain/orders/placing/place-order.ts'
import type { StubbornBuyer } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import { newKey } from '../../../apps/server/test/visitors/test-buyer.ts'
import { openCallClient } from '../load/call-client.ts'
import { describeTimes } from '../load/timed-work.ts'
import type { Row } from '../report.ts'
import { benchBareOrders } from './bare-orders.ts'
import { invoiceOnly, prepareCrowd, type BuyersPlace } from './checkout-buyers.ts'
import { timesOf } from './checkout-times.ts'
import { measureCosts, type Costs, type CostSources, type Waits } from './order-costs.ts'

const CONNECTIONS = 16
const SECONDS = 5
const BARE_SECONDS = 3
/** More buyers than can order in that time. */
const BUYERS = 1500
const WARM_UP = 300

interface Buying {
  readonly buy: (buyer: StubbornBuyer) => Promise<number>
  readonly refused: () => number
  readonly close: () => void
}

function openBuyers(origin: string): readonly Buying[] {
  return Array.from({ length: CONNECTIONS }, () => {
    const client = openCallClient<PlaceOrderAnswer>(origin)
    let refused = 0
    return {
      async buy({ visitor, cart }) {
        const { id: cartId, version: cartVersion } = cart.cartResponse
        const body = { cartId, cartVersion, idempotencyKey: newKey(), acceptTerms: true }
        const from = performance.now()
        const answer = await client.post('ct/checkout/placeorder', body, [`cookie: ${visitor.cookie()}`])
        if (answer.status !== 200 || !answer.body().success) refused += 1
        return performance.now() - from
      },
      refused: () => refused,
      close: client.close,
    }
  })
}

const perOrder = (costs: Costs, orders: number) => (of: keyof Costs) => (costs[of] / orders).toFixed(2)

const describeWaits = ({ looks, seen }: Waits) =>
  [...seen]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${(count / looks).toFixed(1)}`)
    .join(', ')

export interface ThroughputOptions extends CostSources {
  readonly databaseUrl: string
  readonly sku: string
  /** Mails that arrived so far. */
  readonly mails: () => number
}

/** Each buys once, because an order ends its cart. */
export async function benchThroughput(place: BuyersPlace, options: ThroughputOptions): Promise<readonly Row[]> {
  const { sku, databaseUrl, mails } = options
  const crowd = { name: 'quick', count: WARM_UP + BUYERS, sku, kindOf: invoiceOnly, piecesOf: () => 1 }
  const waiting = [...(await prepareCrowd(place, crowd))]
  const early = waiting.splice(0, WARM_UP)
  const bare = await benchBareOrders(databaseUrl, { connections: CONNECTIONS, seconds: BARE_SECONDS })
  const buyers = openBuyers(place.origin)
  const times: number[] = []
  const run = (from: StubbornBuyer[], until: number, into: number[]) =>
    Promise.all(
      buyers.map(async ({ buy }) => {
        for (let buyer = from.pop(); buyer && performance.now() < until; buyer = from.pop()) into.push(await buy(buyer))
      }),
    )
  await run(early, Number.POSITIVE_INFINITY, [])
  const mailsBefore = mails()
  const { value, costs, waits } = await measureCosts(options, async () => {
    const startedAt = performance.now()
    await run(waiting, startedAt + SECONDS * 1000, times)
    return performance.now() - startedAt
  })
  const sent = mails() - mailsBefore
  const refused = buyers.reduce((sum, each) => sum + each.refused(), 0)
  for (const { close } of buyers) close()
  const { p50, p99, perSecond } = timesOf(times, value)
  const each = perOrder(costs, times.length)
  return [
    { name: `bare transaction, ${CONNECTIONS} connections`, value: describeTimes(bare) },
    { name: `orders/s, ${CONNECTIONS} connections`, value: perSecond.toFixed(0) },
    { name: 'of the bare transaction', value: (perSecond / bare.perSecond).toFixed(2) },
    { name: 'p50, p99', value: `${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms` },
    { name: 'orders; confirmations sent meanwhile', value: `${times.length}; ${sent}` },
    { name: 'CPU of an order, shop and its mail', value: `${each('shopMs')} ms` },
    { name: 'CPU of an order, PostgreSQL', value: `${each('postgresMs')} ms` },
    { name: 'commits of an order, jobs with them', value: each('commits') },
    { name: 'WAL of an order', value: `${each('walKb')} kB` },
    { name: 'connections that wait, on average', value: describeWaits(waits) },
    { name: 'refused', value: String(refused), budget: '0', isMet: refused === 0 },
  ]
}
