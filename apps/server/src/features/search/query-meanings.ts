import { bareForm } from './language/fold-text.ts'
import { phraseKey } from './language/language-words.ts'
import { stem } from './language/stem.ts'
import { tokensOf } from './language/tokens.ts'
import { MATCH_FACTORS } from './ranking-weights.ts'
import type { SearchIndex } from './search-index.ts'

/** One way to read a word of the query: a product must have all the terms. */
export interface Meaning {
  readonly terms: readonly string[]
  readonly factor: number
  /** Only when no other meaning finds anything. */
  readonly isLastResort?: boolean
}

/** One word of the query. */
export interface AskedWord {
  readonly folded: string
  readonly meanings: readonly Meaning[]
  /** The word that was meant, when it was misspelt. */
  readonly correction?: string | undefined
}

const MOST_WORDS = 12
const MOST_COMPLETIONS = 24
const MOST_CORRECTIONS = 3
/** A word this long that nobody knows may be the beginning of one. */
const LEAST_BEGINNING = 4

/** Words that begin so, the most common first. */
export function wordsBeginningWith(index: SearchIndex, beginning: string, limit: number): readonly string[] {
  const { sorted, written } = index
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; sorted[at]?.startsWith(beginning); at += 1) found.push(sorted[at] ?? '')
  return found.toSorted((a, b) => (written.get(b) ?? 0) - (written.get(a) ?? 0)).slice(0, limit)
}

/** The terms of a word: its own, or those of its parts when it stands nowhere as a whole. */
function termsOf(index: SearchIndex, word: string): readonly string[] {
  const whole = stem(word, index.language)
  if (index.postings.has(whole)) return [whole]
  const parts = index.split(word)
  return parts ? parts.flatMap((part) => termsOf(index, part)) : [whole]
}

function meaningOf(index: SearchIndex, words: readonly string[], factor: number): Meaning[] {
  const terms = words.flatMap((word) => termsOf(index, word))
  return terms.every((term) => index.postings.has(term)) ? [{ terms: [...new Set(terms)], factor }] : []
}

function synonymsOf(index: SearchIndex, tokens: readonly string[]): Meaning[] {
  const others = index.words.synonyms.get(phraseKey(tokens, index.language)) ?? []
  return others.flatMap((other) => meaningOf(index, other.split(' '), MATCH_FACTORS.synonym))
}

/** A compound that no product is called by: all its parts, or at least what it is in the end, a sovesofa. */
function splitMeanings(index: SearchIndex, word: string): Meaning[] {
  const parts = index.split(word) ?? []
  const head = parts.at(-1)
  if (head === undefined) return []
  return [
    ...meaningOf(index, parts, MATCH_FACTORS.split),
    ...synonymsOf(index, parts),
    ...parts.flatMap((part) => {
      const factor = part === head ? MATCH_FACTORS.head : MATCH_FACTORS.modifier
      return meaningOf(index, [part], factor).map((meaning) => ({ ...meaning, isLastResort: true }))
    }),
  ]
}

function plainMeanings(index: SearchIndex, word: string): Meaning[] {
  const isWhole = index.postings.has(stem(word, index.language))
  const bare = index.written.has(word) ? [] : (index.byBareForm.get(bareForm(word)) ?? [])
  return [
    ...(isWhole ? meaningOf(index, [word], MATCH_FACTORS.exact) : splitMeanings(index, word)),
    ...bare.filter((other) => other !== word).flatMap((other) => meaningOf(index, [other], MATCH_FACTORS.bare)),
    ...synonymsOf(index, [word]),
  ]
}

/** What somebody may have meant who wrote a word that nobody knows. */
function guesses(index: SearchIndex, word: string): Omit<AskedWord, 'folded'> {
  const meant = index.typos.meant(word, MOST_CORRECTIONS)
  if (meant.length > 0) {
    const closest = meant.filter(({ distance }) => distance === meant[0]?.distance)
    const meanings = closest.flatMap((guess) => {
      const factor = MATCH_FACTORS.typo / guess.distance
      return [
        ...meaningOf(index, [guess.word], factor),
        ...synonymsOf(index, [guess.word]).map((synonym) => ({ ...synonym, factor: factor * synonym.factor })),
      ]
    })
    return { meanings, correction: closest[0]?.word }
  }
  if (word.length < LEAST_BEGINNING) return { meanings: [] }
  const longer = wordsBeginningWith(index, word, MOST_COMPLETIONS)
  return { meanings: longer.flatMap((other) => meaningOf(index, [other], MATCH_FACTORS.prefix)) }
}

function readWord(index: SearchIndex, word: string, isBegun: boolean): AskedWord {
  const begun = isBegun
    ? wordsBeginningWith(index, word, MOST_COMPLETIONS)
        .filter((other) => other !== word)
        .flatMap((other) => meaningOf(index, [other], MATCH_FACTORS.prefix))
    : []
  const meanings = [...plainMeanings(index, word), ...begun]
  return meanings.length > 0 ? { folded: word, meanings } : { folded: word, ...guesses(index, word) }
}

/** Two words that are one elsewhere, `sofa bord`, or have a synonym together. */
function pairMeanings(index: SearchIndex, left: string, right: string): Meaning[] {
  const joined = stem(left + right, index.language)
  return [
    ...(index.postings.has(joined) ? [{ terms: [joined], factor: MATCH_FACTORS.joined }] : []),
    ...synonymsOf(index, [left, right]),
  ]
}

/** The words of a query and what each may mean. `isTyping`: the last one may be only begun. */
export function readQuery(index: SearchIndex, text: string, isTyping = false): readonly AskedWord[] {
  const all = tokensOf(text).map(({ folded }) => folded)
  const telling = all.filter((word) => !index.words.stop.has(word))
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, MOST_WORDS)
  const asked = words.map((word, at) => readWord(index, word, isTyping && at === words.length - 1))
  return asked.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    const together = [
      ...(before === undefined ? [] : pairMeanings(index, before, word.folded)),
      ...(after === undefined ? [] : pairMeanings(index, word.folded, after)),
    ]
    return together.length > 0 ? { ...word, meanings: [...word.meanings, ...together], correction: undefined } : word
  })
}

/** The query with its misspelt words put right, as they are spelt; undefined when none was misspelt. */
export function correctedText(index: SearchIndex, text: string, asked: readonly AskedWord[]): string | undefined {
  const corrections = new Map(asked.flatMap(({ folded, correction }) => (correction ? [[folded, correction]] : [])))
  if (corrections.size === 0) return undefined
  return tokensOf(text)
    .map(({ folded, written }) => {
      const right = corrections.get(folded)
      return right === undefined ? written : (index.spellings.get(right) ?? right)
    })
    .join(' ')
}
