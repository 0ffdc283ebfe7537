import type { FastifyInstance } from 'fastify'
import { findUnstorableText } from '@firkant/domain/http/storable-text.ts'
import { ProblemException } from './problem.ts'

const MAX_PATH_LENGTH = 200

/** Refuses text that PostgreSQL can't store (such as NUL characters). */
export function requireStorableText(sent: unknown): void {
  const path = findUnstorableText(sent)?.slice(0, MAX_PATH_LENGTH).toWellFormed()
  if (path === undefined) return
  const message = 'holds half of a character, or U+0000'
  throw new ProblemException('invalid-request', {
    detail: `${path}: ${message}`,
    errors: [{ path, code: 'invalid_text', message }],
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages for people: they ignore invalid text in the query instead of refusing the request. */
    readonly ignoresInvalidQuery?: boolean
  }
}

/** For all routes, before any handler: checks path, query, and JSON or form body. */
export function addTextRule(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    requireStorableText(params)
    if (!routeOptions.config.ignoresInvalidQuery) requireStorableText(query)
    // The bytes of a picture are no text.
    if (!Buffer.isBuffer(body)) requireStorableText(body)
  })
}
