import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { countryDa } from './texts/country-da.ts'
import { countryNb } from './texts/country-nb.ts'
import { countrySv } from './texts/country-sv.ts'

export type CountryTexts = OwnTexts<Translation<typeof countryDa>>

export const countryTexts = ownTexts<Translation<typeof countryDa>>({ da: countryDa, nb: countryNb, sv: countrySv })

export function useCountryTexts(): CountryTexts {
  return countryTexts(useShop().language)
}
