import type { ReactNode } from 'react'
import { AccordionItem } from '@firkant/ui/accordion/accordion.tsx'
import { KitState } from '../kit-state.tsx'

export function AccordionStates(): ReactNode {
  return (
    <KitState name="Closed and open" wide>
      <AccordionItem id="kit-care" section="care" title="Care">
        <p>Dust it with a dry cloth, and oil it once a year.</p>
      </AccordionItem>
      <AccordionItem id="kit-measures" section="measures" title="Measures" isOpen>
        <p>224 cm wide, 94 cm deep, 82 cm high. The seat is 44 cm above the floor.</p>
      </AccordionItem>
    </KitState>
  )
}
