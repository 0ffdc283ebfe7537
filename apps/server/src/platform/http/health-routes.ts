import type { FastifyInstance } from 'fastify'
import { ProblemException } from './problem.ts'

export interface Health {
  /** False while starting and stopping, so that a load balancer sends no requests. */
  readonly isReady: () => Promise<boolean>
}

export function registerHealthRoutes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { logLevel: 'warn', schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn', schema: { hide: true } }, async () => {
    if (!(await health.isReady())) throw new ProblemException('unavailable', { retryAfterS: 1 })
    return { status: 'ready' }
  })
}
