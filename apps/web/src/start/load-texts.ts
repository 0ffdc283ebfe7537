import type { Language } from '@firkant/domain/market/market.ts'
import { lazyCode, type LazyCode } from '../platform/loadable.ts'
import type { Catalogue } from '../texts/text-catalogue.ts'

/** Each language is a chunk of its own: a visitor is sent one. */
export const TEXTS: Readonly<Record<Language, LazyCode<Partial<Catalogue>>>> = {
  da: lazyCode(() => import('../texts/texts-da.ts').then((code) => code.texts)),
  nb: lazyCode(() => import('../texts/texts-nb.ts').then((code) => code.texts)),
  sv: lazyCode(() => import('../texts/texts-sv.ts').then((code) => code.texts)),
  en: lazyCode(() => import('../texts/texts-en.ts').then((code) => code.texts)),
}

export function loadTexts(language: Language): Promise<Partial<Catalogue>> {
  return TEXTS[language].load()
}
