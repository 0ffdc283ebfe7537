import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { consentDa } from './texts/consent-da.ts'
import { consentNb } from './texts/consent-nb.ts'
import { consentSv } from './texts/consent-sv.ts'

type Catalogue = Translation<typeof consentDa>

export const consentTexts = ownTexts<Catalogue>({ da: consentDa, nb: consentNb, sv: consentSv })

export function useConsentTexts(): OwnTexts<Catalogue> {
  return consentTexts(useShop().language)
}
