import { addTestGoods } from '../../../apps/server/test/samples/test-goods.ts'
import { printTable, type Row } from '../report.ts'
import { makeSharedCard } from './checkout-buyers.ts'
import { benchCrashes } from './checkout-crashes.ts'
import { benchLastUnits, LAST_UNITS, WARM_UP_UNITS } from './checkout-last-units.ts'
import { benchThroughput } from './checkout-throughput.ts'
import { openCheckoutBench } from './open-checkout-bench.ts'

/**
 * `npm run bench:checkout`: the last pieces, kill -9 of the shop and of its database, throughput; with `--throughput`
 * that alone, with `--profile FOLDER` and a profile of the shop's processor time.
 */
const SKU = 'BENCH-LAMP'
const LOG_SHOWN = 4000

const profileAt = process.argv.indexOf('--profile')
const bench = await openCheckoutBench(profileAt < 0 ? undefined : process.argv[profileAt + 1])
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
  const isWhole = !process.argv.includes('--throughput')
  if (isWhole) show('200 buyers at once for the last 100 pieces', await benchLastUnits(place))
  if (isWhole) show('kill -9 in the middle of 1 000 orders, twice', await benchCrashes(bench, { place, sku: SKU }))
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
