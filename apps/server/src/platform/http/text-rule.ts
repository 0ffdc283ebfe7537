import type { FastifyInstance } from 'fastify'
import { findUnstorableText } from '@firkant/domain/http/storable-text.ts'
import { ProblemException } from './problem.ts'

const LONGEST_PATH = 200

/** What was sent as one value, refused if a text in it can't be stored. */
export function requireStorableText(sent: unknown): void {
  const path = findUnstorableText(sent)?.slice(0, LONGEST_PATH).toWellFormed()
  if (path === undefined) return
  const message = 'holds half of a character, or U+0000'
  throw new ProblemException('invalid-request', {
    detail: `${path}: ${message}`,
    errors: [{ path, code: 'invalid_text', message }],
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page for people: it takes what it knows from its address, tidied up, and answers with a page in any case. */
    readonly tidiesQuery?: boolean
  }
}

/** Once for all routes, before any of them looks: path, query, and body as JSON or as a form. */
export function addTextRule(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    requireStorableText(params)
    if (!routeOptions.config.tidiesQuery) requireStorableText(query)
    requireStorableText(body)
  })
}
