import type { FastifyInstance } from 'fastify'
import { ProblemException } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** From the first byte of the body until its handler begins: parsed, checked and validated. */
    isBeingRead: boolean
  }
}

/**
 * Schemas and parsers may throw over values that nobody thought of, such as `{"length": {"toString": 1}}` for a text:
 * whatever is thrown until a handler begins is the sender's error.
 */
export function noteReading(app: FastifyInstance): void {
  app.decorateRequest('isBeingRead', false)
  app.addHook('preParsing', async (request) => {
    request.isBeingRead = true
  })
  app.addHook('preHandler', (request, _reply, done) => {
    request.isBeingRead = false
    done()
  })
}

/** The same for what a handler still has to read: JSON within a parameter, the fields of a form, cookies of a page. */
export function readSent<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw error instanceof ProblemException ? error : new ProblemException('invalid-request')
  }
}
