import type { ReactNode } from 'react'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { KitState } from '../kit-state.tsx'

export function EmptyStates(): ReactNode {
  return (
    <>
      <KitState name="Picture, sentence, two ways on" wide>
        <EmptyState
          title="Your cart is empty"
          level={3}
          picture={<Icon name="bag" />}
          ways={
            <>
              <a href="#empty-state" data-part="button">
                See what is new
              </a>
              <a href="#empty-state" data-part="text-link">
                Your favourites
              </a>
            </>
          }
        >
          What you add is kept here for 30 days, on this device.
        </EmptyState>
      </KitState>
      <KitState name="A sentence alone">
        <EmptyState title="No orders yet" level={3} />
      </KitState>
    </>
  )
}
