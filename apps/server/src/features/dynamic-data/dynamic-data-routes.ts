import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { dynamicRequestsSchema, type dynamicDataCalls } from '@firkant/domain/dynamic-data/dynamic-data-calls.ts'
import type { DynamicRequest } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSent } from '../../platform/http/reading-requests.ts'
import { requireStorableText } from '../../platform/http/text-rule.ts'
import { readRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { DynamicDataService } from './dynamic-data-service.ts'

function parseRequests(text: string): readonly DynamicRequest[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ProblemException('invalid-json', { detail: 'The parameter d is not valid JSON.' })
  }
  requireStorableText(given)
  const parsed = readSent(() => dynamicRequestsSchema.safeParse(given))
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

export function dynamicDataRoutes(
  service: DynamicDataService,
  options: RequesterContext,
): CallRoutes<typeof dynamicDataCalls> {
  const requesterOf = (request: FastifyRequest, language: Language) => readRequester(request, { ...options, language })
  return {
    'GET /api/client/dynamic-data/resolve': {
      answer: async (request) =>
        service.resolve(requesterOf(request, request.query.language), parseRequests(request.query.d)),
    },
    'POST /api/client/dynamic-data/resolve': {
      answer: async (request) =>
        service.resolve(requesterOf(request, request.query.language), withoutNullContexts(request.body.d)),
    },
    'GET /api/client/push-info': {
      answer: (request) => service.push(requesterOf(request, request.query.language)),
    },
  }
}
