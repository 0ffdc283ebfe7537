import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimited } from './rate-limits.ts'
import { requireSameOrigin } from './same-origin.ts'

const FORM = { parseAs: 'string', bodyLimit: 8 * 1024 } as const

/** For a scope of its own: everywhere else a body is JSON. */
export function readPlainForms(forms: FastifyInstance): void {
  forms.addContentTypeParser('application/x-www-form-urlencoded', FORM, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

/** What may be sent but is not read. */
export function ignoreMultipart(forms: FastifyInstance): void {
  forms.addContentTypeParser('multipart/form-data', FORM, (_request, _body, done) => done(null, undefined))
}

export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** A form of the shop's own pages. It can set no header, so its origin speaks for it. */
export function fromShop(perMinute?: number) {
  return {
    config: { ...rateLimited(perMinute), withoutCsrfHeader: true },
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request),
    schema: { hide: true },
  }
}
