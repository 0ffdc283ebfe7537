import type { Language } from '@firkant/domain/market/market.ts'
import { lazyCode, type LazyCode } from '../platform/loadable.ts'
import type { Catalogue } from '../texts/text-catalogue.ts'

/** One chunk per language: a visitor loads one. */
export const TEXTS: Readonly<Record<Language, LazyCode<Partial<Catalogue>>>> = {
  da: lazyCode(() => import('../texts/texts-da.ts').then((module) => module.texts)),
  nb: lazyCode(() => import('../texts/texts-nb.ts').then((module) => module.texts)),
  sv: lazyCode(() => import('../texts/texts-sv.ts').then((module) => module.texts)),
  en: lazyCode(() => import('../texts/texts-en.ts').then((module) => module.texts)),
}

export function loadTexts(language: Language): Promise<Partial<Catalogue>> {
  return TEXTS[language].load()
}
