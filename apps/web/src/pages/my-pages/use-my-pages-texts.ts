import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { myPagesDa } from './texts/my-pages-da.ts'
import { myPagesNb } from './texts/my-pages-nb.ts'
import { myPagesSv } from './texts/my-pages-sv.ts'

type MyPagesCatalogue = Translation<typeof myPagesDa>

const myPagesTexts = ownTexts<MyPagesCatalogue>({ da: myPagesDa, nb: myPagesNb, sv: myPagesSv })

export function useMyPagesTexts(): OwnTexts<MyPagesCatalogue> {
  return myPagesTexts(useShop().language)
}
