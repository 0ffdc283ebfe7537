import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { RequestingEmployee } from '../employee/employee-at-work.ts'

export interface HandOverContext {
  readonly database: Database
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly carts: CartService
  readonly now: () => Date
}

/** An employee whose role allows what is asked, and the cart of their browser. */
export interface Seller {
  readonly employee: RequestingEmployee
  readonly requester: KnownRequester
}
