import type { CartService } from '../../features/cart/cart-service.ts'
import type { AccountContext } from '../../features/customer/account-context.ts'
import type { EmployeeContext } from '../../features/employee/employee-log-in.ts'
import { findStockReader } from '../../features/employee/employee-service.ts'
import type { HandOverContext } from '../../features/hand-over/hand-over-context.ts'
import type { StoreRoutesOptions } from '../../features/stores/store-routes.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { storeAddresses } from '../../pages/stores/store-cards.ts'
import type { ShopContext } from '../../platform/shop-context.ts'

interface StaffParts {
  readonly accounts: Pick<AccountContext, 'hashing' | 'attempts'>
  readonly deps: PageDependencies
  readonly carts: CartService
  /** Employees prove themselves with a code, too. */
  readonly needsCode: boolean
}

/** For employees and their stores. */
export function createStaffServices(context: ShopContext, { accounts, deps, carts, needsCode }: StaffParts) {
  const { hashing, attempts } = accounts
  const employees: EmployeeContext = { ...context, hashing, attempts, needsCode }
  const stores: StoreRoutesOptions = {
    ...context,
    findStockReader: (token) => findStockReader(context, token),
    storeAddresses: (market) => storeAddresses(deps, market),
  }
  const handOvers: HandOverContext = { ...context, carts }
  return { employees, stores, handOvers }
}
