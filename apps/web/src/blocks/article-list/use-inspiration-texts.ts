import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { inspirationDa } from './texts/inspiration-da.ts'
import { inspirationNb } from './texts/inspiration-nb.ts'
import { inspirationSv } from './texts/inspiration-sv.ts'

const inspirationTexts = ownTexts<Translation<typeof inspirationDa>>({
  da: inspirationDa,
  nb: inspirationNb,
  sv: inspirationSv,
})

export function useInspirationTexts() {
  return inspirationTexts(useShop().language)
}
