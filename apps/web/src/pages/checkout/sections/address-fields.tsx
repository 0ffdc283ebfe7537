import type { ReactNode } from 'react'
import { ADDRESS_LENGTHS, addressProblems } from '@firkant/domain/cart/checkout/address-rules.ts'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import type { AddressKind, WrittenAddressField } from '@firkant/domain/checkout/checkout-fields.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { usePlace, type SectionForm } from '../../../features/checkout/use-section-form.ts'
import { useTown } from '../../../features/checkout/use-town.ts'
import { CheckoutField } from './checkout-field.tsx'
import style from './checkout-sections.module.css'

const MAX_POSTCODE_LENGTH = 12

/** `autocomplete` names of the fields. Browsers fill street and number as one. */
const TOKENS: Readonly<Record<Exclude<WrittenAddressField, 'streetNumber'>, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  streetName: 'address-line1',
  additional: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
}

interface AddressFieldsProps {
  readonly kind: AddressKind
  readonly country: string
  readonly known: Partial<CartAddress> | undefined
  readonly form: Pick<SectionForm, 'invalid' | 'clear'>
  /** Whether the browser requires the fields: not where they may stay empty. */
  readonly isRequired: boolean
}

const NO_ADDRESS: CartAddress = {
  firstName: '',
  lastName: '',
  streetName: '',
  postalCode: '',
  city: '',
  countryCode: '',
}

function useFieldProps({ kind, country, known, form, isRequired }: AddressFieldsProps) {
  const { text } = useTexts(checkoutTexts)
  const { countries } = usePlace()
  return (field: WrittenAddressField) => {
    const isOptional = field === 'streetNumber' || field === 'additional'
    return {
      name: `${kind}-${field}` as const,
      form,
      label: field === 'additional' ? text('optional', { label: text(field) }) : text(field),
      required: isRequired && !isOptional,
      defaultValue: known?.[field] ?? '',
      maxLength: field === 'postalCode' ? MAX_POSTCODE_LENGTH : ADDRESS_LENGTHS[field],
      autoComplete: field === 'streetNumber' ? 'off' : `${kind} ${TOKENS[field]}`,
      enterKeyHint: 'next' as const,
      validate: (written: string) =>
        addressProblems({ ...NO_ADDRESS, countryCode: country, [field]: written }, countries)[field],
    }
  }
}

export function AddressFields(props: AddressFieldsProps): ReactNode {
  const fieldProps = useFieldProps(props)
  const { town, write, lookUp } = useTown(props.country, props.known?.city ?? '', () =>
    props.form.clear(`${props.kind}-city`),
  )
  const { defaultValue: _written, ...city } = fieldProps('city')
  return (
    <div className={style.address}>
      <CheckoutField {...fieldProps('firstName')} />
      <CheckoutField {...fieldProps('lastName')} />
      <div className={style.street}>
        <CheckoutField {...fieldProps('streetName')} />
        <CheckoutField {...fieldProps('streetNumber')} />
      </div>
      <div className={style.whole}>
        <CheckoutField {...fieldProps('additional')} />
      </div>
      <div className={style.town}>
        <CheckoutField {...fieldProps('postalCode')} inputMode="numeric" onChange={lookUp} />
        <CheckoutField {...city} value={town} onChange={write} />
      </div>
    </div>
  )
}
