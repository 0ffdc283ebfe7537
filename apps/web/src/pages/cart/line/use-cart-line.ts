import { useState } from 'react'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { useSendToCart } from '../../../features/cart/use-send-to-cart.ts'
import { confirmations, UNDO_SHOWN_MS } from '../../../features/confirmations/confirmations.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { cartTexts } from '../cart.texts.ts'

interface CartLineActions {
  /** Why the last change was refused. */
  readonly problem: string | undefined
  readonly change: (quantity: number) => Promise<void>
  readonly remove: () => Promise<void>
}

/** A removed gift is added back as a gift: added by its SKU it would have to be paid for. */
export function commandToRestore(item: CartItem) {
  const { id, sku, quantity, includedInPackage, viewData, trackingProductInformation } = item
  if (viewData.isGift) return { $type: 'ChangeLineItemQuantityCommand', lineItemId: id, quantity } as const
  const asPackage = includedInPackage && { ...includedInPackage, parts: [...includedInPackage.parts] }
  const { categories, extras } = trackingProductInformation
  return {
    $type: 'AddLineItemCommand' as const,
    sku,
    quantity,
    resolveCheckoutData: false,
    trackingType: extras.trackingType ?? 'undo',
    categories: [...categories],
    ...asPackage,
  }
}

/** Changes of a cart line: shown at once, rolled back when the server refuses. */
export function useCartLine(item: CartItem): CartLineActions {
  const { id, name } = item
  const { texts } = useShop()
  const { text } = useTexts(cartTexts)
  const send = useSendToCart()
  const [problem, setProblem] = useState<string>()

  async function bringBack(): Promise<void> {
    const refusal = await send(commandToRestore(item))
    announcer.announce(refusal ?? texts.text('cart.addedNamed', { name }))
  }

  return {
    problem,
    async change(wanted) {
      setProblem(undefined)
      const refusal = await send({ $type: 'ChangeLineItemQuantityCommand', lineItemId: id, quantity: wanted })
      setProblem(refusal)
      if (refusal === undefined) announcer.announce(text('quantityNow', { name, count: wanted }))
    },
    async remove() {
      const refusal = await send({ $type: 'RemoveLineItemCommand', lineItemId: id })
      const undo = { label: texts.text('panels.undo'), run: () => void bringBack() }
      if (refusal === undefined)
        confirmations.show({
          text: text('removed', { name }),
          shownMs: UNDO_SHOWN_MS,
          // An agreed price can't be brought back: only an employee agrees one.
          ...(!item.viewData.isManualWebOrderLine && { action: undo }),
        })
      // The line is back; its error is shown at it.
      else confirmations.show({ text: refusal })
    },
  }
}
