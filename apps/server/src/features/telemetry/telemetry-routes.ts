import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { telemetrySchema } from '@firkant/domain/telemetry/telemetry-schema.ts'
import { rateLimited, TELEMETRY_PER_MINUTE } from '../../platform/http/rate-limits.ts'
import { maskText, withoutSecrets } from '../../platform/logging/mask-text.ts'

/** What went wrong in a browser, told to our logs. */
export function registerTelemetryRoutes(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/client-telemetry',
    {
      config: rateLimited(TELEMETRY_PER_MINUTE),
      schema: {
        body: telemetrySchema,
        response: { 204: z.null() },
        tags: ['telemetry'],
        summary: 'Reports an error of the browser',
      },
    },
    async (request, reply) => {
      const { level, message, stack, url, ...report } = request.body
      const telemetry = {
        ...report,
        message: maskText(message),
        stack: stack && maskText(stack),
        url: withoutSecrets(url),
      }
      request.log[level]({ telemetry }, 'browser telemetry')
      return reply.code(204).send(null)
    },
  )
}
