import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { listsDa } from './texts/lists-da.ts'
import { listsNb } from './texts/lists-nb.ts'
import { listsSv } from './texts/lists-sv.ts'

type ListsCatalogue = Translation<typeof listsDa>
export type ListsTexts = OwnTexts<ListsCatalogue>

const listsTexts = ownTexts<ListsCatalogue>({ da: listsDa, nb: listsNb, sv: listsSv })

export function useListsTexts(): ListsTexts {
  return listsTexts(useShop().language)
}
