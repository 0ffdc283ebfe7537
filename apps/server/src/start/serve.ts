import type { FastifyInstance } from 'fastify'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import { refuseSharedConnections } from '../platform/database/shared-connections.ts'
import { createLogger } from '../platform/logging/logger.ts'
import type { Config } from './config.ts'
import { drain } from './processes/drain.ts'
import { refuseProduction } from './production-mark.ts'

export interface RunningShop {
  readonly app: FastifyInstance
  readonly stop: () => Promise<void>
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
