import { useState, type FormEvent, type ReactNode } from 'react'
import { PasswordField } from '@firkant/ui/field/password-field.tsx'
import { TextAreaField, TextField } from '@firkant/ui/field/text-field.tsx'
import { AsyncButton } from '@firkant/ui/async-button/async-button.tsx'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { RadioGroup } from '@firkant/ui/field/radio-group.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { KitState } from '../kit-state.tsx'

const countText = (used: number, max: number) => `${used} of ${max} characters`

export function FieldStates(): ReactNode {
  return (
    <>
      <KitState name="Text">
        <TextField label="First name" autoComplete="given-name" />
      </KitState>
      <KitState name="Hint and placeholder">
        <TextField
          label="Postcode"
          hint="We show what it costs to send there."
          placeholder="8000"
          inputMode="numeric"
        />
      </KitState>
      <KitState name="E-mail, required: leave it">
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          messages={{ missing: 'Write your e-mail address', invalid: 'Write a whole e-mail address' }}
        />
      </KitState>
      <KitState name="Phone">
        <TextField label="Mobile phone" type="tel" autoComplete="tel" inputMode="tel" />
      </KitState>
      <KitState name="Password">
        <PasswordField
          label="Password"
          showLabel="Show password"
          hint="At least 8 characters, with numbers and letters of both sizes."
          required
          minLength={8}
          pattern="(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).*"
          autoComplete="new-password"
          messages={{ missing: 'Choose a password', invalid: 'It is not safe enough yet' }}
        />
      </KitState>
      <KitState name="With a limit">
        <TextField label="Name of the list" defaultValue="Summer house" maxLength={30} countText={countText} />
      </KitState>
      <KitState name="Invalid, as the server says">
        <TextField label="Gift card" defaultValue="4711-0815" problem="This gift card is used up" />
      </KitState>
      <KitState name="Read only">
        <TextField label="E-mail on file" defaultValue="k***@example.com" readOnly />
      </KitState>
      <KitState name="Disabled">
        <TextField label="Discount code" defaultValue="SOFA10" disabled />
      </KitState>
      <KitState name="Several lines" wide>
        <TextAreaField label="Message to the driver" maxLength={200} countText={countText} />
      </KitState>
    </>
  )
}

function SampleForm(): ReactNode {
  const { state, run } = useAsyncAction()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => Promise.resolve(true))
  }
  return (
    <form data-part="kit-form" onSubmit={submit}>
      <TextField
        label="Your e-mail"
        type="email"
        required
        autoComplete="email"
        messages={{ invalid: 'Write an e-mail address' }}
      />
      <PasswordField
        label="New password"
        showLabel="Show new password"
        required
        minLength={8}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        messages={{ missing: 'Choose a password', invalid: 'At least 8 characters' }}
      />
      <PasswordField
        label="The same once more"
        showLabel="Show repeated password"
        required
        autoComplete="new-password"
        check={(repeated) => (repeated === password ? undefined : 'The passwords differ')}
        messages={{ missing: 'Repeat the password' }}
      />
      <CheckField label="I accept the terms" required messages={{ missing: 'The terms must be accepted' }} />
      <AsyncButton part="button" state={state} status={{ fulfilled: 'You are registered' }}>
        <span>{state === 'fulfilled' ? 'Registered' : 'Register'}</span>
      </AsyncButton>
    </form>
  )
}

export function FormStates(): ReactNode {
  return (
    <KitState name="Send it empty: the first refused field gets the focus" wide>
      <SampleForm />
    </KitState>
  )
}

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
