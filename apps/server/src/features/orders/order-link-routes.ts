import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import { LINK_REQUESTS_PER_MINUTE, type orderFormRows } from '@firkant/domain/orders/order-form-rows.ts'
import { FIND_ORDER_PARAMS } from '@firkant/domain/orders/order-pages.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { OrderLinkService } from './order-link-service.ts'

/** A guest requests the link to their order. */
export function orderLinkRoutes(
  links: OrderLinkService,
): Pick<CallRoutes<typeof orderCalls>, 'POST /api/client/ct/orders/find'> {
  return {
    'POST /api/client/ct/orders/find': {
      perMinute: LINK_REQUESTS_PER_MINUTE,
      async answer(request) {
        const wrong = await links.sendLink(request.body)
        return { success: wrong.length === 0, wrong }
      },
    },
  }
}

/** The same without scripts. */
export function orderLinkForms(links: OrderLinkService): Pick<FormHandlers<typeof orderFormRows>, 'orders.find'> {
  return {
    async 'orders.find'(asked) {
      const wrong = await links.sendLink(asked)
      const query = wrong.length > 0 ? `${FIND_ORDER_PARAMS.wrong}=${wrong.join(',')}` : `${FIND_ORDER_PARAMS.sent}=1`
      return { to: 'order', query }
    },
  }
}
