import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresBinaries } from '../database/postgres-binaries.ts'

export interface Recovery {
  /** The data folder, with a base backup in it. */
  readonly folder: string
  readonly binaries: Pick<PostgresBinaries, 'postgres' | 'runAs'>
  readonly user: string
  readonly database: string
  /** `max_connections` and the like, at least as high as where the log is from. */
  readonly limits: Readonly<Record<string, string>>
  /** How segments are brought, and how far; nothing for what stands in the folder already. */
  readonly settings: Readonly<Record<string, string>>
  /** A number to say what is in it, asked once it is whole. */
  readonly countQuery: string
  /** Done before it is stopped. */
  readonly lastStatement?: string | undefined
  readonly onProgress: (said: string) => void
}

export interface Recovered {
  /** Of the last transaction that is in it; undefined if the log had none. */
  readonly lastCommitAt: Date | undefined
  readonly count: number | undefined
  /** The moment asked for is later than what the archive holds; nothing was committed in between, or it is lost. */
  readonly isEndOfLog: boolean
}

const LOOK_EVERY_MS = 100
/** PostgreSQL's own sentence where no commit at or after the moment was found: all that there is came before it. */
const LOG_ENDED_EARLIER = /recovery ended before configured recovery target was reached/

/** Nobody but this user of the machine reaches the server while it recovers. */
function privateFolder(runAs: PostgresBinaries['runAs']): string {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-restore-'))
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n')
  for (const name of ['postgresql.conf', 'pg_ident.conf']) writeFileSync(join(folder, name), '')
  if (runAs) {
    for (const name of ['pg_hba.conf', 'pg_ident.conf', 'postgresql.conf', '.'])
      chownSync(join(folder, name), runAs.uid, runAs.gid)
  }
  chmodSync(folder, 0o700)
  return folder
}

interface Replay {
  readonly recovering: boolean
  readonly at: Date | null
  readonly lsn: string | null
}

async function askServer<Row extends pg.QueryResultRow>(
  home: string,
  { user, database }: Pick<Recovery, 'user' | 'database'>,
  query: string,
): Promise<Row | undefined> {
  const client = new pg.Client({ host: home, user, database, connectionTimeoutMillis: 5000, query_timeout: 30_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(query)).rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function launch({ folder, binaries, limits, settings }: Recovery, home: string) {
  const all = {
    data_directory: folder,
    hba_file: join(home, 'pg_hba.conf'),
    ident_file: join(home, 'pg_ident.conf'),
    unix_socket_directories: home,
    listen_addresses: '',
    hot_standby: 'on',
    // A trial must not add a timeline to the archive of the shop that goes on.
    archive_mode: 'off',
    recovery_target_action: 'promote',
    ...limits,
    ...settings,
  }
  const child = spawn(
    binaries.postgres,
    [
      '-c',
      `config_file=${join(home, 'postgresql.conf')}`,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], ...binaries.runAs },
  )
  let output = ''
  const ended = Promise.withResolvers<void>()
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)))
  child.once('exit', () => ended.resolve())
  child.once('error', (error) => {
    output += error.message
    ended.resolve()
  })
  return {
    child,
    output: () => output,
    ended: ended.promise,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
  }
}

const REPLAY = `select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as at, pg_last_wal_replay_lsn()::text as lsn`
const lastLine = (output: string) =>
  output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.trim().split('\n').at(-1) ?? ''

/** Until it takes writes; `undefined` if it ended because its log is shorter than what was asked for. */
async function replay(recovery: Recovery, home: string): Promise<Omit<Recovered, 'isEndOfLog'> | undefined> {
  const server = launch(recovery, home)
  let lastCommitAt: Date | undefined
  try {
    for (;;) {
      if (server.hasEnded()) {
        if (LOG_ENDED_EARLIER.test(server.output())) return undefined
        throw new Error(`The database did not recover: ${lastLine(server.output())}`)
      }
      // Before it is whole it takes no questions.
      const state = await askServer<Replay>(home, { ...recovery, database: 'postgres' }, REPLAY).catch(() => undefined)
      lastCommitAt = state?.at ?? lastCommitAt
      if (state?.recovering && state.at) recovery.onProgress(`${state.at.toISOString()} (${state.lsn ?? ''})`)
      if (state && !state.recovering) break
      await pause(LOOK_EVERY_MS)
    }
    const found = await askServer<{ count: string | null }>(home, recovery, recovery.countQuery)
    if (recovery.lastStatement !== undefined) await askServer(home, recovery, recovery.lastStatement)
    return { lastCommitAt, count: found?.count == null ? undefined : Number(found.count) }
  } finally {
    // A fast, clean shutdown: what was replayed is on disk.
    server.child.kill('SIGINT')
    await server.ended
  }
}

/** Replays the log up to the moment asked for, and leaves a stopped server's folder that any start takes. */
export async function recover(recovery: Recovery): Promise<Recovered> {
  const home = privateFolder(recovery.binaries.runAs)
  try {
    const reached = await replay(recovery, home)
    if (reached) return { ...reached, isEndOfLog: false }
    const whole = await replay({ ...recovery, settings: { ...recovery.settings, recovery_target_time: '' } }, home)
    if (!whole) throw new Error('The database did not recover.')
    return { ...whole, isEndOfLog: true }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
