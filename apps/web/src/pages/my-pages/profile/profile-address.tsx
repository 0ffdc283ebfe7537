import type { ReactNode } from 'react'
import { ADDRESS_LENGTHS } from '@firkant/domain/cart/checkout/address-rules.ts'
import type { WrittenAddressField } from '@firkant/domain/checkout/checkout-fields.ts'
import { REMOVE_FIELD } from '@firkant/domain/my-pages/profile-form.ts'
import type { MyPagesProfileModel } from '@firkant/domain/page/models/my-pages-models.ts'
import { TextField } from '@firkant/ui/field/text-field.tsx'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useTexts } from '../../../platform/use-texts.ts'
import { ProfileCard, ProfileForm } from './profile-card.tsx'
import style from './profile-address.module.css'
import { profileTexts } from './profile.texts.ts'

const MAX_POSTCODE_LENGTH = 12
const TOKENS: Readonly<Record<WrittenAddressField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  streetNumber: 'off',
  additional: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
}

/** The address that the checkout fills in. */
export function ProfileAddress({ model }: { model: MyPagesProfileModel }): ReactNode {
  const { text } = useTexts(profileTexts)
  const { profile, outcome, countries } = model
  const { address } = profile
  const wrong = outcome?.part === 'address' ? outcome.wrong : []
  const known = { firstName: profile.forename, lastName: profile.surname, ...address }
  const field = (name: WrittenAddressField) => (
    <TextField
      name={name}
      label={text(name)}
      defaultValue={known[name as 'city'] ?? ''}
      required={name !== 'streetNumber' && name !== 'additional'}
      maxLength={name === 'postalCode' ? MAX_POSTCODE_LENGTH : ADDRESS_LENGTHS[name]}
      autoComplete={TOKENS[name]}
      {...(name === 'postalCode' && { inputMode: 'numeric' as const })}
      messages={{ missing: text('missing'), invalid: text('invalid') }}
      problem={wrong.includes(name) ? text('invalid') : undefined}
    />
  )
  return (
    <ProfileCard part="address" heading={text('address')} text={text('addressText')} outcome={outcome}>
      <ProfileForm
        part="address"
        submit={text('save')}
        more={
          address && (
            <button type="submit" name={REMOVE_FIELD} value="1" formNoValidate data-part="text-link">
              {text('removeAddress')}
            </button>
          )
        }
      >
        <div className={style.fields}>
          {field('firstName')}
          {field('lastName')}
          <div className={style.street}>
            {field('streetName')}
            {field('streetNumber')}
          </div>
          <div className={style.whole}>{field('additional')}</div>
          {field('postalCode')}
          {field('city')}
          <div className={style.whole}>
            <SelectBox
              name="countryCode"
              label={text('country')}
              choices={countries.map((key) => ({ value: key, label: text(`country.${key}`) }))}
              defaultValue={address?.countryCode ?? countries[0]}
              autoComplete="country"
            />
          </div>
        </div>
      </ProfileForm>
    </ProfileCard>
  )
}
