import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { returnCalls } from '@firkant/domain/returns/return-calls.ts'
import { RETURN_LOOKUPS_PER_MINUTE, type returnFormRows } from '@firkant/domain/returns/return-form-rows.ts'
import { REFUSAL_STEPS, returnPath } from '@firkant/domain/returns/return-steps.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { ReturnsService } from './returns-service.ts'

export function returnsRoutes(returns: ReturnsService, brand: BrandDefinition): CallRoutes<typeof returnCalls> {
  return {
    'POST /api/client/ct/returns/find': {
      perMinute: RETURN_LOOKUPS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        return returns.find({ ...request.body, language })
      },
    },
  }
}

/** The same without scripts: the answer is a page. */
export function returnsForms(returns: ReturnsService): FormHandlers<typeof returnFormRows> {
  return {
    async 'returns.register'(question, { market, addressOf }) {
      const { url, errorCode = 'orderNotFound' } = await returns.find({ ...question, language: market.language })
      if (url !== undefined) return { to: 'withdrawalOfOrder', address: url }
      return { to: 'returnStep', address: addressOf(returnPath(REFUSAL_STEPS[errorCode])) }
    },
  }
}
