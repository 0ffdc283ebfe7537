import type { FastifyInstance } from 'fastify'
import { registerOrderLinkForm } from '../features/orders/order-link-routes.ts'
import { createOrderLinkService } from '../features/orders/order-link-service.ts'
import { registerReturnsFormRoutes } from '../features/returns/returns-routes.ts'
import { createReturnsService } from '../features/returns/returns-service.ts'
import { createWithdrawalLookup } from '../features/returns/withdrawal-lookup.ts'
import { registerWithdrawalForms } from '../features/returns/withdrawal-routes.ts'
import type { AppParts } from './app-parts.ts'
import type { Services } from './services.ts'

/** For buyers after the purchase: order pages, withdrawal, returns. */
export function createBuyerServices({ config, database }: AppParts, { brand, now, deps }: Services) {
  const db = database.main
  return {
    links: createOrderLinkService({ db, brand, publicUrl: config.publicUrl, now }),
    withdrawals: deps.withdrawals,
    returns: createReturnsService(createWithdrawalLookup({ db, brand }, deps.withdrawals)),
  }
}
export type BuyerServices = ReturnType<typeof createBuyerServices>

/** The same as plain forms, without scripts. */
export async function registerBuyerForms(
  app: FastifyInstance,
  { links, withdrawals, returns }: BuyerServices,
  { brand }: Services,
): Promise<void> {
  await registerOrderLinkForm(app, links, brand)
  await registerWithdrawalForms(app, withdrawals, brand)
  await registerReturnsFormRoutes(app, returns, brand)
}
