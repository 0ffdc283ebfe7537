import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { importDemo } from '@firkant/server/commands/demo/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase, type Database } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { findPostgresBinaries } from '@firkant/server/platform/database/postgres-binaries.ts'
import { SERVER_ENV, SERVER_NODE_FLAGS } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { isProcessAlive } from '@firkant/server/platform/process/process-alive.ts'
import { endLeases } from '../../../apps/server/test/crashes/order-audit.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../../../apps/server/test/stand-ins/smtp-receiver.ts'
import { buildBrands } from '../../../scripts/build.ts'
import { openKillableShop } from './checkout-shop.ts'

const RESTART_ATTEMPTS = 200
const RESTART_PAUSE_MS = 100
/** By then calls that the shop had begun before the database went away have ended. */
const SETTLED_MS = 10_000

export interface CheckoutBench {
  readonly origin: string
  readonly database: Database
  readonly databaseUrl: string
  readonly shopPid: () => number | undefined
  readonly postmasterPid: () => number
  readonly mails: SmtpReceiver
  /** kill -9 and restart; resolves to the downtime. */
  readonly killShop: () => Promise<number>
  /** kill -9 of the postmaster and restart on the same folder and port; the shop runs on. Resolves to the downtime. */
  readonly killPostgres: () => Promise<number>
  /** Unexpected exits of the shop. */
  readonly deaths: () => number
  /** The shop's log from `warn` on. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

const postmasterOf = (folder: string) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** PostgreSQL stores its start options in a file. */
function launchAsBefore(folder: string): ChildProcess {
  const { postgres, runAs } = findPostgresBinaries()
  const words = [...readFileSync(join(folder, 'postmaster.opts'), 'utf8').matchAll(/"([^"]*)"/g)]
  const args = words.map(([, word = '']) => word)
  const child = spawn(postgres, args, { cwd: '/', detached: true, stdio: 'ignore', ...runAs })
  child.unref()
  return child
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The killed server's shared memory lingers: until it is released a new one exits at once. */
async function restartPostgres(folder: string, url: string): Promise<void> {
  let child = launchAsBefore(folder)
  for (let attempt = 0; attempt < RESTART_ATTEMPTS; attempt += 1) {
    if (child.exitCode !== null) child = launchAsBefore(folder)
    await pause(RESTART_PAUSE_MS)
    if (await answers(url)) return
  }
  throw new Error('The database did not start again.')
}

async function stopPostgres(folder: string): Promise<void> {
  const pid = postmasterOf(folder)
  process.kill(pid, 'SIGINT')
  while (isProcessAlive(pid)) await pause(RESTART_PAUSE_MS)
}

async function openFilledDatabase(folder: string): Promise<{ readonly url: string; readonly database: Database }> {
  const postgres = await startEmbeddedPostgres({ folder, durable: true })
  const url = postgres.url('shop')
  await ensureDatabase(postgres.url('postgres'), 'shop')
  await migrateDatabase(url)
  const database = openDatabase({ url, poolSize: 4, onError: () => undefined })
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins: false })
  return { url, database }
}

/** A shop, its database and its mail server; the first two can be killed. Rate limits are off. */
export async function openCheckoutBench(profile?: string): Promise<CheckoutBench> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-bench-'))
  chmodSync(folder, 0o755)
  await buildBrands(['hjemly'])
  const dataFolder = join(folder, 'postgres')
  const { url, database } = await openFilledDatabase(dataFolder)
  const mails = await startSmtpReceiver()
  const port = String(await freePort())
  const env = {
    SHOP_MODE: 'demo',
    PORT: port,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mails.url,
    RATE_LIMITS: 'off',
    ...SERVER_ENV,
    NODE_OPTIONS: [...SERVER_NODE_FLAGS, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])].join(' '),
  }
  const shop = await openKillableShop(env)

  async function killShop(): Promise<number> {
    const killedAt = performance.now()
    await shop.kill()
    await endLeases(database.main, new Date())
    await shop.start()
    return performance.now() - killedAt
  }

  async function killPostgres(): Promise<number> {
    const killedAt = performance.now()
    process.kill(postmasterOf(dataFolder), 'SIGKILL')
    await restartPostgres(dataFolder, url)
    const restartedAt = new Date()
    await shop.awaitReady()
    const took = performance.now() - killedAt
    await pause(SETTLED_MS)
    await endLeases(database.main, restartedAt)
    return took
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    databaseUrl: url,
    shopPid: shop.pid,
    postmasterPid: () => postmasterOf(dataFolder),
    mails,
    killShop,
    killPostgres,
    deaths: shop.deaths,
    log: shop.log,
    async close() {
      await shop.stop()
      await mails.close()
      await database.close()
      await stopPostgres(dataFolder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
