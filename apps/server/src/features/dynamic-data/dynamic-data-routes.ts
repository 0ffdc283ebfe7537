import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { dynamicRequestsSchema } from '@firkant/domain/dynamic-data/dynamic-data-schema.ts'
import type { DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { requireStorableText } from '../../platform/http/text-rule.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { DynamicDataAsker, DynamicDataService } from './dynamic-data-service.ts'

const language = z.enum(LANGUAGES)
const record = z.object({ cacheKey: z.string(), loadFailed: z.boolean(), data: z.unknown() })

function parseRequests(text: string): readonly DynamicRequest[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ProblemException('invalid-json', { detail: 'The parameter d is not valid JSON.' })
  }
  requireStorableText(given)
  const parsed = dynamicRequestsSchema.safeParse(given)
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      path: `d.${issue.path.join('.')}`,
      code: issue.code,
      message: issue.message,
    }))
    throw new ProblemException('invalid-request', {
      detail: 'The parameter d must be a list of [type, context?].',
      errors,
    })
  }
  return withoutNullContexts(parsed.data)
}

function withoutNullContexts(requests: z.infer<typeof dynamicRequestsSchema>): readonly DynamicRequest[] {
  return requests.map(([type, context]) => (context === undefined || context === null ? [type] : [type, context]))
}

/** Two models of one request give the visitor one identity, not two. */
function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

interface DynamicDataRoutesOptions {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

function askerReader(options: DynamicDataRoutesOptions) {
  return (request: FastifyRequest, reply: FastifyReply, spoken: Language): DynamicDataAsker => ({
    market: marketOf(options.brand, spoken),
    now: options.now(),
    visitorHash: findVisitor(request),
    customerToken: request.cookies[SESSION_COOKIES.customer],
    ensureVisitor: once(() => ensureVisitor(request, reply)),
  })
}

export function registerDynamicDataRoutes(
  app: FastifyInstance,
  service: DynamicDataService,
  options: DynamicDataRoutesOptions,
): void {
  const askerOf = askerReader(options)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const shared = {
    config: rateLimited(),
    onSend: async (_request: FastifyRequest, reply: { header: (name: string, value: string) => unknown }) =>
      void reply.header('cache-control', 'no-store'),
  }
  api.get(
    '/api/client/dynamic-data/resolve',
    {
      ...shared,
      schema: {
        querystring: z.object({ language, d: z.string().max(16_000) }),
        response: { 200: z.array(record) },
        tags: ['dynamic-data'],
      },
    },
    async (request, reply) => [
      ...(await service.resolve(askerOf(request, reply, request.query.language), parseRequests(request.query.d))),
    ],
  )
  api.post(
    '/api/client/dynamic-data/resolve',
    {
      ...shared,
      schema: {
        querystring: z.object({ language }),
        body: z.object({ d: dynamicRequestsSchema }),
        response: { 200: z.array(record) },
        tags: ['dynamic-data'],
      },
    },
    async (request, reply) => [
      ...(await service.resolve(askerOf(request, reply, request.query.language), withoutNullContexts(request.body.d))),
    ],
  )
  api.get(
    '/api/client/push-info',
    {
      ...shared,
      schema: {
        querystring: z.object({ language }),
        response: { 200: z.array(record.extend({ type: z.string(), context: z.unknown().optional() })) },
        tags: ['dynamic-data'],
      },
    },
    async (request, reply) => [...(await service.push(askerOf(request, reply, request.query.language)))],
  )
}
