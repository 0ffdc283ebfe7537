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

const MAX_CACHED = 200
/** Popular searches change slowly. */
const CACHE_MS = MINUTE_MS

function isBlocked(text: string, language: MarketLanguage): boolean {
  const folded = foldText(text)
  return [...LANGUAGE_WORDS[language].blocked].some((word) => folded.includes(word))
}

/** Letters that folding replaced, as the language spells them. */
const OWN_LETTERS: Readonly<Partial<Record<MarketLanguage, Readonly<Record<string, string>>>>> = {
  sv: { æ: 'ä', ø: 'ö' },
}

/** Lower case without marks: everybody sees what somebody typed. */
export function shownSearch(text: string, language: MarketLanguage): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .replaceAll(/[æø]/g, (letter) => OWN_LETTERS[language]?.[letter] ?? letter)
    .trim()
}

export function createPopularSearches(db: Drizzle, brand: string): PopularSearches {
  const cache = new Map<MarketLanguage, { readonly readAt: number; readonly list: readonly PopularSearch[] }>()
  return {
    async list(language, now) {
      const known = cache.get(language)
      const age = known && now.getTime() - known.readAt
      if (known && age !== undefined && age >= 0 && age < CACHE_MS) return known.list
      const all = await listPopularSearches(db, { brand, language }, { now, limit: MAX_CACHED })
      const list = all
        .filter(({ text }) => !isBlocked(text, language))
        .map(({ text, score }) => ({ text: shownSearch(text, language), score }))
        .filter(({ text }) => text !== '')
      cache.set(language, { readAt: now.getTime(), list })
      return list
    },
  }
}
