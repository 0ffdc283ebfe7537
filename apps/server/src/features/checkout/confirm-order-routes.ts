import type { FastifyInstance } from 'fastify'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { CONFIRM_TOKEN_PARAM, ORDER_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import type { ConfirmOrder } from './confirm-order.ts'
import type { CheckoutService } from './checkout-service.ts'

const CONFIRMS_PER_MINUTE = 30

/**
 * The confirm button of the page that the mail links to. Opening the link must not confirm: mail programs open links
 * too.
 */
export async function registerConfirmOrderRoutes(
  app: FastifyInstance,
  confirm: ConfirmOrder,
  { brand, checkout }: { readonly brand: BrandDefinition; readonly checkout: Pick<CheckoutService, 'nextUrl'> },
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(ORDER_FORM_PATHS.confirm, fromShop(CONFIRMS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const token = fields.get('token') ?? ''
      const stored = await confirm(token)
      reply.header('cache-control', 'no-store')
      if (stored) return reply.redirect(checkout.nextUrl(stored), 303)
      // The page itself says what is wrong with the link.
      const { language } = marketOf(brand, spokenLanguage(brand, fields))
      const page = localizePath(brand, language, FIXED_PATHS.confirmation[language])
      return reply.redirect(`${page}?${new URLSearchParams({ [CONFIRM_TOKEN_PARAM]: token })}`, 303)
    })
  })
}
