import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { cookiesDa } from './texts/cookies-da.ts'
import { cookiesNb } from './texts/cookies-nb.ts'
import { cookiesSv } from './texts/cookies-sv.ts'

type Catalogue = Translation<typeof cookiesDa>
export type CookieTexts = OwnTexts<Catalogue>

const cookieTexts = ownTexts<Catalogue>({ da: cookiesDa, nb: cookiesNb, sv: cookiesSv })

export function useCookieTexts(): CookieTexts {
  return cookieTexts(useShop().language)
}
