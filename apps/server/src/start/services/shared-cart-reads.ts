import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { CartService } from '../../features/cart/cart-service.ts'
import type { Requester } from '../../platform/visitors/requester.ts'

/** A page of the cart asks for it twice, for what lies in it and for what goes with that: it is read once for a request. */
export function shareCartReads({ load }: Pick<CartService, 'load'>): CartService['load'] {
  const reads = new WeakMap<Requester, Map<string | undefined, Promise<Cart | null>>>()
  return (requester, cartId) => {
    const ofRequest = reads.get(requester) ?? new Map<string | undefined, Promise<Cart | null>>()
    reads.set(requester, ofRequest)
    const read = ofRequest.get(cartId) ?? load(requester, cartId)
    ofRequest.set(cartId, read)
    return read
  }
}
