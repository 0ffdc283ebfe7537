import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { importDemo } from '@firkant/server/commands/import-demo.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { ensureDatabase, openDatabase } from '@firkant/server/platform/database/database.ts'
import { startEmbeddedPostgres } from '@firkant/server/platform/database/embedded-postgres.ts'
import { SERVER_ENV, SERVER_NODE_FLAGS, stopChild, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'
import { migrateDatabase } from '@firkant/server/platform/database/migrate.ts'
import { buildBrands } from '../../scripts/build.ts'

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/start/main.ts')

export interface BenchShop {
  readonly origin: string
  /** From the start of the process until /readyz answers 200. */
  readonly readyMs: number
  readonly residentMb: () => number
  /** Processor time of the shop's process so far, with its threads. */
  readonly cpuMs: () => number
  readonly stop: () => Promise<void>
}

export interface Bench {
  /** For preparing data and explaining queries. */
  readonly databaseUrl: string
  /** `env`: overrides of the settings; `profile`: a folder for a profile of the processor's time. */
  readonly startShop: (env?: Readonly<Record<string, string>>, profile?: string) => Promise<BenchShop>
  readonly close: () => Promise<void>
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const CLOCK_TICK_MS = 10

function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

/** A filled database and a built shop, as in the demo; rate limits are off, as all load comes from one address. */
export async function openBench({ withLogins = false } = {}): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-bench-'))
  chmodSync(folder, 0o755)
  await buildBrands(['hjemly'])
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: true })
  await ensureDatabase(postgres.url('postgres'), 'shop')
  await migrateDatabase(postgres.url('shop'))
  const database = openDatabase({ url: postgres.url('shop'), poolSize: 2, onError: () => undefined })
  await importDemo(database, { progress: createProgressLine(process.stdout), withLogins })
  await database.close()
  return {
    databaseUrl: postgres.url('shop'),
    async startShop(own = {}, profile) {
      const port = await freePort()
      const startedAt = performance.now()
      const env = {
        ...process.env,
        SHOP_MODE: 'demo',
        BRAND: 'hjemly',
        PORT: String(port),
        DATABASE_URL: postgres.url('shop'),
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'info',
        RATE_LIMITS: 'off',
        ...SERVER_ENV,
        ...own,
      }
      // Logs are written as in operation, and discarded.
      const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
      const execArgv = [...SERVER_NODE_FLAGS, ...profiling]
      const child = fork(MAIN, { env, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      const origin = `http://127.0.0.1:${port}`
      await whenReady(origin, child)
      const readyMs = performance.now() - startedAt
      return {
        origin,
        readyMs,
        residentMb: () => residentMb(child.pid),
        cpuMs: () => cpuMs(child.pid),
        stop: () => stopChild(child),
      }
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
