import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { storesDa } from './texts/stores-da.ts'
import { storesNb } from './texts/stores-nb.ts'
import { storesSv } from './texts/stores-sv.ts'

type StoreCatalogue = Translation<typeof storesDa>
export type StoreTextKey = keyof StoreCatalogue
export type StoreText = OwnTexts<StoreCatalogue>['text']

const storeTexts = ownTexts<StoreCatalogue>({ da: storesDa, nb: storesNb, sv: storesSv })

export function useStoreTexts(): StoreText {
  return storeTexts(useShop().language).text
}
