import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { archiveOf, beginBackup, completeBackup, secretOf, walFolder } from '../../platform/backup/backup-folder.ts'
import { takeBaseBackup } from '../../platform/backup/take-base-backup.ts'
import { DatabaseClient } from '../../platform/database/hosts/database-client.ts'
import type { ProgressLine } from '../progress-line.ts'

export interface BackupOptions {
  readonly url: string
  readonly root: string
  readonly dataDir: string
  readonly progress: ProgressLine
  readonly now: Date
}

export interface BackupEnd {
  readonly folder: string
  readonly bytes: number
  readonly archive: 'arrives' | 'off' | 'elsewhere'
}

/** A standby, and a server that recovers, need at least what the primary had. */
const LIMITS = [
  'max_connections',
  'max_worker_processes',
  'max_wal_senders',
  'max_prepared_transactions',
  'max_locks_per_transaction',
]
const ARCHIVE_WAIT_MS = 20_000
const LOOK_EVERY_MS = 50

interface ServerRow {
  readonly version: number
  readonly database: string
  readonly user: string
  readonly archives: boolean
  readonly limits: Record<string, string>
}

async function readServer(client: pg.Client): Promise<ServerRow> {
  const { rows } = await client.query<ServerRow>(
    `select current_setting('server_version_num')::int as version, current_database() as database, current_user as user,
       current_setting('archive_mode') in ('on', 'always') as archives,
       (select json_object_agg(name, setting) from pg_settings where name = any($1)) as limits`,
    [LIMITS],
  )
  const [row] = rows
  if (!row) throw new Error('The database says nothing of itself.')
  return row
}

/** Ends the segment that is being filled, and waits until it is there: from now on the backup reaches up to here. */
async function waitForArchive(client: pg.Client, root: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_walfile_name(pg_switch_wal()) as name from (select pg_logical_emit_message(false, 'shop', 'backup')) said`,
  )
  const file = join(walFolder(root), rows[0]?.name ?? '')
  const deadline = Date.now() + ARCHIVE_WAIT_MS
  while (!existsSync(file)) {
    if (Date.now() > deadline) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}

export async function takeBackup({ url, root, dataDir, progress, now }: BackupOptions): Promise<BackupEnd> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const { archives, ...server } = await readServer(client)
    progress.step('Copying the database')
    const folder = await beginBackup(root, now)
    const taken = await takeBaseBackup(url, archiveOf(folder), (done, total) => progress.count(done >> 20, total >> 20))
    const { rows } = await client.query<{ segment: string; at: Date }>(
      'select pg_walfile_name($1::pg_lsn) as segment, clock_timestamp() as at',
      [taken.startLsn],
    )
    const secret = join(dataDir, 'shop-secret')
    if (existsSync(secret)) await copyFile(secret, secretOf(folder))
    const whole = await completeBackup(folder, {
      ...server,
      ...taken,
      takenAt: now.toISOString(),
      endedAt: (rows[0]?.at ?? new Date()).toISOString(),
      firstSegment: rows[0]?.segment ?? '',
    })
    progress.done(`${Math.ceil(taken.bytes / 2 ** 20)} MB`)
    if (!archives) return { folder: whole, bytes: taken.bytes, archive: 'off' }
    progress.step('Waiting for the archive of the log')
    const arrives = await waitForArchive(client, root)
    progress.done(arrives ? 'it arrives' : 'nothing came')
    return { folder: whole, bytes: taken.bytes, archive: arrives ? 'arrives' : 'elsewhere' }
  } finally {
    await client.end()
  }
}
