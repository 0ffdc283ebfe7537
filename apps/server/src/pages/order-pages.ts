import { CONFIRMATION_PATHS, ORDER_PATHS, RECEIPT_PATHS, WITHDRAWAL_PATHS } from '@firkant/domain/orders/order-pages.ts'
import { errorResult } from './bare-pages.ts'
import { findConfirmationPage } from './confirmation-page.ts'
import { findOrderPage } from './order-page.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'
import { findReceiptPage } from './receipt-page.ts'
import { findWithdrawalPage } from './withdrawal-page.ts'

const PAGES = [
  [CONFIRMATION_PATHS, findConfirmationPage],
  [ORDER_PATHS, findOrderPage],
  [RECEIPT_PATHS, findReceiptPage],
  [WITHDRAWAL_PATHS, findWithdrawalPage],
] as const

/**
 * The pages of one order. A token that is nobody's leads to no order; nor to the page that says so to everyone, which
 * is kept by its path and would be shown to the next buyer.
 */
export async function findPageOfOrder(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const [, find] = PAGES.find(([paths]) => paths[request.language] === request.path) ?? []
  return find && ((await find(world, request)) ?? errorResult(request, 404))
}
