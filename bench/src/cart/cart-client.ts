import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { openCallClient, type CallAnswer } from '../load/call-client.ts'

export interface CartClient {
  readonly apply: (commands: readonly CartCommand[], listId?: string) => Promise<CallAnswer<CartApplyResponse>>
  readonly close: () => void
}

export function openCartClient(origin: string, cookie?: string): CartClient {
  const { post, close } = openCallClient<CartApplyResponse>(origin, cookie)
  return {
    apply: (commands, listId) =>
      post('ct/cart/apply', commands, listId === undefined ? [] : [`${CART_LIST_HEADER}: ${listId}`]),
    close,
  }
}
