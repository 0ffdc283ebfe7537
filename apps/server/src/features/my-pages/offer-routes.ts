import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { OFFER_ACTIVATIONS_PER_MINUTE } from '@firkant/domain/my-pages/my-pages-form-rows.ts'
import type { offerCalls } from '@firkant/domain/promotions/offer-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { requireSignedIn, type CustomerContext } from '../customer/customer-identity.ts'
import { activateOffer } from '../promotions/personal-offers.ts'

/** A soft login shows offers, but only a real one activates them. */
export function offerRoutes(context: CustomerContext): CallRoutes<typeof offerCalls> {
  return {
    'POST /api/client/ct/customer/offers/activate': {
      perMinute: OFFER_ACTIVATIONS_PER_MINUTE,
      async answer(request) {
        const { customerId } = await requireSignedIn(request, context)
        const market = marketOf(context.brand, request.query.language)
        const owner = { customerId, market, now: context.now() }
        const errorCode = await activateOffer(context, owner, request.body.offerKey)
        return { success: errorCode === undefined, errorCode }
      },
    },
  }
}
