import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBench } from './bench-shop.ts'
import { quantile } from './load/load.ts'
import { createShopper, type Shopper } from './overload/shopper.ts'

/**
 * `npm run bench:overload [-- --shoppers 2000 --times 5 --seconds 40 --profile FOLDER]`: that many shoppers at once, then so many times as
 * many: those who are inside finish, newcomers wait by the order in which they came, and the shop is free again soon.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '2000' },
    times: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '40' },
    'look-ms': { type: 'string', default: '5000' },
    profile: { type: 'string' },
  },
})
const [shoppers, times, seconds, lookMs] = [values.shoppers, values.times, values.seconds, values['look-ms']].map(
  Number,
)
if (![shoppers, times, seconds, lookMs].every((value) => Number.isInteger(value) && Number(value) > 0))
  throw new Error('--shoppers, --times, --seconds and --look-ms are whole numbers above 0')

const MS = 1000
/** Who came so much earlier and still waits was overtaken: nobody asks more seldom than every twenty seconds. */
const ASKS_WITHIN_MS = 25 * MS
const CARTS_COUNTED = 300
const RECOVERY_LIMIT_S = 60
const NS_PER_MS = 1_000_000
let people = 0

/** They come within a third of the time. */
async function openDoors(origin: string, count: number, label: string): Promise<readonly Shopper[]> {
  const all: Shopper[] = []
  const until = performance.now() + (seconds ?? 0) * MS
  const progress = setInterval(() => {
    const inside = all.filter(({ record }) => record.letInAt !== undefined).length
    console.log(`  ${label}: ${all.length} came, ${inside} inside`)
  }, 5 * MS)
  const gap = ((seconds ?? 0) * MS) / 3 / count
  const shopping: Promise<void>[] = []
  const startedAt = performance.now()
  for (let index = 0; index < count; index += 1) {
    const late = startedAt + index * gap - performance.now()
    if (late > 1) await sleep(late)
    const shopper = createShopper(origin, (people += 1))
    all.push(shopper)
    shopping.push(shopper.shop(until, lookMs ?? 0))
  }
  await Promise.all(shopping)
  clearInterval(progress)
  return all
}

function overtaken(all: readonly Shopper[]): number {
  const records = all.map(({ record }) => record)
  const inside = records.filter(({ letInAt }) => letInAt !== undefined)
  return inside.filter((each) =>
    records.some(
      (other) =>
        other.cameAt < each.cameAt - ASKS_WITHIN_MS &&
        (other.letInAt ?? Number.POSITIVE_INFINITY) > (each.letInAt ?? 0) + ASKS_WITHIN_MS,
    ),
  ).length
}

async function lostCarts(all: readonly Shopper[]): Promise<number> {
  let lost = 0
  for (const shopper of all.filter(({ record }) => record.inCart > 0).slice(0, CARTS_COUNTED))
    if ((await shopper.countCart()) <= shopper.record.inCart) lost += 1
  return lost
}

async function secondsToRecover(origin: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < RECOVERY_LIMIT_S * MS) {
    const newcomer = createShopper(origin, (people += 1))
    const isInside = await newcomer.comeIn(performance.now() + MS)
    newcomer.leave()
    if (isInside && newcomer.record.waits === 0) break
    await sleep(500)
  }
  return (performance.now() - startedAt) / MS
}

/** How long those who waited were before the door; of who was never let in, until the end. */
function waitedS(all: readonly Shopper[], endedAt: number): readonly number[] {
  const waited = all.filter(({ record }) => record.waits > 0)
  return waited.map(({ record }) => ((record.letInAt ?? endedAt) - record.cameAt) / MS).toSorted((a, b) => a - b)
}

function showEach(label: string, words: readonly string[]): void {
  for (const [what, found] of Map.groupBy(words, (each) => each)) console.log(`  ${label}: ${found.length} × ${what}`)
}

interface Measured {
  readonly label: string
  readonly all: readonly Shopper[]
  readonly endedAt: number
  readonly lateMs: number
  readonly lost: number
}

function line({ label, all, endedAt, lateMs, lost }: Measured): string {
  const records = all.map(({ record }) => record)
  const answered = records.flatMap((record) => record.times).toSorted((a, b) => a - b)
  const waits = waitedS(all, endedAt)
  const failures = records.flatMap((record) => record.failures)
  const repeated = records.flatMap((record) => record.repeated)
  showEach('failed', failures)
  showEach('sent again', repeated)
  const renewed = all.reduce((sum, each) => sum + each.renewed(), 0)
  if (renewed > 0) console.log(`  kept connections that had been closed when they were used: ${renewed}`)
  const inside = records.filter(({ letInAt }) => letInAt !== undefined).length
  return `| ${[
    label,
    all.length,
    inside,
    waits.length,
    waits.length === 0 ? '–' : `${quantile(waits, 0.5)} / ${quantile(waits, 1)}`,
    answered.length,
    failures.length,
    repeated.length,
    quantile(answered, 0.5),
    quantile(answered, 0.95),
    overtaken(all),
    lost,
    lateMs,
  ].join(' | ')} |`
}

const COLUMNS = [
  'shoppers',
  'came',
  'inside',
  'waited',
  'waited, median / longest s',
  'answers inside',
  'failures',
  'sent again',
  'p50, ms',
  'p95, ms',
  'overtaken',
  'lost carts',
  'measurement late, p99 ms',
]

const bench = await openBench()
const lateness = monitorEventLoopDelay({ resolution: 10 })
lateness.enable()
try {
  // Every shopper has an address of their own, as behind a balancer.
  const shop = await bench.startShop({ TRUST_PROXY: '1' }, { profile: values.profile })
  console.log(`Shop at ${shop.origin}`)
  const rows: string[] = []
  const recovered: string[] = []
  for (const [label, count] of [
    ['as many as there is room for', shoppers ?? 0],
    [`${times} times as many`, (shoppers ?? 0) * (times ?? 0)],
  ] as const) {
    lateness.reset()
    const cpuBefore = shop.cpuMs()
    const startedAt = performance.now()
    const all = await openDoors(shop.origin, count, label)
    const endedAt = performance.now()
    const lateMs = Math.round(lateness.percentile(99) / NS_PER_MS)
    const share = ((shop.cpuMs() - cpuBefore) / (endedAt - startedAt)).toFixed(2)
    recovered.push(`${label}: ${(await secondsToRecover(shop.origin)).toFixed(1)} s`)
    rows.push(line({ label, all, endedAt, lateMs, lost: await lostCarts(all) }))
    console.log(`  ${label}: the shop used ${share} of a processor`)
    for (const each of all) each.leave()
  }
  console.log(`\n| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`)
  console.log(rows.join('\n'))
  console.log(`\nA newcomer is let in at once so long after the last of them left: ${recovered.join(', ')}.`)
  console.log(`Memory of the shop: ${shop.residentMb()} MB`)
  await shop.stop()
} finally {
  await bench.close()
}
