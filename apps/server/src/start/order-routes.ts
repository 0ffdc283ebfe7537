import type { FastifyInstance } from 'fastify'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { type MarketLanguage, MARKETS } from '@firkant/domain/market/market.ts'
import { registerPaymentRoutes } from '../features/payments/payment-routes.ts'
import { registerTestBank } from '../features/test-bank/register-test-bank.ts'
import { ownOrigin } from '../platform/http/own-origin.ts'
import type { AppParts } from './app-parts.ts'
import type { Services } from './services.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Drizzle } from '../platform/database/database.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'

/** The path of the editors' checkout page; without one, forms lead to the start page. */
export function createCheckoutPath(db: Drizzle, brand: BrandDefinition): (language: MarketLanguage) => Promise<string> {
  return async (language) => (await listWellKnownPages(db, { brand: brand.key, language })).checkoutPageUrl ?? '/'
}

/** From the payment provider back to the shop. */
export async function registerOrderRoutes(app: FastifyInstance, parts: AppParts, services: Services): Promise<void> {
  const { config, database } = parts
  const { brand, now, visitors, orders } = services
  const { checkout } = visitors
  const { secret } = config
  const ownUrl = () => ownOrigin(app.server)
  const checkoutPath = createCheckoutPath(database.forOrders, brand)
  await registerPaymentRoutes(app, {
    now,
    secret,
    payments: orders.payments,
    nextUrl: checkout.nextUrl,
    checkoutUrl: async (language = MARKETS[brand.homeMarket].language) =>
      localizePath(brand, language, await checkoutPath(language)),
  })
  if (orders.providers.hasTestBank)
    await registerTestBank(app, { db: database.main, brand, secret, now, ownUrl, lateMs: config.bankLateMs })
}
