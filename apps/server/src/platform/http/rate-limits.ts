import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { clientNetwork } from './client-network.ts'
import { ProblemException } from './problem.ts'

/** Calls a minute from one address. People never come near; loops do. */
const CALLS_PER_MINUTE = 600

export const TELEMETRY_PER_MINUTE = 30

export async function addRateLimits(
  app: FastifyInstance,
  options: { enabled: boolean; redis: Redis | undefined },
): Promise<void> {
  if (!options.enabled) return
  await app.register(rateLimit, {
    global: false,
    max: CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientNetwork(request.ip),
    ...(options.redis && { redis: options.redis, nameSpace: 'rate:' }),
    // Without Redis for a moment the shop stays open.
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      new ProblemException('too-many-requests', {
        retryAfterS: Math.ceil(context.ttl / 1000),
        detail: `At most ${context.max} a minute.`,
      }),
  })
}

/** The route's own limit, or the ordinary one. */
export function rateLimited(perMinute = CALLS_PER_MINUTE): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: perMinute, timeWindow: '1 minute' } }
}
