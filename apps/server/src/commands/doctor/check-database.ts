import type pg from 'pg'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { DatabaseClient } from '../../platform/database/hosts/database-client.ts'
import { findMigrationGap } from '../../platform/database/migrate.ts'
import type { Config } from '../../start/config.ts'
import type { Check, Finding } from './finding.ts'

const ANSWER_MS = 5000
const OLDEST_VERSION = 150_000
const MAX_CLOCK_GAP_MS = 2000
const MAX_LAG_S = 30
const MAX_TRANSACTION_S = 300
const PART = 'database'

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const numberOf = async (client: pg.Client, query: string): Promise<number> => {
  const { rows } = await client.query<{ value: string }>(query)
  return Number(rows[0]?.value)
}

async function lookAtServer(client: pg.Client): Promise<readonly Finding[]> {
  const version = await numberOf(client, `select current_setting('server_version_num') as value`)
  const { rows } = await client.query<{ version: string; standby: boolean; readonly: string }>(
    `select current_setting('server_version') as version, pg_is_in_recovery() as standby,
       current_setting('default_transaction_read_only') as readonly`,
  )
  const [server] = rows
  if (version < OLDEST_VERSION)
    return [
      { part: PART, state: 'wrong', said: `PostgreSQL ${server?.version}`, remedy: 'Use PostgreSQL 15 or newer.' },
    ]
  if (server?.standby || server?.readonly === 'on')
    return [
      {
        part: PART,
        state: 'wrong',
        said: 'DATABASE_URL leads to a standby or a database that is read only: nothing can be ordered',
        remedy: 'Point DATABASE_URL at the primary. After a failover that is the other server.',
      },
    ]
  return [{ part: PART, state: 'fine', said: `PostgreSQL ${server?.version}` }]
}

async function lookAtMigrations(url: string): Promise<Finding> {
  const { missing, unknown } = await findMigrationGap(url)
  if (unknown > 0)
    return {
      part: 'migrations',
      state: 'wrong',
      said: `the database is ${unknown} ahead of this version of the shop`,
      remedy: 'Use the version of the shop that serves on it.',
    }
  if (missing > 0)
    return { part: 'migrations', state: 'wrong', said: `${missing} are missing`, remedy: 'npm run shop -- migrate' }
  return { part: 'migrations', state: 'fine', said: 'all there' }
}

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const there = await numberOf(client, `select extract(epoch from clock_timestamp()) * 1000 as value`)
  const gap = Math.round(Math.abs(there - (before + Date.now()) / 2))
  return gap > MAX_CLOCK_GAP_MS
    ? {
        part: 'clock',
        state: 'weak',
        said: `this machine and the database are ${(gap / SECOND_MS).toFixed(1)} s apart`,
        remedy: 'Let both take the time from the network (chrony, systemd-timesyncd): prices and cut-offs begin by it.',
      }
    : { part: 'clock', state: 'fine', said: 'the same as the database has' }
}

/** Twice a process's pool: while a release goes out, the old and the new process run beside each other. */
async function lookAtConnections(client: pg.Client, pool: number): Promise<Finding> {
  const most = await numberOf(
    client,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as value`,
  )
  const used = await numberOf(
    client,
    `select count(*) as value from pg_stat_activity where backend_type = 'client backend'`,
  )
  const said = `${used} of ${most} in use, a process takes up to ${pool}`
  return most - used < pool
    ? {
        part: 'connections',
        state: 'weak',
        said,
        remedy: 'Raise max_connections of the server, or lower DATABASE_POOL: one more process would wait for places.',
      }
    : { part: 'connections', state: 'fine', said }
}

async function lookAtTransactions(client: pg.Client): Promise<Finding> {
  const oldest = await numberOf(
    client,
    `select coalesce(max(extract(epoch from now() - xact_start)), 0) as value from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`,
  )
  return oldest > MAX_TRANSACTION_S
    ? {
        part: 'transactions',
        state: 'weak',
        said: `one is open for ${Math.round(oldest / 60)} minutes: it holds locks and keeps old rows`,
        remedy: 'Find it with: select pid, xact_start, query from pg_stat_activity order by xact_start; and end it.',
      }
    : { part: 'transactions', state: 'fine', said: 'none is open for long' }
}

async function lookAtReplica(url: string): Promise<Finding> {
  return onDatabase(url, async (client) => {
    // A primary that writes nothing leaves its standby without news: that is no lag.
    const lag = await numberOf(
      client,
      `select case when not pg_is_in_recovery() then -1
         when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
         else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end as value`,
    )
    if (lag < 0)
      return {
        part: 'replica',
        state: 'weak',
        said: 'DATABASE_REPLICA_URL leads to a primary',
        remedy: 'Point it at the standby of DATABASE_URL, or remove it.',
      }
    return lag > MAX_LAG_S
      ? {
          part: 'replica',
          state: 'weak',
          said: `${Math.round(lag)} s behind: the primary answers for it meanwhile`,
          remedy: 'Look at its disk, its network and long queries on it (pg_stat_activity there).',
        }
      : { part: 'replica', state: 'fine', said: 'current' }
  })
}

export function databaseChecks(config: Config, url: string): readonly Check[] {
  const remedy = 'Is the server up, and is DATABASE_URL right (host, port, user, password, name)?'
  const on = (look: (client: pg.Client) => Promise<Finding>) => async () => [await onDatabase(url, look)]
  const replicaUrl = config.databaseReplicaUrl
  return [
    { part: PART, remedy, look: () => onDatabase(url, lookAtServer) },
    { part: 'migrations', remedy, look: async () => [await lookAtMigrations(url)] },
    { part: 'clock', remedy, look: on(lookAtClock) },
    { part: 'connections', remedy, look: on((client) => lookAtConnections(client, config.databasePool)) },
    { part: 'transactions', remedy, look: on(lookAtTransactions) },
    ...(replicaUrl === undefined
      ? []
      : [
          {
            part: 'replica',
            remedy: 'Is the standby up, and is DATABASE_REPLICA_URL right? Until then the primary answers for it.',
            look: async () => [await lookAtReplica(replicaUrl)],
          },
        ]),
  ]
}
