import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { ShopEvents } from '../events/shop-events.ts'
import type { WatchedStore } from '../file-store/watched-store.ts'
import { ProblemException } from './problem.ts'

export interface Health {
  /** From then on a load balancer sends no more requests. */
  readonly isStopping?: () => boolean
  readonly events: Pick<ShopEvents, 'isConnected'>
  readonly database: Pick<Database, 'replicaState'>
  readonly files?: Pick<WatchedStore, 'isAway'> | undefined
}

/** Who asks decides which processes get requests: an answer must never depend on how busy the shop is. */
export const PROBES: readonly (string | undefined)[] = ['/healthz', '/readyz']

/**
 * A process listens once it can serve, and stays ready without its database: all processes have the same, and cached
 * documents are better than none.
 */
export function registerHealthRoutes(app: FastifyInstance, { isStopping, events, database, files }: Health): void {
  app.get('/healthz', { logLevel: 'warn', schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn', schema: { hide: true } }, async () => {
    if (isStopping?.()) throw new ProblemException('unavailable', { retryAfterS: 1, busy: 'stopping' })
    const replica = database.replicaState()
    return {
      status: 'ready',
      database: events.isConnected() ? 'connected' : 'away',
      ...(replica && { replica }),
      ...(files && { files: files.isAway() ? 'away' : 'connected' }),
    }
  })
}
