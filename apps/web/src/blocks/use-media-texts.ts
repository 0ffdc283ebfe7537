import { useShop } from '../platform/shop-context.ts'
import { ownTexts } from '../texts/own-texts.ts'
import type { Translation } from '../texts/text-catalogue.ts'
import { mediaDa } from './texts/media-da.ts'
import { mediaNb } from './texts/media-nb.ts'
import { mediaSv } from './texts/media-sv.ts'

export type MediaTextKey = keyof typeof mediaDa

const mediaTexts = ownTexts<Translation<typeof mediaDa>>({ da: mediaDa, nb: mediaNb, sv: mediaSv })

export function useMediaTexts() {
  return mediaTexts(useShop().language).text
}
