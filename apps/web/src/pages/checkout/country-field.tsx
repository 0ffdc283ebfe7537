import type { ReactNode } from 'react'
import { COUNTRY_FORM_PATH, FROM_PARAM, MARKET_FIELD } from '@firkant/domain/market/country-switch.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { SelectBox } from '@firkant/ui/select-box/select-box.tsx'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import { usePlace } from '../../features/checkout/use-section-form.ts'
import { useCountryTexts } from '../../features/market/country-texts.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from './checkout-sections.module.css'

/** The form by which the shop changes to another country; it stands outside of the address's own. */
export const SWITCH_FORM_ID = 'checkout-country-switch'

export function CountrySwitchForm({ from }: { from: string }): ReactNode {
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

/** The countries of the brand. Prices are the market's: an order for another country is placed there. */
export function CountryField({ country, onChange }: CountryFieldProps): ReactNode {
  const { market } = useShop()
  const { text } = useCheckoutTexts()
  const names = useCountryTexts()
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
        <div className={style.notice} data-part="checkout-notice" role="status">
          <p>{text('otherCountry', { here, there: nameOf(other) })}</p>
          <button type="submit" form={SWITCH_FORM_ID} name={MARKET_FIELD} value={other} data-part="text-link">
            {text('switchCountry', { country: nameOf(other) })}
          </button>
        </div>
      )}
    </>
  )
}
