import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { useShop } from '../../start/shop-context.ts'
import type { Translation } from '../../texts/text-types.ts'
import { fillText, type TextParams } from '../../texts/translator.ts'
import { storesDa } from './texts/stores-da.ts'
import { storesNb } from './texts/stores-nb.ts'
import { storesSv } from './texts/stores-sv.ts'

export type StoreCatalogue = Translation<typeof storesDa>
export type StoreTextKey = keyof StoreCatalogue
export type StoreText = (key: StoreTextKey, params?: TextParams) => string

/** Only the pages of the stores need these: in the catalogue of the shop every page would carry them. */
export const STORE_TEXTS: Readonly<Record<MarketLanguage, StoreCatalogue>> = {
  da: storesDa,
  nb: storesNb,
  sv: storesSv,
}

export function useStoreTexts(): StoreText {
  const { language } = useShop()
  return (key, params = {}) => fillText(STORE_TEXTS[language][key], params)
}
