import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { databaseErrorOf } from './database-error.ts'
import { DatabaseClient } from './hosts/database-client.ts'

/** Must never change: it makes processes that start at the same time migrate one after the other. */
const MIGRATION_LOCK = 731_904_221
const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations')

/** A change of a table that waits for a long query makes everybody after it wait, too: it gives up, and is tried again. */
const LOCK_TIMEOUT_MS = 2000
const RETRY_AFTER_MS = 500
const MAX_ATTEMPTS = 60
const LOCK_NOT_AVAILABLE = '55P03'

interface MigrationOptions {
  readonly folder?: string
  readonly lockTimeoutMs?: number
}

export async function migrateDatabase(
  url: string,
  { folder = MIGRATIONS_FOLDER, lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrationOptions = {},
): Promise<void> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Only from here on: other processes wait for the migration itself as long as it takes.
    await client.query(`select set_config('lock_timeout', $1, false)`, [String(lockTimeoutMs)])
    for (let attempt = 1; ; attempt += 1)
      try {
        await migrate(drizzle(client), { migrationsFolder: folder })
        return
      } catch (error) {
        if (databaseErrorOf(error)?.code !== LOCK_NOT_AVAILABLE || attempt >= MAX_ATTEMPTS) throw error
        await pause(RETRY_AFTER_MS)
      }
  } finally {
    await client.end()
  }
}

/** How far the database is from what this version knows. */
export interface MigrationGap {
  /** Migrations that it lacks. */
  readonly missing: number
  /** Migrations of a later version. */
  readonly unknown: number
}

export async function findMigrationGap(url: string): Promise<MigrationGap> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis)
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
    )
    if (tables.length === 0) return { missing: known.length, unknown: 0 }
    const { rows } = await client.query<{ at: string }>(
      'select created_at::text as at from drizzle.__drizzle_migrations',
    )
    const done = rows.map(({ at }) => Number(at))
    const [lastDone, lastKnown] = [Math.max(0, ...done), Math.max(...known)]
    return {
      missing: known.filter((at) => at > lastDone).length,
      unknown: done.filter((at) => at > lastKnown).length,
    }
  } finally {
    await client.end()
  }
}

/** For whoever uses the database as it is: only `migrate` and a server that starts may change it. */
export async function demandMigrated(url: string): Promise<void> {
  const { missing, unknown } = await findMigrationGap(url)
  if (unknown > 0)
    throw new Error(
      `The database is ${unknown} migrations ahead of this version of the shop. Use the version that serves on it.`,
    )
  if (missing > 0)
    throw new Error(
      `The database is ${missing} migrations behind this version of the shop. Bring it up to date: npm run shop -- migrate`,
    )
}
