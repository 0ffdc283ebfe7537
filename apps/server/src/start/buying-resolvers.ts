import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { CartService } from '../features/cart/cart-service.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import type { VisitorServices } from './dynamic-data-resolvers.ts'

export function namedCart(context: DynamicContext | undefined): string | undefined {
  const cartId = typeof context === 'object' ? context.cartId : context
  return cartId === undefined ? undefined : String(cartId)
}

/** What a visitor is about to buy. */
export function buyingResolvers({
  loadCart,
  checkout,
}: Pick<VisitorServices, 'checkout'> & { readonly loadCart: CartService['load'] }): Pick<
  DynamicDataResolvers,
  'cart' | 'checkout' | 'expressCart' | 'expressProduct'
> {
  return {
    cart: (requester, context) => loadCart(requester, namedCart(context)),
    checkout: (requester) => checkout.load(requester),
    expressCart: (requester) => checkout.loadExpress(requester, 'cart'),
    expressProduct: (requester) => checkout.loadExpress(requester, 'product'),
  }
}
