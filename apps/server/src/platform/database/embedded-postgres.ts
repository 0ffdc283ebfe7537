import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { archiveCommand } from '../backup/wal-archive.ts'
import { freePort } from '../process/free-port.ts'
import { isProcessAlive } from '../process/process-alive.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'

export interface EmbeddedPostgres {
  readonly url: (database: string) => string
  readonly stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  readonly folder: string
  /** Tests need no crash safety and gain speed without it. */
  readonly durable: boolean
  /** Where each full segment of the log is copied to: with a base backup it is any moment since. */
  readonly walArchive?: string | undefined
  /** The folder of another version's programs, instead of the embedded ones. */
  readonly programs?: string | undefined
}

const USER = 'firkant'
const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 10_000

/**
 * A server that outlived its parent (kill -9) still owns the folder: connect to it instead of starting a second one.
 */
function findRunning(folder: string): { pid: number; port: number } | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (pid > 0 && port > 0 && isProcessAlive(pid)) return { pid, port }
  rmSync(file, { force: true })
  return undefined
}

/** PostgreSQL can't run as root, and the user it runs as can't enter root's home: then its files go to /var/tmp. */
function findReachableFolder(folder: string, { runAs }: PostgresBinaries): string {
  mkdirSync(folder, { recursive: true })
  if (!runAs || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dirname(folder)], { cwd: '/', ...runAs }).status === 0)
    return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const elsewhere = join('/var/tmp', `firkant-${name}`, 'postgres')
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  return elsewhere
}

export const passwordFileOf = (folder: string) => `${folder}.password`

function initialise(folder: string, binaries: PostgresBinaries): string {
  const passwordFile = passwordFileOf(folder)
  mkdirSync(folder, { recursive: true })
  if (binaries.runAs) chownSync(folder, binaries.runAs.uid, binaries.runAs.gid)
  chmodSync(folder, 0o700)
  if (existsSync(join(folder, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8').trim()
  const password = crypto.randomUUID()
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (binaries.runAs) chownSync(passwordFile, binaries.runAs.uid, binaries.runAs.gid)
  const run = spawnSync(
    binaries.initdb,
    [
      '-D',
      folder,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    { cwd: '/', encoding: 'utf8', ...binaries.runAs },
  )
  if (run.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    const why = (run.stderr || run.error?.message || '').trim()
    throw new Error(
      `The database could not be set up in ${folder}: ${why}\nChoose another folder with --data or DATA_DIR, or set DATABASE_URL.`,
    )
  }
  return password
}

interface LaunchOptions extends EmbeddedPostgresOptions {
  readonly port: number
}

/** A quiet shop loses this much at most if its disk is lost. */
const ARCHIVE_AT_LEAST_EVERY = '60s'

function archiveSettings(folder: string, { runAs }: PostgresBinaries): readonly string[] {
  // Its parents are for base backups too, which their own user writes.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o750 })
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  const reaches = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { cwd: '/', ...runAs })
  if (reaches.status !== 0)
    throw new Error(`The database can't write to ${folder}. Choose a BACKUP_DIR that its user reaches.`)
  return ['archive_mode=on', `archive_command=${archiveCommand(folder)}`, `archive_timeout=${ARCHIVE_AT_LEAST_EVERY}`]
}

function launch({ folder, port, durable, walArchive }: LaunchOptions, binaries: PostgresBinaries): ChildProcess {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=128MB',
    // Data is in memory or on an SSD, and queries are short: prefer indexes, and skip JIT compilation.
    'random_page_cost=1.1',
    'jit=off',
    'max_connections=200',
    'timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...(walArchive === undefined ? [] : archiveSettings(walArchive, binaries)),
  ]
  // A process group of its own: Ctrl-C in the terminal must reach the shop first, which then stops the database.
  return spawn(binaries.postgres, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...binaries.runAs,
  })
}

async function waitUntilReady(url: string, hasFailed: () => string | undefined): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const failure = hasFailed()
    if (failure !== undefined) throw new Error(`The database did not start: ${failure}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() > deadline) throw new Error('The database did not answer within 30 seconds.', { cause: error })
      await pause(30)
    }
  }
}

/** After a crash the old server's child processes take a moment to release the folder. */
const STILL_IN_USE = /pre-existing shared memory block|lock file .* already exists/
const LAUNCH_ATTEMPTS = 10

async function launchUntilReady(
  options: LaunchOptions,
  binaries: PostgresBinaries,
  url: string,
): Promise<number | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const child = launch(options, binaries)
    let output = ''
    let failure: string | undefined
    child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
    child.once('exit', () => (failure = output.trim() || 'it ended without an error message'))
    child.once('error', (error) => (failure = error.message))
    child.unref()
    try {
      await waitUntilReady(url, () => failure)
      return child.pid
    } catch (error) {
      if (attempt >= LAUNCH_ATTEMPTS || !STILL_IN_USE.test(failure ?? '')) throw error
      await pause(300)
    }
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (!isProcessAlive(pid)) return
  // SIGINT asks PostgreSQL for a fast, clean shutdown.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (isProcessAlive(pid) && Date.now() < deadline) await pause(20)
}

const urlAt =
  ({ port, password }: { port: number; password: string }) =>
  (database: string) =>
    `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

/** Where the files of this folder's server really are. */
export const embeddedFolder = (wanted: string): string => findReachableFolder(wanted, findPostgresBinaries())

/** The address of the folder's server, if another process runs it. */
export function findEmbeddedUrl(wanted: string): EmbeddedPostgres['url'] | undefined {
  const folder = findReachableFolder(wanted, findPostgresBinaries())
  const running = findRunning(folder)
  const passwordFile = passwordFileOf(folder)
  if (!running || !existsSync(passwordFile)) return undefined
  return urlAt({ port: running.port, password: readFileSync(passwordFile, 'utf8').trim() })
}

/** A real PostgreSQL server in a folder, without any set-up. */
export async function startEmbeddedPostgres({
  folder: wanted,
  ...options
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries(options.programs)
  const folder = findReachableFolder(wanted, binaries)
  const running = findRunning(folder)
  const password = initialise(folder, binaries)
  const port = running?.port ?? (await freePort())
  const url = urlAt({ port, password })

  const pid = running?.pid ?? (await launchUntilReady({ ...options, folder, port }, binaries, url('postgres')))
  if (running) await waitUntilReady(url('postgres'), () => undefined)
  const stop = async () => {
    if (pid !== undefined) await stopProcess(pid)
  }
  return { url, stop }
}
