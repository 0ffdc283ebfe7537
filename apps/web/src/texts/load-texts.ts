import type { Language } from '@firkant/domain/market/market.ts'
import type { Catalogue } from './text-catalogue.ts'

/** Each language is a chunk of its own: a visitor is sent one. */
const LOADERS: Readonly<Record<Language, () => Promise<{ texts: Partial<Catalogue> }>>> = {
  da: () => import('./texts-da.ts'),
  nb: () => import('./texts-nb.ts'),
  sv: () => import('./texts-sv.ts'),
  en: () => import('./texts-en.ts'),
}

export async function loadTexts(language: Language): Promise<Partial<Catalogue>> {
  return (await LOADERS[language]()).texts
}
