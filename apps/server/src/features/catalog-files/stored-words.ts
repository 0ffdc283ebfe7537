import { LANGUAGES, type Language } from '@firkant/domain/market/market.ts'

/** A text in each language, as a record carries it. */
export type RecordWords = Readonly<Partial<Record<Language, string | undefined>>>
type StoredWords = Readonly<Record<string, string>>

/** Only the languages that somebody wrote. */
export function storedWords(words: RecordWords | undefined): StoredWords {
  return Object.fromEntries(LANGUAGES.flatMap((language) => (words?.[language] ? [[language, words[language]]] : [])))
}

/** The languages of at least one of the texts. */
export function languagesOf(texts: readonly (RecordWords | undefined)[]): readonly Language[] {
  return LANGUAGES.filter((language) => texts.some((words) => words?.[language] !== undefined))
}
