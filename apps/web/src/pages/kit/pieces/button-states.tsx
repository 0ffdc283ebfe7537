import type { ReactNode } from 'react'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { KitState } from '../kit-state.tsx'

export function ButtonStates(): ReactNode {
  return (
    <>
      <KitState name="Button">
        <button type="button" data-part="button">
          Add to cart
        </button>
      </KitState>
      <KitState name="Button with an icon">
        <button type="button" data-part="button">
          <Icon name="bag" />
          <span>Go to the cart</span>
        </button>
      </KitState>
      <KitState name="Button, disabled">
        <button type="button" data-part="button" disabled>
          Sold out
        </button>
      </KitState>
      <KitState name="Link that looks like a button">
        <a href="#buttons" data-part="button">
          See the whole series
        </a>
      </KitState>
      <KitState name="Text link">
        <a href="#buttons" data-part="text-link">
          Read about delivery
        </a>
      </KitState>
      <KitState name="Button with long words">
        <button type="button" data-part="button">
          Tell me when this armchair in moss green bouclé is in stock again
        </button>
      </KitState>
    </>
  )
}
