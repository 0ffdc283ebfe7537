import { fork, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SERVER_ENV, SERVER_NODE_FLAGS, stopChild, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface BenchShop {
  readonly origin: string
  /** From the start of the process until /readyz answers 200. */
  readonly readyMs: number
  readonly residentMb: () => number
  /** Processor time of the shop's process so far, with its threads. */
  readonly cpuMs: () => number
  readonly child: ChildProcess
  readonly stop: () => Promise<void>
}

export interface ShopChildOptions {
  readonly databaseUrl: string
  /** Data and log of the shop. */
  readonly folder: string
  /** Overrides of the settings. */
  readonly env?: Readonly<Record<string, string>>
  /** Of another release; otherwise this one. */
  readonly root?: string
  /** A folder for a profile of the processor's time. */
  readonly profile?: string | undefined
  /** A module that is loaded before the shop. */
  readonly preload?: string | undefined
  /** Of the command, such as `--processes 2`. */
  readonly args?: readonly string[] | undefined
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

const logFile = (folder: string) => join(folder, 'shop.log')

/** The shop as it is operated, in a process of its own; rate limits are off, as all load comes from one address. */
export async function startShopChild(options: ShopChildOptions): Promise<BenchShop> {
  const { databaseUrl, folder, env: own, profile, preload, args = [], root = ROOT } = options
  const port = await freePort()
  const startedAt = performance.now()
  const env = {
    ...process.env,
    SHOP_MODE: 'demo',
    BRAND: 'hjemly',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    ...SERVER_ENV,
    ...own,
  }
  const execArgv = [
    ...SERVER_NODE_FLAGS,
    '--import',
    pathToFileURL(join(root, 'scripts/quick-imports.mjs')).href,
    ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ...(preload === undefined ? [] : ['--import', preload]),
  ]
  const log = openSync(logFile(folder), 'a')
  const main = join(root, 'apps/server/src/start/main.ts')
  const child = fork(main, args, { env, cwd: root, execArgv, stdio: ['ignore', log, 'inherit', 'ipc'] })
  closeSync(log)
  const origin = `http://127.0.0.1:${port}`
  await whenReady(origin, child)
  return {
    origin,
    readyMs: performance.now() - startedAt,
    residentMb: () => residentMb(child.pid),
    cpuMs: () => cpuMs(child.pid),
    child,
    stop: () => stopChild(child),
  }
}

const TROUBLE = /"level":[456]0/

/** What the shops of this folder logged as a warning or worse. */
export function readTrouble(folder: string): readonly string[] {
  try {
    return readFileSync(logFile(folder), 'utf8')
      .split('\n')
      .filter((line) => TROUBLE.test(line))
  } catch {
    return []
  }
}
