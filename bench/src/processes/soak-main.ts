import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addTestGoods } from '../../../apps/server/test/samples/test-goods.ts'
import { openBench } from '../bench-shop.ts'
import { startTraffic } from '../faults/fault-traffic.ts'
import { printTable } from '../report.ts'

/**
 * `npm run bench:soak [-- --minutes 10 --per-second 12]`: the shoppers of `bench:faults` at one process to which nothing
 * happens. Its memory has to stay what it is once caches are filled.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '12' },
    shoppers: { type: 'string', default: '200' },
  },
})
const [minutes, perSecond, shoppers] = [values.minutes, values['per-second'], values.shoppers].map(Number)
if (![minutes, perSecond, shoppers].every((value) => Number(value) > 0))
  throw new Error('--minutes, --per-second and --shoppers are numbers above 0')

const SKU = 'SOAK-LAMP'
const LOOK_MS = 5000
/** Of the time: in the first part caches are filled, then the next and the last part are compared. */
const PARTS = 4
const GROWTH = 1.1
const progress = createProgressLine(process.stdout)

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

async function watch(residentMb: () => number): Promise<readonly number[]> {
  const startedAt = performance.now()
  const until = startedAt + (minutes ?? 0) * 60_000
  const samples: number[] = []
  while (performance.now() < until) {
    await pause(LOOK_MS)
    samples.push(residentMb())
    progress.count(Math.round((performance.now() - startedAt) / 1000), (minutes ?? 0) * 60)
  }
  return samples
}

const bench = await openBench()
try {
  const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
  await addTestGoods(database.main, [{ sku: SKU, onHand: 1_000_000 }])
  await database.close()
  const shop = await bench.startShop({ LOG_LEVEL: 'warn' })
  const plan = { origin: shop.origin, sku: SKU, shoppers: shoppers ?? 0, perSecond: perSecond ?? 0 }
  const traffic = await startTraffic(plan)
  progress.step(`${minutes} minutes of shoppers`)
  const samples = await watch(shop.residentMb)
  await traffic.stop()
  progress.done(`${traffic.done.length} deeds`)
  const part = Math.floor(samples.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, at) => median(samples.slice(at * part, (at + 1) * part)))
  const [, second = Number.NaN] = parts
  const last = parts.at(-1) ?? Number.NaN
  const failures = traffic.done.flatMap((deed) => [...deed.failures.map(({ what }) => what), deed.wrong ?? []].flat())
  const rows = [
    { name: 'memory in each quarter, MB', value: parts.join(', ') },
    {
      name: 'growth from the second quarter to the last',
      value: `${((last / second - 1) * 100).toFixed(1)} %`,
      budget: `${Math.round((GROWTH - 1) * 100)} %`,
      isMet: last <= second * GROWTH,
    },
    {
      name: `failures in ${traffic.done.length} deeds`,
      value: failures.length === 0 ? 'none' : `${failures.length}: ${failures.slice(0, 3).join(', ')}`,
      budget: 'none',
      isMet: failures.length === 0,
    },
  ]
  printTable('Soak', rows)
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1
  await shop.stop()
} finally {
  await bench.close()
}
