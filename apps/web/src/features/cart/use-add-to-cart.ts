import { useState } from 'react'
import type { ChosenPart } from '@firkant/domain/cart/cart-commands.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { confirmations } from '../confirmations/confirmations.ts'
import { useCartAddress } from './use-cart.ts'
import { useSendToCart } from './use-send-to-cart.ts'

export interface WantedLine {
  readonly sku: string
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly parts?: readonly ChosenPart[] | undefined
}

interface AddToCart {
  readonly state: AsyncState
  /** Why it did not go in; until the next try. */
  readonly failure: string | undefined
  readonly add: () => void
  readonly forgetFailure: () => void
}

export function useAddToCart({ sku, quantity, packageKey, parts }: WantedLine, name: string): AddToCart {
  const { texts } = useShop()
  const send = useSendToCart()
  const href = useCartAddress()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  async function addLine(): Promise<boolean> {
    const refusal = await send({
      $type: 'AddLineItemCommand',
      sku,
      quantity,
      ...(packageKey !== undefined && { packageKey }),
      ...(parts !== undefined && { parts: [...parts] }),
    })
    setFailure(refusal)
    if (refusal === undefined) {
      const action = { label: texts.text('cartPanel.show'), panel: 'cart', href } as const
      confirmations.show({ text: texts.text('cart.addedNamed', { name }), action })
    } else announcer.announce(refusal)
    return refusal === undefined
  }

  const add = () => {
    setFailure(undefined)
    void run(addLine)
  }
  return { state, failure, add, forgetFailure: () => setFailure(undefined) }
}
