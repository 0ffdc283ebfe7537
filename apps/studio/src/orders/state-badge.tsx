import type { ReactNode } from 'react'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { STATE_NAMES } from '../texts/names.ts'
import { useTexts } from '../texts/use-texts.tsx'

export function StateBadge({ state }: { readonly state: OrderState }): ReactNode {
  const { text } = useTexts()
  return (
    <span className="badge" data-state={state}>
      {text(STATE_NAMES[state])}
    </span>
  )
}
