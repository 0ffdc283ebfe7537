import { findConfirmationPage } from './confirmation-page.ts'
import { findOrderPage } from './order-page.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { findReceiptPage } from './receipt-page.ts'
import { findWithdrawalPage } from './withdrawal-page.ts'

/** The pages of one order. A token that is nobody's leads nowhere. */
export async function findPageOfOrder(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  return (
    (await findConfirmationPage(world, request)) ??
    (await findOrderPage(world, request)) ??
    (await findReceiptPage(world, request)) ??
    (await findWithdrawalPage(world, request))
  )
}
