import { mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { addTestGoods } from '../../apps/server/test/samples/test-goods.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../apps/server/test/stand-ins/smtp-receiver.ts'
import { buildBrands } from '../../scripts/build.ts'
import { prepareCluster, type Cluster } from '../../scripts/cluster/open-cluster.ts'
import { auditHistory, isRight, lineOf, type FaultTimes } from './faults/fault-audit.ts'
import { writeResilience } from './faults/fault-report.ts'
import { FAULTS, type Fault, type FaultParts } from './faults/fault-table.ts'
import { startTraffic, type FaultTraffic } from './faults/fault-traffic.ts'
import { printTable } from './report.ts'

/**
 * `npm run bench:faults [-- --shoppers 200 --per-second 12 --only "the primary" --write]`: shoppers on a cluster, and each of
 * its parts is taken away once (CLU-03). `--only` takes what a line of the table says. With `--write` the table goes to docs/resilience.md.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    'per-second': { type: 'string', default: '12' },
    port: { type: 'string', default: '4400' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
type Email = SmtpReceiver['received'][number]

const [shoppers, perSecond] = [Number(values.shoppers), Number(values['per-second'])]
const SKU = 'FAULT-LAMP'
/** As it is when nothing is away. */
const BEFORE_MS = 15_000
const CALM_MS = 3000
/** So long without a failure is calm again. */
const QUIET_MS = 3000
const RECOVERY_MS = 40_000
const HEALTHY_MS = 120_000
const progress = createProgressLine(process.stdout)

/** A mail server that can go away and come back at the same port; what it got stays. */
async function openMail() {
  const received: Email[] = []
  let server = await startSmtpReceiver()
  const { port, url } = server
  return {
    url,
    received: () => [...received, ...server.received],
    async away() {
      received.push(...server.received)
      await server.close()
    },
    async back() {
      server = await startSmtpReceiver({ port })
    },
    close: () => server.close(),
  }
}

async function whenHealthy(cluster: Cluster): Promise<void> {
  const until = Date.now() + HEALTHY_MS
  for (;;) {
    const [leader, synchronous] = [await cluster.leader(), await cluster.synchronous()]
    await Promise.all([...cluster.shops, cluster.balancer, ...cluster.etcd].map((part) => part.whenReady()))
    await Promise.all(cluster.databases.map(({ part }) => part.whenReady()))
    if (leader !== undefined && synchronous !== undefined) return
    if (Date.now() > until) throw new Error('The cluster did not recover: no primary, or no synchronous standby')
    await pause(500)
  }
}

async function whenQuiet(traffic: FaultTraffic, since: number): Promise<void> {
  const until = since + RECOVERY_MS
  while (performance.now() < until) {
    await pause(500)
    const last = Math.max(since, ...traffic.done.flatMap(({ failures }) => failures.map(({ at }) => at)))
    if (performance.now() - last > QUIET_MS) return
  }
}

async function go(fault: Fault, parts: FaultParts, traffic: FaultTraffic): Promise<FaultTimes> {
  progress.step(`${fault.part}: ${fault.what}`)
  await whenHealthy(parts.cluster)
  await pause(CALM_MS)
  const from = performance.now()
  const bringBack = await fault.strike(parts)
  await pause(fault.seconds * 1000)
  await bringBack()
  await whenQuiet(traffic, performance.now())
  const until = performance.now()
  const failures = traffic.done.flatMap((deed) => deed.failures).filter(({ at }) => at >= from)
  const kinds = [...Map.groupBy(failures, ({ what }) => what)].map(([what, all]) => `${all.length} × ${what}`)
  progress.done(kinds.length === 0 ? 'nobody saw it' : kinds.join(', '))
  return { part: fault.part, what: fault.what, from, until }
}

/** One after the other; one that can't be tried does not keep the others from it. */
async function tryAll(parts: FaultParts, traffic: FaultTraffic): Promise<readonly FaultTimes[]> {
  const startedAt = performance.now()
  await pause(BEFORE_MS)
  const times: FaultTimes[] = [{ part: 'none', what: 'as it is', from: startedAt, until: performance.now() }]
  for (const fault of FAULTS.filter(({ part, what }) => `${part}: ${what}`.includes(values.only)))
    try {
      times.push(await go(fault, parts, traffic))
    } catch (error) {
      progress.done(`could not be tried: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  await whenHealthy(parts.cluster)
  await traffic.stop()
  return times
}

async function judge(parts: FaultParts, mails: () => readonly Email[]): Promise<void> {
  const { cluster } = parts
  const database = openDatabase({ url: cluster.databaseUrl, poolSize: 2, onError: () => undefined })
  await addTestGoods(database.main, [{ sku: SKU, onHand: 1_000_000 }])
  const traffic = startTraffic({ origin: cluster.origin, sku: SKU, shoppers, perSecond })
  const times = await tryAll(parts, traffic)
  progress.step('Comparing what was acknowledged with what is there')
  const verdict = await auditHistory({ database, traffic, mails: mails(), sku: SKU })
  progress.done(isRight(verdict) ? 'all is there, once' : 'NOT all is there, once')
  await database.close()
  if (!isRight(verdict)) process.exitCode = 1
  printTable('What was acknowledged, and what is there', verdict.rows)
  const lines = times.map((each) => lineOf(each, traffic.done, verdict))
  console.log(`\n${lines.join('\n')}`)
  if (!values.write) return
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const page = { lines, rows: verdict.rows, shoppers, perSecond, deeds: traffic.done.length, machine }
  writeFileSync(resolve(import.meta.dirname, '../../docs/resilience.md'), writeResilience(page))
}

async function main(): Promise<void> {
  await buildBrands(['hjemly'])
  const mail = await openMail()
  const cluster = prepareCluster({
    folder: mkdtempSync(join(tmpdir(), 'firkant-faults-')),
    basePort: Number(values.port),
    brand: 'hjemly',
    shops: 3,
    standbys: 2,
    // All come from one address, on a machine that all parts share.
    env: { RATE_LIMITS: 'off', OVERLOAD_MS: '20000', LOG_LEVEL: 'warn', SMTP_URL: mail.url },
    progress,
    onEnd: (name) => console.log(`  ${name} ended by itself and is started again`),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void cluster.stop().then(() => process.exit(1)))
  try {
    await cluster.start()
    await judge({ cluster, mail }, mail.received)
  } finally {
    await cluster.stop()
    await mail.close().catch(() => undefined)
  }
}

await main()
process.exit()
