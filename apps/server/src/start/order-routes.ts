import type { FastifyInstance } from 'fastify'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { registerCheckoutRoutes } from '../features/checkout/checkout-routes.ts'
import { registerPaymentRoutes } from '../features/checkout/payment-routes.ts'
import { loadWellKnownPages } from '../features/content/site-frame.ts'
import { registerTestBank } from '../features/test-bank/register-test-bank.ts'
import type { AppParts } from './app-parts.ts'
import type { Services } from './services.ts'

/** From the checkout to the last return. */
export async function registerOrderRoutes(app: FastifyInstance, parts: AppParts, services: Services): Promise<void> {
  const { config, database } = parts
  const { brand, now, isHttps, visitors, orders } = services
  registerCheckoutRoutes(app, visitors.checkout, { brand, now, isHttps })
  await registerPaymentRoutes(app, {
    now,
    secret: config.secret,
    payments: orders.payments,
    checkout: visitors.checkout,
    checkoutUrl: async (language = MARKETS[brand.homeMarket].language) => {
      const pages = await loadWellKnownPages(database.replica, { brand, market: marketOf(brand, language) })
      return pages.checkoutPageUrl
    },
  })
  if (orders.providers.hasTestBank)
    await registerTestBank(app, { db: database.main, brand, secret: config.secret, now, lateMs: config.bankLateMs })
}
