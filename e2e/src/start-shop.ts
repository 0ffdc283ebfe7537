import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { SERVER_ENV, SERVER_NODE_FLAGS, whenReady } from '@firkant/server/platform/process/child-server.ts'
import { freePort } from '@firkant/server/platform/process/free-port.ts'

const QUICK_IMPORTS = import.meta.resolve('../../scripts/quick-imports.mjs')
const MAIN = resolve(import.meta.dirname, '../../apps/server/src/start/main.ts')

/** Tests make shops complain on purpose: what they log is read when a journey fails. */
const LOG = resolve(import.meta.dirname, '../../artefacts/e2e/shops.log')

export interface ShopSettings {
  readonly BRAND: string
  readonly DATABASE_URL: string
  readonly DATA_DIR: string
  readonly SHOP_MODE: 'demo' | 'development'
  readonly BUILD_DIR?: string
}

export interface StartedShop {
  readonly child: ChildProcess
  readonly origin: string
}

/** One real shop in a process of its own. */
export async function startShop(settings: ShopSettings): Promise<StartedShop> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    // Browsers and shops share the machine: delays are no overload.
    OVERLOAD_MS: '60000',
    DATABASE_WAIT_MS: '60000',
    BANK_LATE_MS: '1500',
    ...SERVER_ENV,
  }
  mkdirSync(dirname(LOG), { recursive: true })
  const log = openSync(LOG, 'a')
  const execArgv = [...SERVER_NODE_FLAGS, '--import', QUICK_IMPORTS]
  const child = fork(MAIN, { env, execArgv, stdio: ['ignore', log, log, 'ipc'] })
  const origin = `http://localhost:${port}`
  await whenReady(origin, child)
  return { child, origin }
}
