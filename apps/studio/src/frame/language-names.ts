import type { Language } from '@firkant/domain/market/market.ts'

/** Each as its speakers write it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  da: 'Dansk',
  nb: 'Norsk',
  sv: 'Svenska',
  en: 'English',
}
