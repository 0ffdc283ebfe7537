import type { FastifyInstance } from 'fastify'
import { ProblemException } from '../../../platform/http/problem.ts'

/** Where Apple looks whether a merchant's domain is theirs. */
export const APPLE_DOMAIN_PATH = '/.well-known/apple-developer-merchantid-domain-association'

export function registerAppleDomain(app: FastifyInstance, file: string | undefined): void {
  app.get(APPLE_DOMAIN_PATH, { schema: { hide: true } }, async (_request, reply) => {
    if (file === undefined) throw new ProblemException('not-found')
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(file)
  })
}
