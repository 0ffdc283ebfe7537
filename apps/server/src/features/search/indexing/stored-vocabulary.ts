import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { bareForm } from '../language/fold-text.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { createTypoDictionary } from '../language/typos.ts'
import { createWordTerms } from '../ranking/word-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Everything but what functions and files of the code make again. */
export type StoredVocabulary = Pick<
  Vocabulary,
  'kinds' | 'written' | 'spellings' | 'byBareForm' | 'meantWords' | 'phrases' | 'parts'
> & { readonly known: ReadonlySet<string> }

export function storedVocabulary(vocabulary: Vocabulary): StoredVocabulary {
  const { kinds, written, spellings, byBareForm, meantWords, phrases, parts, words } = vocabulary
  return { kinds, written, spellings, byBareForm, meantWords, phrases, parts, known: words.known }
}

/** The inverse of `storedVocabulary`. */
export function* readVocabulary(
  language: MarketLanguage,
  { known, ...stored }: StoredVocabulary,
): WorkSteps<Vocabulary> {
  const words = { ...LANGUAGE_WORDS[language], known }
  const terms = createWordTerms(language, (word) => stored.parts.has(word))
  return {
    language,
    words,
    ...stored,
    sorted: [...stored.written.keys()].toSorted(),
    typos: yield* createTypoDictionary(stored.meantWords, terms.stem),
    synonymsByBareForm: Map.groupBy(words.synonyms.keys(), bareForm),
    split: terms.split,
  }
}
