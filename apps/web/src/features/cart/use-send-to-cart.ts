import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { useShop, type Shop } from '../../platform/shop-context.ts'
import type { CartOutcome } from './cart-lists.ts'
import { cartOf } from './open-cart.ts'
import { namedCartId } from './use-cart.ts'

type CommandWithoutCart = CartCommand extends infer Each ? (Each extends unknown ? Omit<Each, 'cartId'> : never) : never

async function textOf(shop: Shop, outcome: CartOutcome): Promise<string | undefined> {
  if (outcome === undefined) return undefined
  if (outcome === 'lost') return shop.texts.text('cart.lost')
  if (outcome.code === 'insufficient-inventory') return shop.texts.text('cart.notEnough')
  const { refusalText } = await import('./refusal-texts.ts')
  return refusalText(shop, outcome.code, outcome.detail)
}

/** Sends a command about a line; resolves to the text of the refusal, if any. */
export function useSendToCart(): (command: CommandWithoutCart) => Promise<string | undefined> {
  const shop = useShop()
  return async (command) => {
    const cartId = namedCartId(shop, window)
    const named = cartId === undefined ? command : { ...command, cartId }
    try {
      return await textOf(shop, await cartOf(shop).send(named as CartCommand))
    } catch {
      return shop.texts.text('error.genericRetry')
    }
  }
}
