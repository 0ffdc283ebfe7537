import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import { refuseSharedConnections } from '../platform/database/shared-connections.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Config } from './config.ts'
import { drain } from './processes/drain.ts'
import { refuseProduction } from './production-mark.ts'
import { SERVER_VERSION } from './server-version.ts'

export interface RunningShop {
  readonly app: FastifyInstance
  readonly stop: () => Promise<void>
}

/** Read where traces go somewhere. */
async function traceWork({ tracing, brand }: Config, log: Logger): Promise<(() => Promise<void>) | undefined> {
  if (!tracing) return undefined
  const { serviceName, ...options } = tracing
  const { startTracing } = await import('../platform/tracing/start-tracing.ts')
  const resource = { 'service.name': serviceName, 'service.version': SERVER_VERSION, 'firkant.brand': brand }
  return startTracing({ ...options, resource, onError: (error) => log.warn({ err: error }, 'traces are not taken') })
    .stop
}

/** Opens database, migrations, app and port. `stop` answers all open requests first. */
export async function serveShop(config: Config): Promise<RunningShop> {
  const log = createLogger({ level: config.logLevel, brand: config.brand })
  const server = await openDatabaseServer(config)
  const closers: (() => Promise<void>)[] = [server.stop]
  const closeAll = async () => {
    for (const close of closers.toReversed())
      await close().catch((error: unknown) => log.error({ err: error }, 'shutdown step failed; the other steps go on'))
  }
  let isStopping = false
  const stopTracing = await traceWork(config, log)
  if (stopTracing) closers.push(stopTracing)
  try {
    await refuseProduction(config, server.url)
    if (config.databaseUrl !== undefined) await refuseSharedConnections(server.url)
    await migrateDatabase(server.url)
    // Imported when the database may be served from, so that a wrong one is reported fast.
    const { openShop } = await import('./open-shop.ts')
    const app = await openShop({ config, databaseUrl: server.url, log, closers, isStopping: () => isStopping })
    const stopOnce = async () => {
      isStopping = true
      await drain(app.server, { noticeMs: config.drainMs, keepAliveMs: app.server.keepAliveTimeout })
      await closeAll()
    }
    let stopping: Promise<void> | undefined
    return { app, stop: () => (stopping ??= stopOnce()) }
  } catch (error) {
    await closeAll()
    throw error
  }
}
