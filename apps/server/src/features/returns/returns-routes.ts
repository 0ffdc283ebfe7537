import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import type { returnCalls } from '@firkant/domain/returns/return-calls.ts'
import { REFUSAL_STEPS, returnPath } from '@firkant/domain/returns/return-steps.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import type { ReturnsService } from './returns-service.ts'

/** A person mistypes once or twice; more attempts are guessing at other people's orders. */
export const LOOKUPS_PER_MINUTE = 10

export function returnsRoutes(returns: ReturnsService, brand: BrandDefinition): CallRoutes<typeof returnCalls> {
  return {
    'POST /api/client/ct/returns/find': {
      perMinute: LOOKUPS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        return returns.find({ ...request.body, language })
      },
    },
  }
}

/** The same without scripts: the answer is a page. */
export async function registerReturnsFormRoutes(
  app: FastifyInstance,
  returns: ReturnsService,
  brand: BrandDefinition,
): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(returnPath('register'), fromShop(LOOKUPS_PER_MINUTE), async (request, reply) => {
      const fields = fieldsOf(request)
      const { language } = marketOf(brand, spokenLanguage(brand, fields))
      const question = { orderNumber: fields.get('orderNumber') ?? '', email: fields.get('email') ?? '' }
      const { url, errorCode = 'orderNotFound' } = await returns.find({ ...question, language })
      const to = url ?? localizePath(brand, language, returnPath(REFUSAL_STEPS[errorCode]))
      return reply.header('cache-control', 'no-store').redirect(to, 303)
    })
  })
}
