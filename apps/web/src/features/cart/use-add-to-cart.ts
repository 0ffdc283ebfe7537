import { useState } from 'react'
import type { ChosenPart } from '@firkant/domain/cart/cart-commands.ts'
import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../shell/announcer.ts'
import { useShop } from '../../start/shop-context.ts'
import type { PlainKey } from '../../texts/text-catalogue.ts'

export interface WantedLine {
  readonly sku: string
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly parts?: readonly ChosenPart[] | undefined
}

const REFUSALS: Readonly<Record<CartErrorCode, PlainKey>> = {
  'insufficient-inventory': 'cart.notEnough',
  'not-multiple-of-group': 'error.genericRetry',
  'unknown-sku': 'error.genericRetry',
  'not-buyable': 'error.genericRetry',
  'unknown-line': 'error.genericRetry',
  'invalid-quantity': 'error.genericRetry',
}

interface AddToCart {
  readonly state: AsyncState
  /** Why it did not go in; until the next try. */
  readonly failure: string | undefined
  readonly add: () => void
  readonly forgetFailure: () => void
}

export function useAddToCart({ sku, quantity, packageKey, parts }: WantedLine, name: string): AddToCart {
  const { cart, texts } = useShop()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState<string>()

  async function addLine(): Promise<boolean> {
    const refusal = await cart
      .send({
        $type: 'HFNAddLineItemCommand',
        sku,
        quantity,
        ...(packageKey !== undefined && { packageKey }),
        ...(parts !== undefined && { parts: [...parts] }),
      })
      .then(
        (error) => error && REFUSALS[error.code],
        () => 'error.genericRetry' as const,
      )
    const message = refusal ? texts.text(refusal) : texts.text('cart.addedNamed', { name })
    announcer.announce(message)
    setFailure(refusal && message)
    return !refusal
  }

  const add = () => {
    setFailure(undefined)
    void run(addLine)
  }
  return { state, failure, add, forgetFailure: () => setFailure(undefined) }
}
