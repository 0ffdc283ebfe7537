import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Drizzle } from '@firkant/server/platform/database/database.ts'
import { cpuMs, cpuMsOfFamily } from '../load/process-cpu.ts'

const LOOK_EVERY_MS = 25

export interface CostSources {
  readonly db: Drizzle
  readonly shopPid: () => number | undefined
  readonly postmasterPid: () => number
}

interface Meter extends Record<string, unknown> {
  readonly commits: string
  readonly wal: string
}

async function readMeter({ db, shopPid, postmasterPid }: CostSources) {
  const { rows } = await db.execute<Meter>(sql`select pg_current_wal_lsn() - '0/0' as wal,
    (select xact_commit from pg_stat_database where datname = current_database()) as commits`)
  const { wal, commits } = rows[0] ?? { wal: 0, commits: 0 }
  return {
    walKb: Number(wal) / 1024,
    commits: Number(commits),
    shopMs: cpuMs(shopPid()),
    postgresMs: cpuMsOfFamily(postmasterPid()),
  }
}
export type Costs = Awaited<ReturnType<typeof readMeter>>

/** What connections wait for, as `state wait` → how often it was seen. */
export interface Waits {
  readonly looks: number
  readonly seen: ReadonlyMap<string, number>
}

async function watchWaits(db: Drizzle, isDone: () => boolean): Promise<Waits> {
  const seen = new Map<string, number>()
  let looks = 0
  while (!isDone()) {
    const { rows } = await db.execute<{ name: string; count: number }>(sql`
      select case when state = 'active' then coalesce(wait_event_type || ' ' || wait_event, 'at work') else state end as name,
        count(*)::int as count
      from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' group by 1`)
    looks += 1
    for (const { name, count } of rows) seen.set(name, (seen.get(name) ?? 0) + count)
    await pause(LOOK_EVERY_MS)
  }
  return { looks, seen }
}

/** Statistics of commits are reported once in a second. */
const STATISTICS_MS = 1100

export interface MeasuredWork<Value> {
  readonly value: Value
  readonly costs: Costs
  readonly waits: Waits
}

export async function measureCosts<Value>(
  sources: CostSources,
  work: () => Promise<Value>,
): Promise<MeasuredWork<Value>> {
  await pause(STATISTICS_MS)
  const before = await readMeter(sources)
  let isDone = false
  const watching = watchWaits(sources.db, () => isDone)
  const value = await work()
  isDone = true
  const waits = await watching
  const { shopMs, postgresMs, walKb } = await readMeter(sources)
  await pause(STATISTICS_MS)
  const { commits } = await readMeter(sources)
  return {
    value,
    waits,
    costs: {
      walKb: walKb - before.walKb,
      shopMs: shopMs - before.shopMs,
      postgresMs: postgresMs - before.postgresMs,
      // Each look is a transaction, too, and so are the readings.
      commits: commits - before.commits - waits.looks - 2,
    },
  }
}
