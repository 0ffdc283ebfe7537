import { describe, expect, it } from 'vitest'
import { readSearchText } from '@firkant/domain/search/search-suggestion.ts'
import { SAMPLE_INDEX } from '../../../test/samples/search-samples.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { matchDocuments } from './ranking/match-documents.ts'
import { completePhrases, highlightOf, phraseOf, type Phrase } from './ranking/phrases.ts'
import { correctedText, readQuery } from './ranking/query-meanings.ts'
import { memoise } from './ranking/word-terms.ts'

interface Work {
  lookups: number
  guesses: number
  splits: number
  compared: number
}

/** Counts every lookup. */
class CountedMap<Key, Value> extends Map<Key, Value> {
  onLookup: () => void = () => undefined
  override get(key: Key): Value | undefined {
    this.onLookup()
    return super.get(key)
  }
  override has(key: Key): boolean {
    this.onLookup()
    return super.has(key)
  }
}

function counted<Key, Value>(map: ReadonlyMap<Key, Value>, onLookup: () => void): ReadonlyMap<Key, Value> {
  const copy = new CountedMap(map)
  copy.onLookup = onLookup
  return copy
}

function countedIndex(work: Work): SearchIndex {
  const look = () => void (work.lookups += 1)
  const { typos, split, postings, written, byBareForm, synonymsByBareForm, words } = SAMPLE_INDEX
  return {
    ...SAMPLE_INDEX,
    postings: counted(postings, look),
    written: counted(written, look),
    byBareForm: counted(byBareForm, look),
    synonymsByBareForm: counted(synonymsByBareForm, look),
    words: { ...words, synonyms: counted(words.synonyms, look) },
    typos: {
      meant(word, limit) {
        work.guesses += 1
        return typos.meant(word, limit)
      },
    },
    split(word) {
      work.splits += 1
      return split(word)
    },
  }
}

/** A phrase that counts how often its words are read. */
function countedPhrase(text: string, work: Work): Phrase<'product'> {
  const { tokens, ...rest } = phraseOf<'product'>({ text, of: 'product', weight: 1 }, 'da')
  return {
    ...rest,
    get tokens() {
      work.compared += 1
      return tokens
    },
  }
}

const PHRASES = 10

/** The work of one search and one keystroke. */
function workOf(typed: string): Work {
  const work = { lookups: 0, guesses: 0, splits: 0, compared: 0 }
  const index = countedIndex(work)
  const text = readSearchText(typed)
  for (const isTyping of [false, true]) {
    const asked = readQuery(index, text, isTyping)
    matchDocuments(index, asked)
    correctedText(index, text, asked)
  }
  const phrases = Array.from({ length: PHRASES }, () => countedPhrase('sofa bord stol lampe', work))
  completePhrases(phrases, text, { language: 'da', limit: 6, split: index.split })
  expect(highlightOf('Nord 3-pers. sofa', text).length).toBeLessThan(60)
  return work
}

const letters = (length: number, seed: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * 7 + seed * 11 + at * at * seed) % 26))).join('')
const manyWords = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => letters(length, at + 1)).join(' ')

const HOSTILE: readonly (readonly [name: string, make: (size: number) => string])[] = [
  ['one letter again and again', (size) => 'x'.repeat(size)],
  ['one word without an end', (size) => letters(size, 3)],
  ['a compound without an end', (size) => 'sofabordstol'.repeat(Math.ceil(size / 12))],
  ['the same word again and again', (size) => 'sofa '.repeat(Math.ceil(size / 5))],
  ['many words of two letters', (size) => manyWords(Math.ceil(size / 3), 2)],
  ['many words that nobody knows', (size) => manyWords(Math.ceil(size / 9), 8)],
  ['emoji', (size) => '🛋️👨‍👩‍👧‍👦'.repeat(Math.ceil(size / 13))],
  ['letters with marks', (size) => 's\u0301\u0302o\u0323f\u0304a '.repeat(Math.ceil(size / 9))],
  ['one letter with marks without an end', (size) => `a${'\u0301\u0323'.repeat(size / 2)}`],
  ['signs that unfold into sentences', (size) => 'ﷺ'.repeat(size)],
  ['measures', (size) => '10x10'.repeat(Math.ceil(size / 5))],
  [
    'every word that the shop has',
    (size) => 'sofa bord stol grøn eg velour spejl pude stue '.repeat(Math.ceil(size / 44)),
  ],
]

describe('SRCH-08 what somebody writes to make work', () => {
  it.each(HOSTILE)('%s is read so far and no further', (_, make) => {
    const work = workOf(make(2000))
    expect(work.lookups).toBeLessThan(2000)
    expect(work.guesses).toBeLessThanOrEqual(2 * 4)
    expect(work.splits).toBeLessThan(500)
    // Every word of a dozen, in each way of matching, with each phrase.
    expect(work.compared).toBeLessThanOrEqual(PHRASES * (12 + 4))
  })

  it.each(HOSTILE)('%s costs no more when it is ten times as long', (_, make) => {
    expect(workOf(make(20_000))).toEqual(workOf(make(2000)))
  })

  it('results are not cached for ever', () => {
    const made: string[] = []
    const stemmed = memoise((word) => made.push(word), 3)
    for (const word of ['a', 'a', 'b', 'c', 'd', 'a']) stemmed(word)
    expect(made).toEqual(['a', 'b', 'c', 'd', 'a'])
  })
})
