import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { clientNetwork } from './client-network.ts'
import { ProblemException } from './problem.ts'

/** Per client address and minute. People never come near it; loops do. */
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
    // If Redis fails, the shop stays open without limits.
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      new ProblemException('too-many-requests', {
        retryAfterS: Math.ceil(context.ttl / 1000),
        detail: `At most ${context.max} a minute.`,
      }),
  })
}

/** The route's own limit, or the default. */
export function rateLimited(perMinute = CALLS_PER_MINUTE): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: perMinute, timeWindow: '1 minute' } }
}
