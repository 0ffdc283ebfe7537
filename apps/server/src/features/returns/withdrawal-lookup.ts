import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { parseOrderNumber } from '@firkant/domain/orders/order-number.ts'
import { orderAddress } from '../orders/order-addresses.ts'
import { findOrderOfBuyer } from '../orders/order-store.ts'
import type { ReturnsLookup } from './returns-lookup.ts'
import type { WithdrawalOptions, WithdrawalService } from './withdrawal-service.ts'

/** Leads from the returns form to the order's withdrawal page. */
export function createWithdrawalLookup(
  { database, brand }: Pick<WithdrawalOptions, 'database' | 'brand'>,
  withdrawals: Pick<WithdrawalService, 'startFor'>,
): ReturnsLookup {
  return {
    async findReturnUrl({ orderNumber, email }) {
      const number = parseOrderNumber(orderNumber)
      const stored = number && (await findOrderOfBuyer(database.main, { brand: brand.key, number, email }))
      if (!stored) return undefined
      return orderAddress(brand, stored.order.market, {
        paths: FIXED_PATHS.withdrawal,
        token: withdrawals.startFor(stored),
      })
    },
  }
}
