import type { Cart } from '@firkant/domain/cart/cart.ts'
import type { DynamicState } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useNamedCartId } from './named-cart.ts'

/** The cart that the address names, where the visitor may see it; else their own. */
export function useCart(): DynamicState<Cart> & { readonly cartId: string | undefined } {
  const cartId = useNamedCartId()
  const named = useDynamicData('cart', {
    ...(cartId !== undefined && { context: { cartId } }),
    enabled: cartId !== undefined,
  })
  const own = useDynamicData('cart')
  return cartId !== undefined && named.data ? { ...named, cartId } : { ...own, cartId: undefined }
}

/** How many pieces are in the visitor's cart; undefined until the server has said. */
export function useCartCount(): number | undefined {
  const { status, data } = useCart()
  if (data) return piecesOf(data)
  return status === 'loaded' ? 0 : undefined
}

export function piecesOf(cart: Cart | null | undefined): number {
  return cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0
}

/** The cart as a page: where its links lead without scripts. */
export function useCartAddress(): string {
  return useDynamicData('frame').data?.cartPage ?? '#'
}
