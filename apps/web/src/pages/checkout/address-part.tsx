import { useState, type ReactNode } from 'react'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { isSameAddress } from '@firkant/domain/checkout/checkout-fields.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { cartOf } from '../../features/cart/open-cart.ts'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import { useSectionForm } from '../../features/checkout/use-section-form.ts'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useShop } from '../../platform/shop-context.ts'
import { AddressFields } from './address-fields.tsx'
import style from './checkout-sections.module.css'
import { CountryField, CountrySwitchForm } from './country-field.tsx'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

function otherAddress({ checkout }: PartProps['model']): CartAddress | undefined {
  const { billingAddress: billing, shippingAddress: shipping } = checkout
  return billing && shipping && !isSameAddress(billing, shipping) ? shipping : undefined
}

function AddressForm({ model, page, onEdit, onDone }: PartProps): ReactNode {
  const shop = useShop()
  const { text } = useCheckoutTexts()
  const hasScript = useHasScript()
  const forename = useDynamicData('customer').data?.forename
  const form = useSectionForm({ form: 'address', wrong: page.wrong, onDone })
  const { billingAddress, shippingAddress, countryCode } = model.checkout
  const hasWrongShipping = page.wrong.some(({ field }) => field.startsWith('shipping-'))
  const [country, setCountry] = useState(countryCode)
  const [isOther, setOther] = useState(otherAddress(model) !== undefined || hasWrongShipping)
  const chooseCountry = (chosen: string) => {
    setCountry(chosen)
    onEdit('address')
    // An address of another country is not this one's because the country is: it is written anew, and sent with it.
    const known = shippingAddress ?? billingAddress
    if (chosen === shop.market.key && known && known.countryCode !== chosen) return
    cartOf(shop)
      .send({ $type: 'SetCountryCommand', countryCode: chosen, resolveCheckoutData: true })
      .catch((error: unknown) => shop.reportError(error, 'warn'))
  }
  return (
    <>
      <CountrySwitchForm from={page.pageUrl} />
      <SectionForm name="address" form={form} onTouch={() => onEdit('address')}>
        <CountryField country={country} onChange={chooseCountry} />
        <AddressFields
          kind="billing"
          country={country}
          known={billingAddress ?? (forename === undefined ? undefined : { firstName: forename })}
          form={form}
          isRequired
        />
        <CheckField
          name="otherAddress"
          value="1"
          label={text('otherAddress')}
          defaultChecked={isOther}
          onChange={setOther}
        />
        {(isOther || !hasScript) && (
          <fieldset className={style.other} data-part="checkout-other-address">
            <legend>{text('shippingAddress')}</legend>
            <AddressFields
              kind="shipping"
              country={country}
              known={isOther ? (otherAddress(model) ?? shippingAddress) : undefined}
              form={form}
              isRequired={hasScript}
            />
          </fieldset>
        )}
      </SectionForm>
    </>
  )
}

function AddressLines({ address }: { address: CartAddress }): ReactNode {
  const { firstName, lastName, streetName, streetNumber, additional, postalCode, city } = address
  const lines = [
    `${firstName} ${lastName}`,
    [streetName, streetNumber].filter(Boolean).join(' '),
    additional,
    `${postalCode} ${city}`,
  ]
  return (
    <address className={style.lines}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

export function AddressPart(props: PartProps): ReactNode {
  const { model, page, state, onEdit } = props
  const { text } = useCheckoutTexts()
  const { billingAddress } = model.checkout
  const other = otherAddress(model)
  return (
    <SectionFrame
      section="address"
      state={state}
      pageUrl={page.pageUrl}
      onEdit={onEdit}
      summary={
        billingAddress && (
          <>
            <AddressLines address={billingAddress} />
            {other && (
              <div>
                <p className={style.small}>{text('shippingAddress')}</p>
                <AddressLines address={other} />
              </div>
            )}
          </>
        )
      }
    >
      <AddressForm {...props} />
    </SectionFrame>
  )
}
