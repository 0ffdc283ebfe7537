import type { FastifyInstance } from 'fastify'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { ORDER_CALENDAR_PATH, ORDER_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { orderAddress } from '../order-addresses.ts'
import { createOrderReader } from '../order-reader.ts'
import { orderCalendar } from './order-calendar.ts'

/** The day of an order as a file for the buyer's calendar, by the order's own link. */
export function registerOrderCalendar(
  app: FastifyInstance,
  context: Pick<ShopContext, 'db' | 'brand' | 'secret' | 'publicUrl' | 'now'>,
): void {
  const { brand, publicUrl, now } = context
  const orders = createOrderReader(context)
  app.get<{ Querystring: Record<string, unknown> }>(
    ORDER_CALENDAR_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const given = request.query[ORDER_TOKEN_PARAM]
      const token = typeof given === 'string' ? given : ''
      const opened = await orders.open(token, now())
      if (opened.type !== 'order') throw new ProblemException('not-found', { detail: 'There is no such order.' })
      const { stored } = opened
      const orderUrl = publicUrl + orderAddress(brand, stored.order.market, { paths: FIXED_PATHS.order, token })
      const file = orderCalendar(stored, { brand, orderUrl, now: now() })
      if (file === undefined) throw new ProblemException('not-found', { detail: 'The order has no day to come.' })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${stored.order.number}.ics"`)
        .header('cache-control', 'private, no-store')
        .send(file)
    },
  )
}
