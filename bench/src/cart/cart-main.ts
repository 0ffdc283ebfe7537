import { parseArgs } from 'node:util'
import { openBench } from '../bench-shop.ts'
import { describeTimes } from '../load/timed-work.ts'
import { printTable, type Row } from '../report.ts'
import { benchCart, CONNECTIONS, LINES, type CallCosts } from './cart-bench.ts'

/** `npm run bench:cart [-- --profile FOLDER]`: cart changes against the bare transaction, in the same run. */
const { profile } = parseArgs({ options: { profile: { type: 'string' } } }).values
const MAX_TIMES_BARE = 3
const MIN_PER_SECOND = 800

const describeCosts = ({ shop, postgres, measurement }: CallCosts) =>
  `shop ${shop.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms, measurement ${measurement.toFixed(2)} ms`

const bench = await openBench()
const rows: Row[] = []
try {
  const shop = await bench.startShop({}, { profile })
  const { alone, together, bareAlone, bareTogether, onOneCart, counted, costs, bareCosts } = await benchCart(
    shop.origin,
    {
      databaseUrl: bench.databaseUrl,
      shopMs: shop.cpuMs,
      rounds: 3,
      secondsEach: 4,
    },
  )
  await shop.stop()
  const ratio = alone.p50 / bareAlone.p50
  const failures = alone.failures + together.failures + onOneCart.failures
  rows.push(
    { name: 'bare transaction, 1 connection', value: describeTimes(bareAlone) },
    { name: `bare transaction, ${CONNECTIONS} connections`, value: describeTimes(bareTogether) },
    { name: 'apply, 1 connection', value: describeTimes(alone) },
    {
      name: 'p50 of apply in times the bare one',
      value: ratio.toFixed(2),
      budget: `≤ ${MAX_TIMES_BARE}`,
      isMet: ratio <= MAX_TIMES_BARE,
    },
    {
      name: `apply, ${CONNECTIONS} connections, each its own cart`,
      value: describeTimes(together),
      budget: `≥ ${MIN_PER_SECOND}/s`,
      isMet: together.perSecond >= MIN_PER_SECOND,
    },
    {
      name: 'applies per second, of the bare transactions',
      value: (together.perSecond / bareTogether.perSecond).toFixed(2),
    },
    { name: 'CPU of a bare transaction', value: describeCosts(bareCosts) },
    { name: 'CPU of an apply', value: describeCosts(costs) },
    { name: `apply, ${CONNECTIONS} connections on one cart`, value: describeTimes(onOneCart) },
    {
      name: 'of those on one cart, kept',
      value: `${counted.kept} of ${counted.acknowledged}`,
      budget: 'all, none twice',
      isMet: counted.kept === counted.acknowledged,
    },
    { name: 'answers other than 200', value: String(failures), budget: '0', isMet: failures === 0 },
  )
} finally {
  await bench.close()
}
printTable(`Carts of ${LINES} lines`, rows)
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
