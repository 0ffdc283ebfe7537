import type { DynamicContext } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DynamicDataResolvers } from '../features/dynamic-data/dynamic-data-service.ts'
import type { VisitorServices } from './dynamic-data-resolvers.ts'

export function namedCart(context: DynamicContext | undefined): string | undefined {
  const cartId = typeof context === 'object' ? context.cartId : context
  return cartId === undefined ? undefined : String(cartId)
}

/** What a visitor is about to buy. */
export function buyingResolvers({
  carts,
  checkout,
}: Pick<VisitorServices, 'carts' | 'checkout'>): Pick<
  DynamicDataResolvers,
  'cart' | 'checkout' | 'expressCart' | 'expressProduct'
> {
  return {
    cart: (requester, context) => carts.load(requester, namedCart(context)),
    checkout: (requester) => checkout.load(requester),
    expressCart: (requester) => checkout.loadExpress(requester, 'cart'),
    expressProduct: (requester) => checkout.loadExpress(requester, 'product'),
  }
}
