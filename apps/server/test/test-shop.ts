import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { pino } from 'pino'
import type { DisplayHook } from '@firkant/domain/content/experiences/display-conditions.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { listenForEvents, type ListeningTimes, type ShopEvents } from '../src/platform/events/shop-events.ts'
import { createOutageLog } from '../src/platform/logging/outage-log.ts'
import { loadShopBuild } from '../src/render/document/build-files.ts'
import { buildApp } from '../src/start/app.ts'
import { parseConfig } from '../src/start/config.ts'
import { openFileStore } from '../src/start/services/open-file-store.ts'
import { TEST_NOW } from './ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from './ground/test-database.ts'
import { receiveEvents } from './stand-ins/received-events.ts'

export interface TestShop {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly events: ShopEvents
  /** Waits until the shop has heard of all that was committed before. */
  readonly heardAll: () => Promise<void>
  /** Every line the shop logged, as objects. */
  readonly logged: readonly Record<string, unknown>[]
  /** The same lines as they were written. */
  readonly logLines: readonly string[]
  /** The address of a real listener. */
  readonly origin: string
  /** What its links and keys are made from. */
  readonly secret: string
  readonly now: () => Date
  readonly setNow: (now: Date) => void
  readonly close: () => Promise<void>
}

export interface TestShopOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly version?: string
  /** Tests share the machine with other work: only one that is about overload says from which delay on it begins. */
  readonly eventLoopLimitMs?: () => number
  /** How full it is, instead of how busy the machine is; asked often. */
  readonly loopDelayMs?: () => number
  readonly displayHook?: DisplayHook
  readonly redis?: Redis
  readonly database?: TestDatabase
  /** How soon the shop sees that its database is away, for tests that take it away. */
  readonly listening?: ListeningTimes
  /** How often open windows of the studio are asked whether they may stay. */
  readonly studioBeatMs?: number
  readonly onRoute?: (route: RouteOptions) => void
  readonly extend?: (app: FastifyInstance) => void
}

const NEVER_OVERLOADED_MS = MINUTE_MS
/** Nobody waits seconds for a count in a test. */
const COUNTS_EVERY_MS = 50
const OFTEN_MS = 20
/** As cheap as may be: hundreds of passwords are hashed, and few tests are about how. */
const QUICK_HASHES = { ARGON2_MEMORY_KIB: '8192', ARGON2_PASSES: '1' }

function keepLog() {
  const logged: Record<string, unknown>[] = []
  const logLines: string[] = []
  const write = (line: string) => {
    logLines.push(line)
    logged.push(JSON.parse(line) as Record<string, unknown>)
  }
  return { log: pino({ level: 'info', base: {} }, { write }), logged, logLines }
}

/** The whole app on its own database, with a clock that the test sets, listening on a real port. */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'firkant-shop-'))
  const database = options.database ?? (await createTestDatabase())
  const config = parseConfig({
    DATABASE_URL: database.url,
    SHOP_MODE: 'test',
    BRAND: 'hjemly',
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://shop.test',
    RATE_LIMITS: 'off',
    ...QUICK_HASHES,
    ...options.env,
  })
  const { log, logged, logLines } = keepLog()
  const listened = listenForEvents(database.url, () => undefined, options.listening)
  const { events, heardAll } = receiveEvents(listened, database.main)
  let now = TEST_NOW
  // The tests build one brand: a shop of another is asked for its calls, not for its looks.
  const build = await loadShopBuild(config.buildDir, 'hjemly')
  const files = openFileStore(config, createOutageLog(log))
  const app = await buildApp({
    config,
    database,
    files,
    events,
    log,
    build: async () => build,
    now: () => now,
    redis: options.redis,
    ...(options.onRoute && { onRoute: options.onRoute }),
    ...(options.displayHook && { displayHook: options.displayHook }),
    ...(options.version !== undefined && { version: options.version }),
    countsEveryMs: COUNTS_EVERY_MS,
    ...(options.studioBeatMs !== undefined && { studioBeatMs: options.studioBeatMs }),
    eventLoopLimitMs: options.eventLoopLimitMs ?? (() => NEVER_OVERLOADED_MS),
    loopDelayMs: options.loopDelayMs ?? (() => 0),
    ...(options.loopDelayMs && { lookEveryMs: OFTEN_MS }),
  })
  options.extend?.(app)
  await events.listening
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const clock = { now: () => now, setNow: (next: Date) => void (now = next) }
  const { secret } = config
  const shop: TestShop = { app, database, events, heardAll, logged, logLines, origin, secret, ...clock, close }
  async function close(): Promise<void> {
    // A test that looks at a status alone leaves the body unread; nobody waits for it.
    shop.app.server.closeAllConnections()
    await shop.app.close()
    files?.close()
    await shop.events.close()
    if (!options.database) await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    // The next files run in the same process, and this one's variables stay: a closed shop's caches shall not.
    Object.assign(shop, { app: undefined, events: undefined })
  }
  return shop
}
