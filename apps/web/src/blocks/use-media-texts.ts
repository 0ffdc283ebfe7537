import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { useShop } from '../start/shop-context.ts'
import { fillText, type TextParams } from '../texts/translator.ts'
import { mediaDa } from './texts/media-da.ts'
import { mediaNb } from './texts/media-nb.ts'
import { mediaSv } from './texts/media-sv.ts'

export type MediaTextKey = keyof typeof mediaDa

/** Few pages have a film or a gallery: in the catalogue of the shop every page would carry their words. */
export const MEDIA_TEXTS: Readonly<Record<MarketLanguage, Record<MediaTextKey, string>>> = {
  da: mediaDa,
  nb: mediaNb,
  sv: mediaSv,
}

export function useMediaTexts(): (key: MediaTextKey, params?: TextParams) => string {
  const { language } = useShop()
  return (key, params = {}) => fillText(MEDIA_TEXTS[language][key], params)
}
