import type { FastifyInstance } from 'fastify'
import type { ReplicaState } from '../database/replica-watch.ts'
import { ProblemException } from './problem.ts'

export interface Health {
  /** From then on a load balancer sends no more requests. */
  readonly isStopping: () => boolean
  readonly isDatabaseConnected: () => boolean
  /** Undefined without a replica. */
  readonly replicaState: () => ReplicaState | undefined
}

/** Who asks decides which processes get requests: an answer must never depend on how busy the shop is. */
export const PROBES: readonly (string | undefined)[] = ['/healthz', '/readyz']

/**
 * A process listens once it can serve, and stays ready without its database: all processes have the same, and cached
 * documents are better than none.
 */
export function registerHealthRoutes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { logLevel: 'warn', schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn', schema: { hide: true } }, async () => {
    if (health.isStopping()) throw new ProblemException('unavailable', { retryAfterS: 1 })
    const replica = health.replicaState()
    return {
      status: 'ready',
      database: health.isDatabaseConnected() ? 'connected' : 'away',
      ...(replica && { replica }),
    }
  })
}
