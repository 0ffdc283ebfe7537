import type { ReactNode } from 'react'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { KitState } from '../kit-state.tsx'

const CHOICES = [
  { value: 'damaged', label: 'It came damaged' },
  { value: 'colour', label: 'The colour is another than in the picture' },
  { value: 'size', label: 'It does not fit where it should stand, which was measured twice' },
  { value: 'other', label: 'Something else', isDisabled: true },
] as const

export function SelectBoxStates(): ReactNode {
  return (
    <>
      <KitState name="Chosen">
        <SelectBox label="Reason" choices={CHOICES} defaultValue="colour" />
      </KitState>
      <KitState name="Required: leave it">
        <SelectBox
          label="Why does it go back?"
          hint="It helps us to make it better."
          placeholder="Choose a reason"
          choices={CHOICES}
          required
          messages={{ missing: 'Choose a reason' }}
        />
      </KitState>
      <KitState name="Invalid, as the server says">
        <SelectBox label="Store" choices={CHOICES} problem="This store does not take returns" />
      </KitState>
      <KitState name="Disabled">
        <SelectBox label="Country" choices={CHOICES} disabled />
      </KitState>
    </>
  )
}
