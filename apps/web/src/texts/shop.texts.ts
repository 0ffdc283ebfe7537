import type { Language } from '@firkant/domain/market/market.ts'
import type { Catalogue } from './text-catalogue.ts'
import { texts as shopDa } from './texts-da.ts'
import { texts as shopEn } from './texts-en.ts'
import { texts as shopNb } from './texts-nb.ts'
import { texts as shopSv } from './texts-sv.ts'

/** What `useShop().texts` says. */
export const shopTexts: Readonly<Record<Language, Partial<Catalogue>>> = {
  da: shopDa,
  nb: shopNb,
  sv: shopSv,
  en: shopEn,
}
