import { placeStubbornly, type StubbornBuyer } from '../../apps/server/test/stubborn-buyer.ts'
import { newKey } from '../../apps/server/test/test-buyer.ts'
import { invoiceOnly, prepareCrowd, type BuyersPlace } from './checkout-buyers.ts'
import { timesOf } from './checkout-times.ts'
import type { Row } from './report.ts'

const CONNECTIONS = 16
const SECONDS = 5
/** More buyers than can order in that time. */
const BUYERS = 1200
const WARM_UP = 100

/** Each buys once, because an order ends its cart. */
export async function benchThroughput(place: BuyersPlace, sku: string): Promise<readonly Row[]> {
  const crowd = { name: 'quick', count: WARM_UP + BUYERS, sku, kindOf: invoiceOnly, piecesOf: () => 1 }
  const waiting = [...(await prepareCrowd(place, crowd))]
  let [lost, refused] = [0, 0]
  async function buy(buyer: StubbornBuyer): Promise<number> {
    const from = performance.now()
    const answer = await placeStubbornly(buyer, newKey(), () => void (lost += 1))
    if (!answer.success) refused += 1
    return performance.now() - from
  }
  async function run(until: number, times: number[]): Promise<void> {
    for (let buyer = waiting.pop(); buyer && performance.now() < until; buyer = waiting.pop())
      times.push(await buy(buyer))
  }
  const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: CONNECTIONS }, work))
  const early = waiting.splice(0, WARM_UP)
  await together(async () => {
    for (let buyer = early.pop(); buyer; buyer = early.pop()) await buy(buyer)
  })
  const times: number[] = []
  const startedAt = performance.now()
  await together(() => run(startedAt + SECONDS * 1000, times))
  const { p50, p99, perSecond } = timesOf(times, performance.now() - startedAt)
  return [
    { name: `orders/s, ${CONNECTIONS} connections`, value: perSecond.toFixed(0) },
    { name: 'p50, p99', value: `${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms` },
    { name: 'orders', value: String(times.length) },
    { name: 'refused', value: String(refused), budget: '0', isMet: refused === 0 },
    { name: 'lost or 5xx, and asked for again', value: String(lost) },
  ]
}
