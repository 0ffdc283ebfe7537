import type { ShopContext } from '../../platform/shop-context.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'
import type { RequestingEmployee } from '../employee/employee-at-work.ts'

export interface HandOverContext extends Pick<ShopContext, 'database' | 'brand' | 'publicUrl' | 'now'> {
  readonly carts: CartService
}

/** An employee whose role allows what is asked, and the cart of their browser. */
export interface Seller {
  readonly employee: RequestingEmployee
  readonly requester: KnownRequester
}
