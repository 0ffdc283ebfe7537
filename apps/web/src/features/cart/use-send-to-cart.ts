import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { useShop } from '../../start/shop-context.ts'
import { CART_REFUSALS } from './cart-refusals.ts'

/** Sends a command; what comes back is why it was refused, in the visitor's words. */
export function useSendToCart(): (command: CartCommand) => Promise<string | undefined> {
  const { cart, texts } = useShop()
  return async (command) => {
    const refusal = await cart.send(command).then(
      (error) => error && CART_REFUSALS[error.code],
      () => 'error.genericRetry' as const,
    )
    return refusal && texts.text(refusal)
  }
}
