import type { FastifyInstance } from 'fastify'
import { hasSecret } from '@firkant/domain/telemetry/secret-address.ts'
import { API_VERSION, VERSION_HEADERS } from '@firkant/domain/version/server-version.ts'
import { CLOSED_POLICY, NO_REFERRER, securityHeaders, type PolicyOptions } from './security-headers.ts'

/** Headers of every answer, documents included. */
export function commonHeaders(options: PolicyOptions & { version: string }): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(options),
    [VERSION_HEADERS.server]: options.version,
    // Of the browser's code that this server's documents start: it is built with the server.
    [VERSION_HEADERS.client]: options.version,
    [VERSION_HEADERS.api]: API_VERSION,
    [VERSION_HEADERS.exciteApi]: API_VERSION,
  }
}

export function addCommonHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (hasSecret(request.url)) reply.headers(NO_REFERRER)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CLOSED_POLICY)
  })
}
