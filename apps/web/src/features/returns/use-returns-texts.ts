import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { returnsDa } from './texts/returns-da.ts'
import { returnsNb } from './texts/returns-nb.ts'
import { returnsSv } from './texts/returns-sv.ts'

export type ReturnsTextKey = keyof typeof returnsDa

const returnsTexts = ownTexts<Translation<typeof returnsDa>>({ da: returnsDa, nb: returnsNb, sv: returnsSv })

export function useReturnsTexts() {
  return returnsTexts(useShop().language).text
}
