import type { ReactNode } from 'react'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { RadioGroup } from '@firkant/ui/field/radio-group.tsx'
import { KitState } from '../kit-state.tsx'

const DELIVERIES = [
  { value: 'home', label: 'To the door', note: 'Wednesday 18 November, 399,-' },
  { value: 'carried', label: 'Carried in', note: 'Thursday 19 November, 699,-' },
  { value: 'store', label: 'Fetch it in the store', note: 'Not in stock near you', isDisabled: true },
] as const

export function ChoiceStates(): ReactNode {
  return (
    <>
      <KitState name="Checkbox">
        <CheckField label="Remember me on this device" />
      </KitState>
      <KitState name="Ticked, with a hint">
        <CheckField
          label="Send me the newsletter"
          hint="About twice a month. You can leave at any time."
          defaultChecked
        />
      </KitState>
      <KitState name="Required: leave it">
        <CheckField
          required
          label={
            <>
              I have read the <a href="#choices">terms of sale</a>
            </>
          }
          messages={{ missing: 'The terms must be accepted' }}
        />
      </KitState>
      <KitState name="Disabled">
        <CheckField label="Deliver it all at once" defaultChecked disabled />
      </KitState>
      <KitState name="Radio group">
        <RadioGroup label="Delivery" name="kit-delivery" choices={DELIVERIES} defaultValue="home" />
      </KitState>
      <KitState name="Radio group, required: leave it">
        <RadioGroup
          label="How shall it come?"
          name="kit-delivery-required"
          choices={DELIVERIES}
          required
          messages={{ missing: 'Choose a delivery' }}
        />
      </KitState>
    </>
  )
}
