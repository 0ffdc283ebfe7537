import type { FastifyInstance } from 'fastify'
import { registerCustomerOrderRoutes } from '../features/orders/customer-order-routes.ts'
import { registerOrderLinkRoutes } from '../features/orders/order-link-routes.ts'
import { createOrderLinkService } from '../features/orders/order-link-service.ts'
import { registerCustomerReturns } from '../features/returns/customer-return-routes.ts'
import { registerReturnsFormRoutes, registerReturnsRoutes } from '../features/returns/returns-routes.ts'
import { createReturnsService } from '../features/returns/returns-service.ts'
import { createWithdrawalLookup } from '../features/returns/withdrawal-lookup.ts'
import { registerWithdrawalForms, registerWithdrawalRoutes } from '../features/returns/withdrawal-routes.ts'
import type { AppParts } from './app-parts.ts'
import type { Services } from './services.ts'

/** What buyers do with their orders after the purchase: look, change their mind, send back. */
export async function registerBuyerRoutes(app: FastifyInstance, parts: AppParts, services: Services): Promise<void> {
  const { publicUrl, secret } = parts.config
  const { brand, now } = services
  const { withdrawals } = services.world
  const db = parts.database.main
  await registerOrderLinkRoutes(app, createOrderLinkService({ db, brand, publicUrl, now }), brand)
  registerWithdrawalRoutes(app, withdrawals)
  await registerWithdrawalForms(app, withdrawals, brand)
  registerCustomerOrderRoutes(app, { db, brand, secret, now })
  registerCustomerReturns(app, { db, brand, now, withdrawals })
  const returns = createReturnsService(createWithdrawalLookup({ db, brand }, withdrawals))
  registerReturnsRoutes(app, returns, brand)
  await registerReturnsFormRoutes(app, returns, brand)
}
