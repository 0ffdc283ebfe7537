import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { startCartSweep } from '../features/cart/cart-sweep.ts'
import { refuseKnownAccounts } from '../features/demo/accounts/known-accounts.ts'
import { startForecasts } from '../features/stock/stock-forecast.ts'
import { startViewSweep } from '../features/stock/stored-views.ts'
import { openDatabase, QUERY_TIMEOUT_MS, type Database, type Drizzle } from '../platform/database/database.ts'
import { LISTENING_TIMES, listenForEvents } from '../platform/events/shop-events.ts'
import { ownOrigin } from '../platform/http/own-origin.ts'
import { createOutageLog, type OutageLog } from '../platform/logging/outage-log.ts'
import { startSessionSweep } from '../platform/sessions/session-service.ts'
import { loadShopBuild } from '../render/document/build-files.ts'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import type { Config } from './config.ts'
import { sendDemoNewsletter } from './demo-newsletter.ts'
import { describeStart } from './describe-start.ts'
import { markProduction } from './production-mark.ts'
import { openFileStore } from './services/open-file-store.ts'
import { readStored, warmLater } from './warm-up.ts'

const DRAIN_TIMEOUT_MS = 10_000
/** Connections that wait while the process is busy for a moment; the system has a limit of its own (`somaxconn`). */
const BACKLOG = 4096

function portTaken(error: unknown, port: number): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program. Stop it, or choose another with --port or PORT.`, {
      cause: error,
    })
  }
  return error
}

async function withTimeLimit(work: Promise<void>, limitMs: number, log: Logger): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    log.warn(`shutdown step did not finish within ${limitMs} ms; it is cut short`)
    resolve()
  }, limitMs)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

/** What the demo customer finds in the outbox; the shop serves without it. */
function sendDemoMail({ brand, publicUrl, secret }: Config, db: Drizzle, log: Logger): void {
  sendDemoNewsletter({ db, brand: BRANDS[brand], publicUrl, secret, now: new Date() }).catch((error: unknown) =>
    log.warn({ err: error }, "the demo's newsletter could not be sent; it is sent at the next start"),
  )
}

function openShopDatabase(config: Config, url: string, onError: (error: Error) => void): Database {
  const { databaseReplicaUrl: replicaUrl, databasePool: poolSize, databaseWaitMs: waitMs } = config
  return openDatabase({ url, replicaUrl, poolSize, waitMs, queryMs: QUERY_TIMEOUT_MS, onError })
}

/** Its library is read where there is a Redis to connect to. */
async function openSharedState({ redisUrl }: Config, outages: OutageLog): Promise<Redis | undefined> {
  if (!redisUrl) return undefined
  const { openRedis } = await import('../platform/shared-state/open-redis.ts')
  return openRedis(
    redisUrl,
    (error) => outages.failed('redis', error),
    () => outages.back('redis'),
  )
}

async function enterProduction({ main, pool }: Database): Promise<void> {
  await refuseKnownAccounts(main)
  await markProduction(pool)
}

export interface OpenShopOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  /** What was opened is closed by these, the last one first. */
  readonly closers: (() => Promise<void>)[]
  readonly isStopping: () => boolean
}

/** The app on a database that is up to date: it listens, and its periodic work runs. */
export async function openShop({
  config,
  databaseUrl,
  log,
  closers,
  isStopping,
}: OpenShopOptions): Promise<FastifyInstance> {
  const outages = createOutageLog(log)
  const database = openShopDatabase(config, databaseUrl, (error) => outages.broke('database', error))
  closers.push(database.close)
  if (config.isProduction) await enterProduction(database)
  const events = listenForEvents(databaseUrl, (error) => outages.failed('database', error), {
    ...LISTENING_TIMES,
    onBack: () => outages.back('database'),
  })
  closers.push(events.close)
  const files = openFileStore(config, outages)
  if (files) {
    closers.push(async () => files.close())
    // Said at the start, and not by the first visitor; the shop serves without it.
    files.probe().catch(() => undefined)
  }
  const jobs = startBackgroundJobs({ config, database, files, log, ownUrl: () => ownOrigin(app.server) })
  closers.push(() => withTimeLimit(jobs.stop(), DRAIN_TIMEOUT_MS, log))
  const redis = await openSharedState(config, outages)
  if (redis) closers.push(async () => redis.disconnect())
  const build = await loadShopBuild(config.buildDir, config.brand)
  const app = await buildApp({
    config,
    database,
    events,
    log,
    redis,
    files,
    build: async (brand) => (brand === config.brand ? build : loadShopBuild(config.buildDir, brand)),
    ...(config.mode === 'development' && { kitDir: config.buildDir }),
    isStopping,
  })
  await events.listening
  await readStored(app, database.replica, config)
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG }).catch((error: unknown) => {
    throw portTaken(error, config.port)
  })
  // Known before one of several processes stops listening.
  log.info({ ...describeStart(config), origin: ownOrigin(app.server) }, 'serves')
  closers.push(() => withTimeLimit(app.close(), DRAIN_TIMEOUT_MS, log))
  // Started last: only a shop that listens runs periodic work.
  const onPeriodicError = (error: Error) =>
    log.error({ err: error }, 'periodic work failed; it runs again at its next time')
  for (const startWork of [startSessionSweep, startForecasts, startViewSweep, startCartSweep]) {
    const stopWork = startWork(database.main, onPeriodicError)
    closers.push(() => withTimeLimit(stopWork(), DRAIN_TIMEOUT_MS, log))
  }
  closers.push(warmLater(app, config, log))
  if (config.demoLogins) sendDemoMail(config, database.main, log)
  return app
}
