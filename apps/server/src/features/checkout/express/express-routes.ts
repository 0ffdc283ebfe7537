import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { ORDERS_PER_MINUTE } from '@firkant/domain/checkout/checkout-form-rows.ts'
import type { expressCalls } from '@firkant/domain/checkout/express/express-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { readKnownRequester, type RequesterContext } from '../../../platform/visitors/requester.ts'
import type { OrderPayments } from '../../payments/order-payments.ts'
import type { SheetProviders } from '../../payments/sheets/sheet-providers.ts'
import type { PlacingOptions } from '../checkout-routes.ts'
import type { CheckoutService } from '../checkout-service.ts'
import { expressAddress } from './express-address.ts'
import { payBySheet } from './pay-by-sheet.ts'

export interface ExpressRoutesOptions extends RequesterContext, PlacingOptions {
  readonly brand: BrandDefinition
  readonly checkout: CheckoutService
  readonly payments: OrderPayments
  readonly sheets: SheetProviders
}

/** What the sheets of wallets in browsers need. */
export function expressRoutes(options: ExpressRoutesOptions): CallRoutes<typeof expressCalls> {
  const { brand, checkout, sheets, notePurchase } = options
  return {
    'POST /api/client/ct/checkout/sheet': {
      perMinute: ORDERS_PER_MINUTE,
      async answer(request, reply) {
        const requester = readKnownRequester(request, reply, { ...options, language: request.query.language })
        const { of, payment } = request.body
        const hasWallet = checkout.hasExpress(requester.market.key) && sheets.methods[payment.wallet]
        if (!hasWallet) throw new ProblemException('not-found', { detail: 'There is no such wallet.' })
        const outcome = await payBySheet(options, requester, request.body)
        if (!outcome) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
        if (outcome.type === 'bought') {
          notePurchase(request, outcome.orderId)
          return { success: true, url: outcome.url, orderId: outcome.orderId }
        }
        const refused = outcome.type === 'refused' ? outcome.code : undefined
        const { language } = requester.market
        return { success: false, url: expressAddress({ brand, language, of, refused, methodKey: payment.wallet }) }
      },
    },
    'POST /api/client/ct/checkout/sheet/apple': {
      perMinute: ORDERS_PER_MINUTE,
      async answer() {
        const session = await sheets.openAppleSession?.()
        if (!session) throw new ProblemException('not-found', { detail: 'There is no such wallet.' })
        if (!session.ok) throw new ProblemException('unavailable', { detail: 'The wallet does not answer.' })
        return session.value
      },
    },
  }
}
