import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addTestGoods } from '../../apps/server/test/samples/test-goods.ts'
import { buildBrands } from '../../scripts/build.ts'
import type { Cluster } from '../../scripts/cluster/open-cluster.ts'
import { auditHistory, isRight, lineOf, type FaultTimes } from './faults/fault-audit.ts'
import { writeResilience } from './faults/fault-report.ts'
import { chooseFaults } from './faults/fault-table.ts'
import { startTraffic, USUAL_BUYERS, type FaultTraffic } from './faults/fault-traffic.ts'
import type { Fault } from './faults/fault.ts'
import { openFaultGround, type FaultGround } from './faults/ground/fault-ground.ts'
import { printTable } from './report.ts'

/**
 * `npm run bench:faults [-- --shoppers 200 --per-second 12 --only "the primary" --write]`: shoppers on a cluster, and each of
 * its parts is taken away once (CLU-03). `--only` takes what a line of the table says. With `--write` the table goes to docs/resilience.md.
 * With `--orders 10000` the parts are taken away in turn until so many orders came; `--buyers 70` of a hundred shoppers buy.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    'per-second': { type: 'string', default: '12' },
    port: { type: 'string', default: '4400' },
    only: { type: 'string', default: '' },
    orders: { type: 'string', default: '0' },
    buyers: { type: 'string', default: String(USUAL_BUYERS) },
    write: { type: 'boolean', default: false },
  },
})

const [shoppers, perSecond] = [Number(values.shoppers), Number(values['per-second'])]
const [wantedOrders, buyers] = [Number(values.orders), Number(values.buyers)]
if (!(wantedOrders >= 0) || !(buyers >= 0 && buyers <= 100))
  throw new Error('--orders is a number, --buyers one from 0 to 100')
if (wantedOrders > 0 && buyers === 0) throw new Error('Orders come from --buyers above 0')
const SKU = 'FAULT-LAMP'
/** As it is when nothing is away. */
const BEFORE_MS = 15_000
const CALM_MS = 3000
/** So long without a failure is calm again. */
const QUIET_MS = 3000
const RECOVERY_MS = 40_000
const HEALTHY_MS = 120_000
/** For what is left to do in the background when the last has bought. */
const MIN_WORK_MS = 120_000
const WORK_OF_ORDER_MS = 120
const progress = createProgressLine(process.stdout)

async function whenHealthy(cluster: Cluster): Promise<void> {
  const until = Date.now() + HEALTHY_MS
  for (;;) {
    await Promise.all([...cluster.shops, cluster.balancer, ...cluster.etcd].map((part) => part.whenReady()))
    await Promise.all(cluster.databases.map(({ part }) => part.whenReady()))
    if ((await cluster.synchronous()) !== undefined && (await cluster.isWhole())) return
    if (Date.now() > until)
      throw new Error('The cluster did not recover: no primary, or a standby that does not follow')
    await pause(500)
  }
}

async function whenQuiet(traffic: FaultTraffic, since: number): Promise<void> {
  const until = since + RECOVERY_MS
  while (performance.now() < until) {
    await pause(500)
    const last = Math.max(since, ...traffic.failures().map(({ at }) => at))
    if (performance.now() - last > QUIET_MS && traffic.hurt() === 0) return
  }
}

async function go(fault: Fault, ground: FaultGround, traffic: FaultTraffic): Promise<FaultTimes> {
  progress.step(`${fault.part}: ${fault.what}`)
  await whenHealthy(ground.cluster)
  await pause(CALM_MS)
  const from = performance.now()
  const bringBack = await fault.strike(ground)
  await pause(fault.seconds * 1000)
  await bringBack()
  await whenQuiet(traffic, performance.now())
  const until = performance.now()
  const failures = traffic.failures().filter(({ at }) => at >= from)
  const kinds = [...Map.groupBy(failures, ({ what }) => what)].map(([what, all]) => `${all.length} × ${what}`)
  progress.done(kinds.length === 0 ? 'nobody saw it' : kinds.join(', '))
  return { part: fault.part, what: fault.what, from, until }
}

const ordersOf = ({ done }: FaultTraffic) => done.filter(({ order }) => order !== undefined).length

interface Tried {
  readonly times: readonly FaultTimes[]
  readonly notTried: readonly string[]
}

/** One after the other; one that can't be tried does not keep the others from it. */
async function tryAll(ground: FaultGround, traffic: FaultTraffic): Promise<Tried> {
  const startedAt = performance.now()
  await pause(BEFORE_MS)
  const times: FaultTimes[] = [{ part: 'none', what: 'as it is', from: startedAt, until: performance.now() }]
  const notTried: string[] = []
  const faults = chooseFaults(values.only)
  if (faults.length === 0) throw new Error(`No line of the table holds “${values.only}”`)
  do
    for (const fault of faults)
      try {
        times.push(await go(fault, ground, traffic))
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        progress.done(`could not be tried: ${why}`)
        notTried.push(`${fault.part}, ${fault.what}: ${why}`)
        process.exitCode = 1
      }
  while (notTried.length === 0 && ordersOf(traffic) < wantedOrders)
  await whenHealthy(ground.cluster)
  await traffic.stop()
  return { times, notTried }
}

async function judge(ground: FaultGround): Promise<void> {
  const { cluster, mail } = ground
  const database = openDatabase({ url: cluster.databaseUrl, poolSize: 2, onError: () => undefined })
  await addTestGoods(database.main, [{ sku: SKU, onHand: 1_000_000 }])
  const traffic = await startTraffic({ origin: cluster.origin, sku: SKU, shoppers, perSecond, buyers })
  const { times, notTried } = await tryAll(ground, traffic)
  progress.step('Comparing what was acknowledged with what is there')
  const verdict = await auditHistory({
    database,
    traffic,
    mails: mail.received,
    sku: SKU,
    workMs: MIN_WORK_MS + ordersOf(traffic) * WORK_OF_ORDER_MS,
  })
  progress.done(isRight(verdict) ? 'all is there, once' : 'NOT all is there, once')
  await database.close()
  if (!isRight(verdict)) process.exitCode = 1
  printTable('What was acknowledged, and what is there', verdict.rows)
  const lines = times.map((each) => lineOf(each, traffic.done, verdict))
  console.log(`\n${lines.join('\n')}`)
  if (!values.write) return
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const page = { lines, rows: verdict.rows, shoppers, perSecond, deeds: traffic.done.length, machine, notTried }
  const file = resolve(import.meta.dirname, '../../docs/resilience.md')
  writeFileSync(file, writeResilience(page, readFileSync(file, 'utf8')))
}

async function main(): Promise<void> {
  await buildBrands(['hjemly'])
  const ground = await openFaultGround({
    basePort: Number(values.port),
    progress,
    onEnd: (name) => console.log(`  ${name} ended by itself and is started again`),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void ground.close().then(() => process.exit(1)))
  try {
    await ground.cluster.start()
    await judge(ground)
  } finally {
    await ground.close()
  }
}

await main()
process.exit()
