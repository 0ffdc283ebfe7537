import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { AgainOutcome } from '@firkant/domain/my-pages/buy-again.ts'
import type { OrderLine } from '@firkant/domain/orders/order.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { CartService } from '../cart/cart-service.ts'

function commandOf({ kind, sku, quantity, packageKey, parts }: OrderLine): CartCommand | undefined {
  if (kind !== 'goods' || sku === undefined) return undefined
  return {
    $type: 'AddLineItemCommand',
    sku,
    quantity,
    trackingType: 'buyAgain',
    ...(packageKey !== undefined && { packageKey }),
    ...(parts && { parts: [...parts] }),
  }
}

/** Puts an order's goods into the cart, line by line: what is no longer sold does not keep the others out. */
export async function buyAgain(
  carts: CartService,
  requester: Requester,
  lines: readonly OrderLine[],
): Promise<AgainOutcome> {
  let [added, refused] = [0, 0]
  for (const line of lines) {
    const command = commandOf(line)
    if (!command) continue
    const answer = await carts.apply(requester, [command])
    if (answer && answer.validation.validationErrors.length === 0) added += 1
    else refused += 1
  }
  return { added, refused }
}
