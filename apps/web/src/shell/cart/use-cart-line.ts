import { useState } from 'react'
import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { useSendToCart } from '../../features/cart/use-send-to-cart.ts'
import { confirmations, UNDO_SHOWN_MS } from '../../features/confirmations/confirmations.ts'
import { useShop } from '../../start/shop-context.ts'
import { announcer } from '../announcer.ts'

interface CartPanelLine {
  /** Why the last change was not made. */
  readonly problem: string | undefined
  readonly isLeaving: boolean
  readonly change: (quantity: number) => Promise<void>
  readonly remove: () => Promise<void>
}

/** What can be done with a line of the cart. The server's answer is the cart: nothing is counted here. */
export function useCartPanelLine({ id, sku, name, quantity, includedInPackage }: CartItem): CartPanelLine {
  const { texts } = useShop()
  const send = useSendToCart()
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)

  async function bringBack(): Promise<void> {
    const refusal = await send({ $type: 'HFNAddLineItemCommand', sku, quantity })
    announcer.announce(refusal ?? texts.text('cart.addedNamed', { name }))
  }
  // What the parts of a package were is no longer known: it is not offered what could not be kept.
  const undo = includedInPackage
    ? {}
    : { action: { label: texts.text('panels.undo'), run: () => void bringBack() }, shownMs: UNDO_SHOWN_MS }

  return {
    problem,
    isLeaving,
    async change(wanted) {
      const refusal = await send({ $type: 'HFNChangeLineItemQuantityCommand', lineItemId: id, quantity: wanted })
      setProblem(refusal)
      if (refusal === undefined) announcer.announce(texts.text('cartPanel.quantityNow', { name, count: wanted }))
    },
    async remove() {
      if (isLeaving) return
      setLeaving(true)
      const refusal = await send({ $type: 'HFNRemoveLineItemCommand', lineItemId: id })
      setLeaving(false)
      setProblem(refusal)
      if (refusal === undefined) confirmations.show({ text: texts.text('cartPanel.removed', { name }), ...undo })
      else announcer.announce(refusal)
    },
  }
}
