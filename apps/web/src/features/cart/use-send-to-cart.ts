import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { useShop } from '../../start/shop-context.ts'
import type { CartOutcome } from './cart-queue.ts'
import { useCart } from './use-cart.ts'

type CommandWithoutCart = CartCommand extends infer Each ? (Each extends unknown ? Omit<Each, 'cartId'> : never) : never

function textOf(outcome: CartOutcome) {
  if (outcome === undefined) return undefined
  if (outcome === 'waiting') return 'cart.waiting'
  return outcome.code === 'insufficient-inventory' ? 'cart.notEnough' : 'error.genericRetry'
}

/** Sends a command about goods; what comes back is why it was refused or has to wait, in the visitor's words. */
export function useSendToCart(): (command: CommandWithoutCart) => Promise<string | undefined> {
  const { cart, texts } = useShop()
  const { cartId } = useCart()
  return async (command) => {
    const named = cartId === undefined ? command : { ...command, cartId }
    const refusal = await cart.send(named as CartCommand).then(textOf, () => 'error.genericRetry' as const)
    return refusal && texts.text(refusal)
  }
}
