import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { handOverDa } from './texts/hand-over-da.ts'
import { handOverNb } from './texts/hand-over-nb.ts'
import { handOverSv } from './texts/hand-over-sv.ts'

type Catalogue = Translation<typeof handOverDa>
const handOverTexts = ownTexts<Catalogue>({ da: handOverDa, nb: handOverNb, sv: handOverSv })

export function useHandOverTexts(): OwnTexts<Catalogue> {
  return handOverTexts(useShop().language)
}
