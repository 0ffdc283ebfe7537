import type { QueryVocabulary } from '../indexing/vocabulary.ts'
import { bareForm, spellFolded } from '../language/fold-text.ts'
import { phraseKey } from '../language/language-words.ts'
import { stem } from '../language/stem.ts'
import { MAX_WORDS, tokensOf } from '../language/tokens.ts'
import { MATCH_FACTORS } from './ranking-weights.ts'

/** One reading of a word: a product must have all the terms, and the last one says what it is. */
export interface Meaning {
  readonly terms: readonly string[]
  readonly factor: number
  /** Used only if no other meaning finds anything. */
  readonly isLastResort?: boolean
}

export interface QueryWord {
  readonly folded: string
  readonly meanings: readonly Meaning[]
  /** It says what the product is, not how it is. */
  readonly isKind: boolean
  /** The correction, if the word was misspelt. */
  readonly correction?: string | undefined
}

const MAX_COMPLETIONS = 24
const MAX_CORRECTIONS = 3
/** At most this many unknown words are corrected; more of them are no typos. */
const MAX_GUESSED = 4
/** Shorter unknown words are not completed or searched inside compounds. */
const MIN_KNOWN_LETTERS = 4

/** Words with this prefix, the most common first. */
export function wordsBeginningWith(index: QueryVocabulary, beginning: string, limit: number): readonly string[] {
  const { sorted, written } = index
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(beginning) === true) end += 1
  const found = sorted.slice(low, end)
  return found.toSorted((a, b) => (written.get(b) ?? 0) - (written.get(a) ?? 0)).slice(0, limit)
}

/** The terms of a word: its own, or those of its parts if it is unknown as a whole. */
function termsOf(index: QueryVocabulary, word: string): readonly string[] {
  const whole = stem(word, index.language)
  if (index.postings.has(whole)) return [whole]
  const parts = index.split(word)
  return parts ? parts.flatMap((part) => termsOf(index, part)) : [whole]
}

function meaningOf(index: QueryVocabulary, words: readonly string[], factor: number): Meaning[] {
  const terms = words.flatMap((word) => termsOf(index, word))
  return terms.every((term) => index.postings.has(term)) ? [{ terms: [...new Set(terms)], factor }] : []
}

const asLastResort = (meaning: Meaning): Meaning => ({ ...meaning, isLastResort: true })

/** Synonyms, also if typed without the letters æ, ø, å. */
function otherWords({ words, language, synonymsByBareForm }: QueryVocabulary, tokens: readonly string[]): Set<string> {
  const key = phraseKey(tokens, language)
  const keys = words.synonyms.has(key) ? [key] : (synonymsByBareForm.get(bareForm(key)) ?? [])
  return new Set(keys.flatMap((known) => words.synonyms.get(known) ?? []))
}

/** Whole words only: a plaid is an uldtæppe, but not every tæppe of uld is a plaid. */
function synonymsOf(index: QueryVocabulary, tokens: readonly string[]): Meaning[] {
  return [...otherWords(index, tokens)].flatMap((other) => {
    const words = other.split(' ').filter((word) => !index.words.stop.has(word))
    const terms = words.map((word) => stem(word, index.language))
    return terms.every((term) => index.postings.has(term)) ? [{ terms, factor: MATCH_FACTORS.synonym }] : []
  })
}

/** `egetræsbord`: a bord of eg, which is a synonym of egetræ. */
function partSynonyms(index: QueryVocabulary, parts: readonly string[]): Meaning[] {
  const modifiers = parts.slice(0, -1)
  const head = parts.slice(-1)
  return modifiers.flatMap((modifier, at) =>
    [...otherWords(index, [modifier])].flatMap((other) =>
      meaningOf(index, [...modifiers.with(at, other), ...head], MATCH_FACTORS.split * MATCH_FACTORS.synonym),
    ),
  )
}

/** What a product is, from specific to general: sovesofa, sofa. */
function headsOf(index: QueryVocabulary, word: string): readonly string[] {
  const head = index.split(word)?.at(-1)
  return head === undefined ? [word] : [word, ...headsOf(index, head)]
}

/** A compound that no product has: all its parts, else some of them, else its last part (a sofa). */
function splitMeanings(index: QueryVocabulary, word: string): Meaning[] {
  const parts = index.split(word) ?? []
  const head = parts.at(-1)
  if (head === undefined) return []
  const heads = headsOf(index, head)
  const someOf = parts
    .slice(0, -1)
    .flatMap((part) => heads.flatMap((shorter) => meaningOf(index, [part, shorter], MATCH_FACTORS.split)))
  return [
    ...meaningOf(index, parts, MATCH_FACTORS.split),
    ...synonymsOf(index, parts),
    ...partSynonyms(index, parts),
    ...[...someOf, ...meaningOf(index, [head], MATCH_FACTORS.head)].map(asLastResort),
  ]
}

function plainMeanings(index: QueryVocabulary, word: string): Meaning[] {
  const isWhole = index.postings.has(stem(word, index.language))
  const bare = index.written.has(word) ? [] : (index.byBareForm.get(bareForm(word)) ?? [])
  return [
    ...(isWhole ? meaningOf(index, [word], MATCH_FACTORS.exact) : []),
    ...bare.filter((other) => other !== word).flatMap((other) => meaningOf(index, [other], MATCH_FACTORS.bare)),
    ...synonymsOf(index, [word]),
    ...(isWhole ? [] : splitMeanings(index, word)),
  ]
}

/** `ø116` and `160cm`: a number and its unit. A full measure (150x200) must match exactly. */
function numberMeanings(index: QueryVocabulary, word: string): Meaning[] {
  if (!/^(?:\d+\p{L}+|\p{L}+\d+)$/u.test(word)) return []
  const parts = (word.match(/\d+|\D+/g) ?? []).filter((part) => !index.words.stop.has(part))
  return meaningOf(index, parts, MATCH_FACTORS.split)
}

/** `designersofa`: an unknown compound that ends in a known word is searched as that word. */
function endMeanings(index: QueryVocabulary, word: string): Meaning[] {
  for (let start = MIN_KNOWN_LETTERS - 1; start <= word.length - MIN_KNOWN_LETTERS; start += 1) {
    const end = word.slice(start)
    if (index.kinds.has(stem(end, index.language))) return meaningOf(index, [end], MATCH_FACTORS.head).map(asLastResort)
  }
  return []
}

/** Corrections of a misspelt word, each with what it finds. */
function guessedWords(index: QueryVocabulary, word: string) {
  // Correctly spelt, though the shop sells none.
  if (index.words.known.has(word)) return []
  return index.typos.meant(word, MAX_CORRECTIONS).flatMap((guess) => {
    const meanings = plainMeanings(index, guess.word)
    return meanings.length > 0 ? [{ ...guess, meanings }] : []
  })
}

interface Reading {
  readonly meanings: readonly Meaning[]
  readonly correction?: string | undefined
}

/** What an unknown word may mean. */
function guesses(index: QueryVocabulary, word: string): Reading {
  const [first, ...others] = guessedWords(index, word)
  if (first?.isSure === true) {
    const asGood = [first, ...others.filter(({ likelihood }) => likelihood === first.likelihood)]
    const meanings = asGood.flatMap((guess) =>
      guess.meanings.map((meaning) => ({ ...meaning, factor: (meaning.factor * MATCH_FACTORS.typo) / guess.distance })),
    )
    return { meanings, correction: first.word }
  }
  const ended = [...numberMeanings(index, word), ...endMeanings(index, word)]
  if (ended.length > 0) return { meanings: ended }
  const longer = word.length < MIN_KNOWN_LETTERS ? [] : wordsBeginningWith(index, word, MAX_COMPLETIONS)
  const meanings = longer.flatMap((other) => meaningOf(index, [other], MATCH_FACTORS.prefix))
  return meanings.length > 0 ? { meanings } : { meanings, correction: first?.word }
}

/** Kinds of products before attributes: `sto` is more likely the beginning of stol than of stof. */
function begunMeanings(index: QueryVocabulary, word: string): Meaning[] {
  const kinds = [...index.kinds].filter((kind) => kind.startsWith(word))
  const words = wordsBeginningWith(index, word, MAX_COMPLETIONS)
  const terms = new Set([...kinds, ...words].filter((other) => other !== word))
  return [...terms].flatMap((other) =>
    meaningOf(index, [other], kinds.includes(other) ? MATCH_FACTORS.begunKind : MATCH_FACTORS.prefix),
  )
}

function readWords(index: QueryVocabulary, words: readonly string[], isTyping: boolean): readonly QueryWord[] {
  let guessed = 0
  return words.map((word, at) => {
    const begun = isTyping && at === words.length - 1 ? begunMeanings(index, word) : []
    const known = [...plainMeanings(index, word), ...begun]
    let reading: Reading = { meanings: known }
    if (known.length === 0 && guessed < MAX_GUESSED) {
      guessed += 1
      reading = guesses(index, word)
    }
    const head = reading.meanings[0]?.terms.at(-1)
    return { folded: word, ...reading, isKind: head !== undefined && index.kinds.has(head) }
  })
}

/** Two words that are one elsewhere, `sofa bord`, or have a common synonym. */
function pairMeanings(index: QueryVocabulary, left: string, right: string): Meaning[] {
  const joined = stem(left + right, index.language)
  return [
    ...(index.postings.has(joined) ? [{ terms: [joined], factor: MATCH_FACTORS.joined }] : []),
    ...synonymsOf(index, [left, right]),
  ]
}

const MEASURE = /(\d{2,3})\s*[x×*]\s*(?=\d{2,3}\b)/giu

/** Joins words that belong together: `160 x 200` is one measure, `sofa bord` a sofabord. */
function wordsIn(index: QueryVocabulary, text: string): readonly string[] {
  const words: string[] = []
  for (const { folded } of tokensOf(text.replaceAll(MEASURE, '$1x'))) {
    const joined = (words.at(-1) ?? '') + folded
    const isOne = words.length > 0 && !/\d/.test(joined) && index.kinds.has(stem(joined, index.language))
    if (isOne) words.splice(-1, 1, joined)
    else words.push(folded)
  }
  return words
}

/** The words of a query and what each may mean. `isTyping`: the last one may be incomplete. */
export function readQuery(index: QueryVocabulary, text: string, isTyping = false): readonly QueryWord[] {
  const all = wordsIn(index, text)
  const significant = all.filter((word) => !index.words.stop.has(word))
  const words = [...new Set(significant.length > 0 ? significant : all)].slice(0, MAX_WORDS)
  const query = readWords(index, words, isTyping)
  return query.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    const together = [
      ...(before === undefined ? [] : pairMeanings(index, before, word.folded)),
      ...(after === undefined ? [] : pairMeanings(index, word.folded, after)),
    ]
    return together.length > 0 ? { ...word, meanings: [...word.meanings, ...together], correction: undefined } : word
  })
}

/** The query with its misspelt words corrected; undefined if none was. */
export function correctedText(index: QueryVocabulary, text: string, query: readonly QueryWord[]): string | undefined {
  const corrections = new Map(query.flatMap(({ folded, correction }) => (correction ? [[folded, correction]] : [])))
  if (corrections.size === 0) return undefined
  return tokensOf(text)
    .map(({ folded, written }) => {
      const right = corrections.get(folded)
      return right === undefined ? written : (index.spellings.get(right) ?? spellFolded(right, index.language))
    })
    .join(' ')
}
