import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { isLanguage, LANGUAGES, MARKETS } from '@firkant/domain/market/market.ts'
import { FIND_ORDER_PARAMS, ORDER_FORM_PATHS, ORDER_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { FIND_ORDER_FIELDS } from '@firkant/domain/page/order-models.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import type { OrderLinkService } from './order-link-service.ts'

/** Each may write a mail to someone: a person needs one or two. */
export const ASKS_PER_MINUTE = 10
const field = z.string().max(1000)

/** A guest asks for the link to their order. */
export async function registerOrderLinkRoutes(
  app: FastifyInstance,
  links: OrderLinkService,
  brand: BrandDefinition,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/client/ct/orders/find',
    {
      config: rateLimited(ASKS_PER_MINUTE),
      schema: {
        querystring: z.object({ language: z.enum(LANGUAGES) }),
        body: z.object({ orderNumber: field, email: field }),
        response: { 200: z.object({ success: z.boolean(), wrong: z.array(z.enum(FIND_ORDER_FIELDS)) }) },
        tags: ['orders'],
        summary:
          'Sends the link to an order to the address it was ordered with; the answer never tells whether there is one',
      },
    },
    async (request, reply) => {
      const wrong = await links.ask(request.body)
      return reply.header('cache-control', 'no-store').send({ success: wrong.length === 0, wrong: [...wrong] })
    },
  )
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ORDER_FORM_PATHS.find, fromShop(ASKS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const spoken = fields.get('language') ?? ''
      const { language } = marketOf(brand, isLanguage(spoken) ? spoken : MARKETS[brand.homeMarket].language)
      const wrong = await links.ask({ orderNumber: fields.get('orderNumber') ?? '', email: fields.get('email') ?? '' })
      const answer = wrong.length > 0 ? `${FIND_ORDER_PARAMS.wrong}=${wrong.join(',')}` : `${FIND_ORDER_PARAMS.sent}=1`
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${localizePath(brand, language, ORDER_PATHS[language])}?${answer}`, 303)
    })
  })
}
