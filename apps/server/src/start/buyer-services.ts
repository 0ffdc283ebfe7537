import { createOrderLinkService } from '../features/orders/order-link-service.ts'
import { createReturnsService } from '../features/returns/returns-service.ts'
import { createWithdrawalLookup } from '../features/returns/withdrawal-lookup.ts'
import type { AppParts } from './app-parts.ts'
import type { Services } from './services.ts'

/** For buyers after the purchase: order pages, withdrawal, returns. */
export function createBuyerServices({ config, database }: AppParts, { brand, now, deps }: Services) {
  const db = database.main
  return {
    links: createOrderLinkService({ db, brand, publicUrl: config.publicUrl, now }),
    withdrawals: deps.withdrawals,
    returns: createReturnsService(createWithdrawalLookup({ database, brand }, deps.withdrawals)),
  }
}
export type BuyerServices = ReturnType<typeof createBuyerServices>
