import type { FastifyRequest } from 'fastify'
import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { findSignedIn, type CustomerContext } from '../customer/customer-identity.ts'
import { findOrderOfCustomer, listOrdersOfCustomer, ORDERS_PER_PAGE } from './customer-orders.ts'
import { REQUESTED_LINK_DAYS, linkExpiryS, orderLinkToken } from './order-links.ts'
import { orderViewOf } from './order-view-of.ts'

export interface CustomerOrderOptions extends CustomerContext {
  readonly secret: string
}

/** Requires a full login: a soft login shows no orders. */
async function requireCustomer(request: FastifyRequest, context: CustomerContext) {
  const signedIn = await findSignedIn(request, context)
  if (!signedIn) throw new ProblemException('sign-in-required')
  return { brand: context.brand.key, customerId: signedIn.customerId }
}

/** 404 also when the order belongs to another customer. */
export async function getOrderOfCustomer(request: FastifyRequest, orderId: string, options: CustomerContext) {
  const customer = await requireCustomer(request, options)
  const stored = await findOrderOfCustomer(options.db, customer, orderId)
  if (!stored) throw new ProblemException('not-found', { detail: 'There is no such order.' })
  return stored
}

type CustomerOrderCalls = Pick<
  CallRoutes<typeof orderCalls>,
  'GET /api/client/ct/customer/orders' | 'GET /api/client/ct/customer/orders/:orderId'
>

export function customerOrderRoutes(options: CustomerOrderOptions): CustomerOrderCalls {
  const { db, brand, secret, now } = options
  return {
    'GET /api/client/ct/customer/orders': {
      async answer(request) {
        const { page } = request.query
        const { total, rows } = await listOrdersOfCustomer(db, await requireCustomer(request, options), { page })
        const orders = rows.map(({ id, number, state, document }) => ({
          orderId: id,
          number,
          state,
          placedAt: document.placedAt,
          total: document.totals.total.incl / MINOR_PER_MAJOR,
          currency: document.currency,
          pieces: document.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        }))
        return { orders, total, page, pageSize: ORDERS_PER_PAGE }
      },
    },
    'GET /api/client/ct/customer/orders/:orderId': {
      async answer(request) {
        const stored = await getOrderOfCustomer(request, request.params.orderId, options)
        const token = orderLinkToken(secret, stored.id, linkExpiryS(now(), REQUESTED_LINK_DAYS))
        return { ...orderViewOf(stored, { brand, now: now(), token }) }
      },
    },
  }
}
