import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { softLoginDa } from './texts/soft-login-da.ts'
import { softLoginNb } from './texts/soft-login-nb.ts'
import { softLoginSv } from './texts/soft-login-sv.ts'

const softLoginTexts = ownTexts<Translation<typeof softLoginDa>>({ da: softLoginDa, nb: softLoginNb, sv: softLoginSv })

export function useSoftLoginTexts() {
  return softLoginTexts(useShop().language).text
}
