import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { orderCalls } from '@firkant/domain/orders/order-calls.ts'
import { FIND_ORDER_PARAMS, ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import type { OrderLinkService } from './order-link-service.ts'

/** Each request may send a mail; a person needs one or two. */
export const LINK_REQUESTS_PER_MINUTE = 10

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
export async function registerOrderLinkForm(
  app: FastifyInstance,
  links: OrderLinkService,
  brand: BrandDefinition,
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ORDER_FORM_PATHS.find, fromShop(LINK_REQUESTS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const { language } = marketOf(brand, spokenLanguage(brand, fields))
      const wrong = await links.sendLink({
        orderNumber: fields.get('orderNumber') ?? '',
        email: fields.get('email') ?? '',
      })
      const answer = wrong.length > 0 ? `${FIND_ORDER_PARAMS.wrong}=${wrong.join(',')}` : `${FIND_ORDER_PARAMS.sent}=1`
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${localizePath(brand, language, FIXED_PATHS.order[language])}?${answer}`, 303)
    })
  })
}
