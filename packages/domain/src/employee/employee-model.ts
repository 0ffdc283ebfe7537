import type { StockStatus } from '../stock/stock-status.ts'
import type { StorePlace } from '../stores/store-place.ts'

export interface EmployeeStore {
  readonly id: string
  readonly displayName: string
}

export interface EmployeeModel {
  readonly isLoggedIn: boolean
  readonly displayName?: string
  /** Whether to offer it; the server asks the role itself. */
  readonly mayReserve?: boolean
  /** The employee's own page. */
  readonly pageUrl?: string
  /** The studio, for whoever writes pages there. */
  readonly editsAt?: string
  /** The stores of the market, in the order of the store overview. */
  readonly stores: readonly EmployeeStore[]
  readonly selectedStoreId?: string
  readonly selectedStore?: EmployeeStore
}

export const NO_EMPLOYEE: EmployeeModel = { isLoggedIn: false, stores: [] }

/** What the selected store has of a SKU. Only for employees. */
export interface SkuInStore extends StorePlace {
  readonly sku: string
  readonly available: number
  readonly status: StockStatus
}

export interface StoreStockModel {
  readonly storeId: string
  readonly skus: readonly SkuInStore[]
}

/** At most this many SKUs are asked for at once: two pages of a listing. */
export const MAX_STORE_SKUS = 60
