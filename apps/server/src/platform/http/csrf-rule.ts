import type { FastifyInstance } from 'fastify'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@firkant/domain/http/problem.ts'
import { ProblemException } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A signed call of another server, or a plain form with a token of its own. */
    readonly withoutCsrfHeader?: boolean
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A foreign page can send a form but not this header, so every call that changes something must carry it. */
export function addCsrfRule(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.withoutCsrfHeader) return
    if (request.headers[CSRF_HEADER] !== CSRF_HEADER_VALUE) {
      throw new ProblemException('csrf', { detail: `Send the header ${CSRF_HEADER}: ${CSRF_HEADER_VALUE}.` })
    }
  })
}
