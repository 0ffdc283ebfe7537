import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { myReturnDa } from './texts/return-da.ts'
import { myReturnNb } from './texts/return-nb.ts'
import { myReturnSv } from './texts/return-sv.ts'

type MyReturnCatalogue = Translation<typeof myReturnDa>

const myReturnTexts = ownTexts<MyReturnCatalogue>({ da: myReturnDa, nb: myReturnNb, sv: myReturnSv })

export function useMyReturnTexts(): OwnTexts<MyReturnCatalogue> {
  return myReturnTexts(useShop().language)
}
