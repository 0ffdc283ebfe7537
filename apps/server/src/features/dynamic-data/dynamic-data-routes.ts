import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { dynamicRequestsSchema, type dynamicDataCalls } from '@firkant/domain/dynamic-data/dynamic-data-calls.ts'
import type { DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { requireStorableText } from '../../platform/http/text-rule.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { DynamicDataAsker, DynamicDataService } from './dynamic-data-service.ts'

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

export function dynamicDataRoutes(
  service: DynamicDataService,
  options: DynamicDataRoutesOptions,
): CallRoutes<typeof dynamicDataCalls> {
  const askerOf = askerReader(options)
  return {
    'GET /api/client/dynamic-data/resolve': {
      answer: async (request, reply) =>
        service.resolve(askerOf(request, reply, request.query.language), parseRequests(request.query.d)),
    },
    'POST /api/client/dynamic-data/resolve': {
      answer: async (request, reply) =>
        service.resolve(askerOf(request, reply, request.query.language), withoutNullContexts(request.body.d)),
    },
    'GET /api/client/push-info': {
      answer: (request, reply) => service.push(askerOf(request, reply, request.query.language)),
    },
  }
}
