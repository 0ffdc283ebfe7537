import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { orderReturnDa } from './texts/order-return-da.ts'
import { orderReturnNb } from './texts/order-return-nb.ts'
import { orderReturnSv } from './texts/order-return-sv.ts'

type ReturnCatalogue = Translation<typeof orderReturnDa>

const returnTexts = ownTexts<ReturnCatalogue>({ da: orderReturnDa, nb: orderReturnNb, sv: orderReturnSv })

export function useReturnTexts(): OwnTexts<ReturnCatalogue> {
  return returnTexts(useShop().language)
}
