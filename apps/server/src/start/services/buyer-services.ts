import { createOrderLinkService } from '../../features/orders/order-link-service.ts'
import { createReturnsService } from '../../features/returns/returns-service.ts'
import { createWithdrawalLookup } from '../../features/returns/withdrawal-lookup.ts'
import type { WithdrawalService } from '../../features/returns/withdrawal-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'

/** For buyers after the purchase: order pages, withdrawal, returns. */
export function createBuyerServices(context: ShopContext, withdrawals: WithdrawalService) {
  return {
    links: createOrderLinkService(context),
    withdrawals,
    returns: createReturnsService(createWithdrawalLookup(context, withdrawals)),
  }
}
