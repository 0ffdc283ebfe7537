import type { ReactNode } from 'react'
import { PasswordField } from '@firkant/ui/field/password-field.tsx'
import { TextAreaField, TextField } from '@firkant/ui/field/text-field.tsx'
import { KitState } from '../kit-state.tsx'

const sayCount = (used: number, max: number) => `${used} of ${max} characters`

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
        <TextField label="Name of the list" defaultValue="Summer house" maxLength={30} sayCount={sayCount} />
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
        <TextAreaField label="Message to the driver" maxLength={200} sayCount={sayCount} />
      </KitState>
    </>
  )
}
