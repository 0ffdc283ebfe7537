import { useShop } from '../../../platform/shop-context.ts'
import { ownTexts } from '../../../texts/own-texts.ts'
import type { Translation } from '../../../texts/text-catalogue.ts'
import { sellingDa } from './texts/selling-da.ts'
import { sellingNb } from './texts/selling-nb.ts'
import { sellingSv } from './texts/selling-sv.ts'

const sellingTexts = ownTexts<Translation<typeof sellingDa>>({ da: sellingDa, nb: sellingNb, sv: sellingSv })

export function useSellingTexts() {
  return sellingTexts(useShop().language).text
}
