import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { reserveDa } from './texts/reserve-da.ts'
import { reserveNb } from './texts/reserve-nb.ts'
import { reserveSv } from './texts/reserve-sv.ts'

const reserveTexts = ownTexts<Translation<typeof reserveDa>>({ da: reserveDa, nb: reserveNb, sv: reserveSv })

export function useReserveTexts() {
  const { language } = useShop()
  return { language, text: reserveTexts(language).text }
}
