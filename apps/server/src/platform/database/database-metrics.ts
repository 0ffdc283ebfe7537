import { sql } from 'drizzle-orm'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import type { ShopEvents } from '../events/shop-events.ts'
import type { Database, Drizzle } from './database.ts'
import type { ReplicaState } from './replica-watch.ts'

export interface MeasuredDatabase {
  readonly redis?: Pick<Redis, 'status'> | undefined
  readonly events: Pick<ShopEvents, 'isConnected'>
  readonly database: Pick<Database, 'replicaState' | 'replicaLagS' | 'pool' | 'main'>
}

const STATES: readonly ReplicaState[] = ['current', 'behind', 'away']

function measurePool(registry: Registry, pool: pg.Pool): void {
  const connections: Gauge<'state'> = new Gauge({
    name: 'shop_pool_connections',
    help: 'Connections to the database that work or are idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'shop_pool_size',
    help: 'Connections to the database that this process may have',
    registers: [registry],
  }).set(pool.options.max)
}

function measureCatalogue(registry: Registry, db: Drizzle): void {
  const changed: Gauge = new Gauge({
    name: 'shop_catalogue_changed_seconds',
    help: 'When the catalogue, its prices or its stock were last changed (Unix time); not told if it is some days ago',
    registers: [registry],
    async collect() {
      // Without the database the other metrics are still useful.
      const found = await db
        .execute<{ at: string | null }>(
          sql`select extract(epoch from max(changed_at))::text as at from catalog_changes`,
        )
        .catch(() => undefined)
      const at = found?.rows[0]?.at
      if (at) changed.set(Number(at))
    },
  })
}

/** Prices, links and cut-offs begin and end by the process's own clock, jobs by the database's. */
function measureClock(registry: Registry, db: Drizzle): void {
  const gap: Gauge = new Gauge({
    name: 'shop_clock_gap_seconds',
    help: 'How far the clock of this process is ahead of the database (behind: below 0); not told while that is away',
    registers: [registry],
    async collect() {
      const before = Date.now()
      const found = await db
        .execute<{ at: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`)
        .catch(() => undefined)
      const there = Number(found?.rows[0]?.at)
      if (Number.isNaN(there)) gap.reset()
      else gap.set(((before + Date.now()) / 2 - there) / SECOND_MS)
    },
  })
}

/** Probes say nothing of the database: set alarms here. */
export function measureDatabase(registry: Registry, { events, database, redis }: MeasuredDatabase): void {
  const connected: Gauge = new Gauge({
    name: 'shop_database_connected',
    help: 'Whether the database answers this process',
    registers: [registry],
    collect: () => connected.set(events.isConnected() ? 1 : 0),
  })
  measurePool(registry, database.pool)
  measureCatalogue(registry, database.main)
  measureClock(registry, database.main)
  if (redis) {
    const answers: Gauge = new Gauge({
      name: 'shop_redis_connected',
      help: 'Whether Redis answers this process; without it each process counts its rate limits alone',
      registers: [registry],
      collect: () => answers.set(redis.status === 'ready' ? 1 : 0),
    })
  }
  if (database.replicaState() === undefined) return
  const lag: Gauge = new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'How old what the replica shows is; not told while it is away',
    registers: [registry],
    async collect() {
      const seconds = await database.replicaLagS()
      if (seconds === undefined) lag.reset()
      else lag.set(seconds)
    },
  })
  const replica: Gauge<'state'> = new Gauge({
    name: 'shop_replica',
    help: 'The state of the replica; only a current one is read from',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of STATES) replica.set({ state }, state === database.replicaState() ? 1 : 0)
    },
  })
}
