import type { PlaceOrderAnswer } from '@firkant/domain/orders/placing/place-order.ts'
import { addsUp, auditStock, readOrders } from '../../../apps/server/test/crashes/order-audit.ts'
import { placeStubbornly, type StubbornBuyer } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import { newKey } from '../../../apps/server/test/visitors/test-buyer.ts'
import type { Row } from '../report.ts'
import { invoiceOnly, prepareCrowd, type BuyersPlace } from './checkout-buyers.ts'
import { timesOf, type Spread } from './checkout-times.ts'

export const LAST_UNITS = { sku: 'BENCH-LAST', onHand: 100 } as const
export const WARM_UP_UNITS = { sku: 'BENCH-EARLY', onHand: 1_000_000 } as const
const BUYERS = 200
/** Warm-up for JIT and query plans, with a product that is not scarce. */
const WARM_UP = 100

interface Outcome {
  readonly buyer: StubbornBuyer
  readonly answer: PlaceOrderAnswer
  readonly ms: number
}

/** Refused for stock only, with the id of the line. */
function isSoldOut({ buyer, answer }: Outcome): boolean {
  const [line] = buyer.cart.cartResponse.items
  if (answer.success) return false
  const { validationErrors } = answer.validation
  return (
    validationErrors.length === 1 &&
    validationErrors[0]?.code === 'insufficient-inventory' &&
    validationErrors[0].lineItemId === line?.id
  )
}

const exactly = (name: string, found: number, wanted: number): Row => ({
  name,
  value: String(found),
  budget: String(wanted),
  isMet: found === wanted,
})

const shown = ({ p50, p99, perSecond }: Spread) =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${perSecond.toFixed(0)} answers/s`

async function warmUp(place: BuyersPlace): Promise<void> {
  const crowd = { name: 'early', count: WARM_UP, sku: WARM_UP_UNITS.sku, kindOf: invoiceOnly, piecesOf: () => 1 }
  await Promise.all((await prepareCrowd(place, crowd)).map((buyer) => placeStubbornly(buyer, newKey())))
}

/** More buyers than pieces, all at once. */
export async function benchLastUnits(place: BuyersPlace): Promise<readonly Row[]> {
  await warmUp(place)
  const { sku, onHand } = LAST_UNITS
  const crowd = { name: 'last', count: BUYERS, sku, kindOf: invoiceOnly, piecesOf: () => 1 }
  const buyers = await prepareCrowd(place, crowd)
  let lost = 0
  const startedAt = performance.now()
  const outcomes = await Promise.all(
    buyers.map(async (buyer): Promise<Outcome> => {
      const from = performance.now()
      const answer = await placeStubbornly(buyer, newKey(), () => void (lost += 1))
      return { buyer, answer, ms: performance.now() - from }
    }),
  )
  const took = performance.now() - startedAt
  const bought = new Set(outcomes.flatMap(({ answer }) => (answer.success ? answer.orderId : [])))
  const kept = (await readOrders(place.db)).filter(({ document }) => document.lines.some((line) => line.sku === sku))
  const stock = await auditStock(place.db, kept, sku)
  return [
    exactly('answered with an order', bought.size, onHand),
    exactly('refused: sold out, with the line named', outcomes.filter(isSoldOut).length, BUYERS - onHand),
    exactly('orders in the table', kept.length, onHand),
    exactly('of them acknowledged', kept.filter(({ id }) => bought.has(id)).length, onHand),
    exactly('whose sums do not add up', kept.filter(({ document }) => !addsUp(document)).length, 0),
    exactly('without their reservation', stock.unreserved, 0),
    exactly('reservations, in pieces', stock.reservations, onHand),
    exactly('pieces that the shelf calls reserved', stock.reserved, onHand),
    exactly('pieces left to sell', stock.onHand - stock.reserved, 0),
    { name: 'answers that were lost or 5xx, and asked for again', value: String(lost) },
    {
      name: 'the placing',
      value: shown(
        timesOf(
          outcomes.map(({ ms }) => ms),
          took,
        ),
      ),
    },
    { name: 'orders/s', value: ((bought.size / took) * 1000).toFixed(0) },
  ]
}
