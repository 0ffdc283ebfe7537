import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CallTable } from '@firkant/domain/http/call.ts'
import { registerCalls, type CallRoutes } from './call-routes.ts'

const TABLE = {
  'GET /double/:times': {
    tag: 'numbers',
    summary: 'Twice',
    params: z.object({ times: z.coerce.number() }),
    query: z.object({ of: z.coerce.number() }),
    answer: z.object({ sum: z.number() }),
  },
  'POST /note': {
    tag: 'numbers',
    summary: 'Kept',
    body: z.object({ note: z.string() }),
    answer: z.null(),
    status: 204,
  },
} as const satisfies CallTable

const ROUTES: CallRoutes<typeof TABLE> = {
  'GET /double/:times': {
    async answer({ params, query }, reply) {
      if (params.times === 0) reply.header('cache-control', 'public, max-age=60')
      return { sum: params.times * query.of }
    },
  },
  'POST /note': { answer: async () => null },
}

function open(routes: CallRoutes<typeof TABLE>) {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerCalls(app, TABLE, routes)
  return app
}

describe('a call of the table', () => {
  it('API-03 is read and answered with its schemas, and kept by nobody unless its route says so', async () => {
    const app = open(ROUTES)
    const twice = await app.inject('/double/2?of=21')
    expect([twice.statusCode, twice.json(), twice.headers['cache-control']]).toEqual([200, { sum: 42 }, 'no-store'])
    expect((await app.inject('/double/0?of=1')).headers['cache-control']).toBe('public, max-age=60')
    expect((await app.inject('/double/2?of=x')).statusCode).toBe(400)
    const noted = await app.inject({ method: 'POST', url: '/note', payload: { note: 'a' } })
    expect([noted.statusCode, noted.body]).toEqual([204, ''])
    expect((await app.inject({ method: 'POST', url: '/note', payload: {} })).statusCode).toBe(400)
  })

  it('API-03 does not compile without its route, nor start', () => {
    const { 'POST /note': _left, ...rest } = ROUTES
    // @ts-expect-error -- a call without a route
    expect(() => open(rest)).toThrow('POST /note has no route')
  })

  it('API-03 does not compile with a route that answers something else, or reads what is not sent', () => {
    const wrong: CallRoutes<typeof TABLE> = {
      'GET /double/:times': {
        // @ts-expect-error -- the sum is a number
        answer: async () => ({ sum: '42' }),
      },
      'POST /note': {
        // @ts-expect-error -- the body has no such field
        answer: async ({ body }) => body.text,
      },
    }
    // @ts-expect-error -- a route of no call
    const other: CallRoutes<typeof TABLE> = { ...ROUTES, 'GET /other': { answer: async () => null } }
    expect([Object.keys(wrong), Object.keys(other)]).toMatchObject({ 0: { length: 2 }, 1: { length: 3 } })
  })
})
