import { useState, type ReactNode } from 'react'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { isSameAddress } from '@firkant/domain/checkout/checkout-fields.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { COUNTRY_FORM_PATH, FROM_PARAM, MARKET_FIELD } from '@firkant/domain/market/country-switch.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { cartOf } from '../../../features/cart/open-cart.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useSectionForm, usePlace } from '../../../features/checkout/use-section-form.ts'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useHasScript } from '../../../platform/use-has-script.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { AddressFields } from './address-fields.tsx'
import style from './checkout-sections.module.css'
import { countryTexts } from '../../../features/market/country.texts.ts'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

/** Form that switches the country; outside of the address form, as forms can't nest. */
const SWITCH_FORM_ID = 'checkout-country-switch'

function CountrySwitchForm({ from }: { from: string }): ReactNode {
  return (
    <form id={SWITCH_FORM_ID} method="post" action={COUNTRY_FORM_PATH}>
      <input type="hidden" name={FROM_PARAM} value={from} />
    </form>
  )
}

interface CountryFieldProps {
  readonly country: string
  readonly onChange: (country: string) => void
}

/** The brand's countries. Prices belong to a market, so an order for another country is placed there. */
function CountryField({ country, onChange }: CountryFieldProps): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(checkoutTexts)
  const names = useTexts(countryTexts)
  const { countries } = usePlace()
  const nameOf = (key: MarketKey) => names.text(`country.name.${key}`)
  const here = nameOf(market.key)
  const other = countries.find((key) => key === country && key !== market.key)
  return (
    <>
      <SelectBox
        name="countryCode"
        label={text('country')}
        autoComplete="billing country"
        choices={countries.map((key) => ({ value: key, label: nameOf(key) }))}
        value={country}
        check={(chosen) => (chosen === market.key ? undefined : text('otherCountryShort', { here }))}
        onChange={onChange}
      />
      {other && (
        <div className={style.notice} role="status">
          <p>{text('otherCountry', { here, there: nameOf(other) })}</p>
          <button type="submit" form={SWITCH_FORM_ID} name={MARKET_FIELD} value={other} data-part="text-link">
            {text('switchCountry', { country: nameOf(other) })}
          </button>
        </div>
      )}
    </>
  )
}

function otherAddress({ checkout }: PartProps['model']): CartAddress | undefined {
  const { billingAddress: billing, shippingAddress: shipping } = checkout
  return billing && shipping && !isSameAddress(billing, shipping) ? shipping : undefined
}

function AddressForm({ model, page, onEdit, onDone }: PartProps): ReactNode {
  const shop = useShop()
  const { text } = useTexts(checkoutTexts)
  const hasScript = useHasScript()
  const forename = useDynamicData('customer').data?.forename
  const form = useSectionForm({ form: 'address', invalid: page.wrong, onDone })
  const { billingAddress, shippingAddress, countryCode } = model.checkout
  const hasInvalidShipping = page.wrong.some(({ field }) => field.startsWith('shipping-'))
  const [country, setCountry] = useState(countryCode)
  const [isOther, setOther] = useState(otherAddress(model) !== undefined || hasInvalidShipping)
  const chooseCountry = (chosen: string) => {
    setCountry(chosen)
    onEdit('address')
    // An address of another country is not reused: it is entered anew.
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
          <fieldset className={style.other}>
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
  const { text } = useTexts(checkoutTexts)
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
