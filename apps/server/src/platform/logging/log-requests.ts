import type { FastifyInstance } from 'fastify'
import { withoutSecrets } from './mask-text.ts'

/** One line for each answer, when it is done. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply.raw
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
        status: statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
