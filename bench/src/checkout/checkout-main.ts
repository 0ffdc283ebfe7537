import { parseArgs } from 'node:util'
import { addTestGoods } from '../../../apps/server/test/samples/test-goods.ts'
import { printTable, type Row } from '../report.ts'
import { makeSharedCard } from './checkout-buyers.ts'
import { benchCrashes } from './checkout-crashes.ts'
import { benchLastUnits, LAST_UNITS, WARM_UP_UNITS } from './checkout-last-units.ts'
import { benchThroughput } from './checkout-throughput.ts'
import { openCheckoutBench } from './open-checkout-bench.ts'

/**
 * `npm run bench:checkout [-- --orders 2000]`: the last pieces, kill -9 of the shop in the middle of half of the orders and of
 * its database in the other half, throughput; with `--throughput` that alone, with `--profile FOLDER` and a profile of the
 * shop's processor time.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    throughput: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const orders = Number(values.orders)
if (!Number.isInteger(orders) || orders < 20) throw new Error('--orders is a whole number from 20 on')
const SKU = 'BENCH-LAMP'
const LOG_SHOWN = 4000

const bench = await openCheckoutBench(values.profile)
const rows: Row[] = []
const show = (title: string, part: readonly Row[]) => {
  rows.push(...part)
  printTable(title, part)
}
try {
  const { origin, database } = bench
  const { main: db } = database
  const lamp = { sku: SKU, onHand: 1_000_000, prices: [{ market: 'DK', minor: 333_33 }] } as const
  await addTestGoods(db, [WARM_UP_UNITS, LAST_UNITS, lamp])
  await makeSharedCard(db)
  const place = { origin, db, balances: new Map<string, number>() }
  const isWhole = !values.throughput
  const half = Math.floor(orders / 2)
  if (isWhole) show('200 buyers at once for the last 100 pieces', await benchLastUnits(place))
  if (isWhole)
    show(`kill -9 in the middle of ${half} orders, twice`, await benchCrashes(bench, { place, sku: SKU, orders: half }))
  const { databaseUrl, shopPid, postmasterPid, mails } = bench
  const sources = { db, databaseUrl, shopPid, postmasterPid, sku: SKU, mails: () => mails.received.length }
  show('Placing orders (invoice, one line)', await benchThroughput(place, sources))
} catch (error) {
  console.error(bench.log().slice(-LOG_SHOWN))
  throw error
} finally {
  await bench.close()
}
process.exitCode = rows.some(({ isMet }) => isMet === false) ? 1 : 0
