import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { type MarketLanguage, MARKETS } from '@firkant/domain/market/market.ts'
import { listWellKnownPages } from '../features/content/content-store.ts'
import { registerOrderCalendar } from '../features/orders/calendar/order-calendar-routes.ts'
import { registerPaymentRoutes } from '../features/payments/payment-routes.ts'
import { webhookPath } from '../features/payments/send-provider-request.ts'
import { registerAppleDomain } from '../features/payments/sheets/apple-domain-routes.ts'
import { registerTestBank } from '../features/test-bank/register-test-bank.ts'
import type { Drizzle } from '../platform/database/database.ts'
import { ownOrigin } from '../platform/http/own-origin.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

/** The path of the editors' checkout page; without one, forms lead to the start page. */
export function createCheckoutPath(db: Drizzle, brand: BrandDefinition): (language: MarketLanguage) => Promise<string> {
  return async (language) => (await listWellKnownPages(db, { brand: brand.key, language })).checkoutPageUrl ?? '/'
}

/** From the payment provider back to the shop, and from the order to a calendar. */
export async function registerOrderRoutes(
  app: FastifyInstance,
  { bankLateMs }: Pick<Config, 'bankLateMs'>,
  { context, visitors, orders }: Services,
): Promise<void> {
  const { brand, database } = context
  const ownUrl = () => ownOrigin(app.server)
  const checkoutPath = createCheckoutPath(database.forOrders, brand)
  await registerPaymentRoutes(app, {
    ...context,
    payments: orders.payments,
    nextUrl: visitors.checkout.nextUrl,
    expressUrl: visitors.checkout.expressUrl,
    checkoutUrl: async (language = MARKETS[brand.homeMarket].language) =>
      localizePath(brand, language, await checkoutPath(language)),
  })
  registerAppleDomain(app, orders.providers.sheets.appleDomainFile)
  registerOrderCalendar(app, context)
  if (orders.providers.hasTestBank)
    await registerTestBank(app, { ...context, ownUrl, lateMs: bankLateMs, webhookTarget: webhookPath })
}
