import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'

/** A text in each language, as in a record. */
export type RecordTexts = Readonly<Partial<Record<Language, string | undefined>>>
type StoredTexts = Readonly<Record<string, string>>

/** Only the languages that are present. */
export function toStoredTexts(text: RecordTexts | undefined): StoredTexts {
  return Object.fromEntries(LANGUAGES.flatMap((language) => (text?.[language] ? [[language, text[language]]] : [])))
}

/** The languages of at least one of the texts. */
export function languagesOf(texts: readonly (RecordTexts | undefined)[]): readonly Language[] {
  return LANGUAGES.filter((language) => texts.some((text) => text?.[language] !== undefined))
}
