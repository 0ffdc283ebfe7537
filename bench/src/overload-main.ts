import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBench } from './bench-shop.ts'
import { quantile } from './load/load.ts'
import { createShopper, type Shopper } from './overload/shopper.ts'

/**
 * `npm run bench:overload [-- --shoppers 2000 --times 5 --seconds 40]`: that many shoppers at once, then so many times as
 * many: those who are inside finish, newcomers wait by the order in which they came, and the shop is free again soon.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '2000' },
    times: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '40' },
    'look-ms': { type: 'string', default: '5000' },
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
    const shopper = createShopper(origin)
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
    const newcomer = createShopper(origin)
    await newcomer.shop(performance.now() + 500, 60_000)
    if (newcomer.record.letInAt !== undefined && newcomer.record.waits === 0) break
    await sleep(500)
  }
  return (performance.now() - startedAt) / MS
}

function line(label: string, all: readonly Shopper[], lost: number): string {
  const records = all.map(({ record }) => record)
  const answered = records.flatMap((record) => record.times).toSorted((a, b) => a - b)
  const waited = records.filter(({ waits }) => waits > 0)
  const failures = records.flatMap((record) => record.failures)
  for (const [what, found] of Map.groupBy(failures, (each) => each)) console.log(`  failed: ${found.length} × ${what}`)
  const inside = records.filter(({ letInAt }) => letInAt !== undefined).length
  return `| ${[
    label,
    all.length,
    inside,
    waited.length,
    answered.length,
    failures.length,
    quantile(answered, 0.5),
    quantile(answered, 0.95),
    overtaken(all),
    lost,
  ].join(' | ')} |`
}

const bench = await openBench()
try {
  const shop = await bench.startShop()
  console.log(`Shop at ${shop.origin}`)
  const rows: string[] = []
  for (const [label, count] of [
    ['as many as there is room for', shoppers ?? 0],
    [`${times} times as many`, (shoppers ?? 0) * (times ?? 0)],
  ] as const) {
    const all = await openDoors(shop.origin, count, label)
    rows.push(line(label, all, await lostCarts(all)))
  }
  const recoverS = await secondsToRecover(shop.origin)
  console.log(
    '\n| shoppers | came | inside | waited | answers inside | failures | p50, ms | p95, ms | overtaken | lost carts |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  console.log(rows.join('\n'))
  console.log(`\nA newcomer is let in at once ${recoverS.toFixed(1)} s after the last of them left.`)
  console.log(`Memory of the shop: ${shop.residentMb()} MB`)
  await shop.stop()
} finally {
  await bench.close()
}
