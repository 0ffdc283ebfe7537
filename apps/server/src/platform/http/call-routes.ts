import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AnswerOf, Call, CallTable, Received } from '@firkant/domain/http/call.ts'
import { rateLimited } from './rate-limits.ts'

export interface CallRoute<Each extends Call> extends Pick<
  RouteOptions,
  'bodyLimit' | 'config' | 'onRequest' | 'preValidation' | 'serializerCompiler'
> {
  /** Limit per client address; absent: the default limit. */
  readonly perMinute?: number
  /** Answers are sent with `no-store` unless the route sets its own cache-control. */
  answer(request: FastifyRequest<Received<Each>>, reply: FastifyReply): Promise<AnswerOf<Each> | LiveAnswer>
}

/** Messages that come one after the other, each in the shape that the call's answer has. */
export type LiveAnswer = Readable

/** One per call: a call of the table without a route, or a route without a call, does not compile. */
export type CallRoutes<Table extends CallTable> = {
  readonly [Name in keyof Table & keyof CallTable]: CallRoute<Table[Name]>
}

const OK = 200

function schemaOf({ tag, summary, description, params, query, headers, body, answer, status = OK }: Call) {
  return {
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { [status]: answer },
  }
}

function registerCall(
  app: FastifyInstance,
  name: string,
  { call, route }: { call: Call; route: CallRoute<Call> },
): void {
  const [method = '', url = ''] = name.split(' ')
  const { perMinute, config, answer, ...options } = route
  app.route({
    ...options,
    method,
    url,
    config: { ...rateLimited(perMinute), ...config },
    schema: schemaOf(call),
    handler: async (request: FastifyRequest<Received<Call>>, reply) => {
      const given = await answer(request, reply)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return reply.code(call.status ?? OK).send(given)
    },
  })
}

export function registerCalls<Table extends CallTable>(
  app: FastifyInstance,
  table: Table,
  routes: CallRoutes<Table>,
): void {
  const routeOf: Readonly<Record<string, CallRoute<Call>>> = routes
  for (const [name, call] of Object.entries(table)) {
    const route = routeOf[name]
    if (!route) throw new Error(`The call ${name} has no route`)
    registerCall(app, name, { call, route })
  }
}
