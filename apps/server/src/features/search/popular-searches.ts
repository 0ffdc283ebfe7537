import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { foldText } from './language/fold-text.ts'
import { LANGUAGE_WORDS } from './language/language-words.ts'
import { listPopularSearches, type PopularSearch } from './search-memory.ts'

export interface PopularSearches {
  /** Best first; never with a word that the language's list blocks. */
  readonly list: (language: MarketLanguage, now: Date) => Promise<readonly PopularSearch[]>
}

const MOST_KEPT = 200
/** What is popular does not change by the minute. */
const KEPT_MS = MINUTE_MS

function isBlocked(text: string, language: MarketLanguage): boolean {
  const folded = foldText(text)
  return [...LANGUAGE_WORDS[language].blocked].some((word) => folded.includes(word))
}

/** Letters that folding takes for their sisters, as the language writes them. */
const OWN_LETTERS: Readonly<Partial<Record<MarketLanguage, Readonly<Record<string, string>>>>> = {
  sv: { æ: 'ä', ø: 'ö' },
}

/** In plain letters: everybody sees what somebody typed, so neither its capitals nor its marks come along. */
export function shownSearch(text: string, language: MarketLanguage): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .replaceAll(/[æø]/g, (letter) => OWN_LETTERS[language]?.[letter] ?? letter)
    .trim()
}

export function createPopularSearches(db: Drizzle, brand: string): PopularSearches {
  const kept = new Map<MarketLanguage, { readonly readAt: number; readonly list: readonly PopularSearch[] }>()
  return {
    async list(language, now) {
      const known = kept.get(language)
      const age = known && now.getTime() - known.readAt
      if (known && age !== undefined && age >= 0 && age < KEPT_MS) return known.list
      const all = await listPopularSearches(db, { brand, language }, { now, limit: MOST_KEPT })
      const list = all
        .filter(({ text }) => !isBlocked(text, language))
        .map(({ text, score }) => ({ text: shownSearch(text, language), score }))
        .filter(({ text }) => text !== '')
      kept.set(language, { readAt: now.getTime(), list })
      return list
    },
  }
}
