import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { CURRENCIES, LANGUAGES } from '@firkant/domain/market/market.ts'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import { ORDER_STATES } from '@firkant/domain/orders/order-states.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { SESSION_COOKIES } from '../../platform/sessions/session-cookies.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { findOrderOfCustomer, listOrdersOfCustomer, ORDERS_PER_PAGE } from './customer-orders.ts'
import { ASKED_LINK_DAYS, linkExpiryS, orderLinkToken } from './order-links.ts'
import { orderViewOf } from './order-view-of.ts'

export interface CustomerScope {
  readonly db: Drizzle
  readonly brand: BrandDefinition
  readonly now: () => Date
}

export interface CustomerOrderOptions extends CustomerScope {
  readonly secret: string
}

const language = z.object({ language: z.enum(LANGUAGES) })
const historySchema = z.object({
  orders: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      state: z.enum(ORDER_STATES),
      placedAt: z.string(),
      total: z.number(),
      currency: z.enum(CURRENCIES),
      pieces: z.number(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
/** The whole of it is `OrderView`. */
const orderSchema = z.looseObject({ orderId: z.string(), number: z.string(), state: z.enum(ORDER_STATES) })

/** Who is really signed in: a soft login shows no orders. */
async function requireCustomer(request: FastifyRequest, { db, brand, now }: CustomerScope) {
  const token = request.cookies[SESSION_COOKIES.customer]
  const session = token && (await findSession(db, { token, kind: 'customer', brand: brand.key }, now()))
  if (!session) throw new ProblemException('sign-in-required')
  return { brand: brand.key, customerId: session.subjectId }
}

/** 404 also for another's. */
export async function getOrderOfCustomer(request: FastifyRequest, orderId: string, options: CustomerScope) {
  const whose = await requireCustomer(request, options)
  const stored = await findOrderOfCustomer(options.db, whose, orderId)
  if (!stored) throw new ProblemException('not-found', { detail: 'There is no such order.' })
  return stored
}

export function registerCustomerOrderRoutes(app: FastifyInstance, options: CustomerOrderOptions): void {
  const { db, brand, secret, now } = options
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/api/client/ct/customer/orders',
    {
      config: rateLimited(),
      schema: {
        querystring: language.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
        response: { 200: historySchema },
        tags: ['orders'],
        summary: 'What the customer has bought, the newest first',
      },
    },
    async (request, reply) => {
      const { page } = request.query
      const { total, rows } = await listOrdersOfCustomer(db, await requireCustomer(request, options), page)
      const orders = rows.map(({ id, number, state, document }) => ({
        orderId: id,
        number,
        state,
        placedAt: document.placedAt,
        total: document.totals.total.incl / MINOR_PER_MAJOR,
        currency: document.currency,
        pieces: document.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      return reply.header('cache-control', 'no-store').send({ orders, total, page, pageSize: ORDERS_PER_PAGE })
    },
  )
  api.get(
    '/api/client/ct/customer/orders/:orderId',
    {
      config: rateLimited(),
      schema: {
        querystring: language,
        params: z.object({ orderId: z.uuid() }),
        response: { 200: orderSchema },
        tags: ['orders'],
        summary: 'One order of the customer',
      },
    },
    async (request, reply) => {
      const stored = await getOrderOfCustomer(request, request.params.orderId, options)
      const token = orderLinkToken(secret, stored.id, linkExpiryS(now(), ASKED_LINK_DAYS))
      return reply.header('cache-control', 'no-store').send({ ...orderViewOf(stored, { brand, now: now(), token }) })
    },
  )
}
