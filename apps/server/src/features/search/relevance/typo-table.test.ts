import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { buildIndex } from '../indexing/build-index.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { matchDocuments } from '../ranking/match-documents.ts'
import { correctedText, readQuery } from '../ranking/query-meanings.ts'
import { loadNames } from '../search-documents.ts'
import { commonShortWords, SLIPS, tryTypos, type Slip } from './typo-table.ts'

const WORDS = 50
/** Share of typos, by kind, that find or suggest the right word. */
const MIN_SHARE: Readonly<Record<Slip, number>> = { swapped: 0.99, doubled: 0.99, wrong: 0.97, missing: 0.95 }
/** Share of these that find it directly. */
const MIN_FOUND: Readonly<Record<Slip, number>> = { swapped: 0.99, doubled: 0.99, wrong: 0.65, missing: 0.45 }

const scopes = Object.values(BRANDS).flatMap((brand) =>
  brand.markets.map((market) => ({ brand: brand.key, language: MARKETS[market].language })),
)
const indexes = new Map<string, SearchIndex>()
let database: TestDatabase
let names: readonly string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  names = await loadNames(database.main)
  for (const context of scopes)
    indexes.set(`${context.brand} ${context.language}`, await buildIndex(database.main, context))
})
afterAll(() => database.drop())

function indexOf(brand: string, language: string): SearchIndex {
  const index = indexes.get(`${brand} ${language}`)
  if (!index) throw new Error(`No index of ${brand} in ${language}`)
  return index
}

function answer(index: SearchIndex, text: string) {
  const asked = readQuery(index, text)
  return { corrected: correctedText(index, text, asked), found: matchDocuments(index, asked).documents.length }
}

describe.each(scopes)('SRCH-08 a slip in a short word: $brand in $language', ({ brand, language }) => {
  const right = {
    da: { lamp: ['lampe'], sofa: ['sofa'] },
    nb: { lamp: ['lampe'], sofa: ['sofa'] },
    sv: { lamp: ['lampa', 'lampor'], sofa: ['soffa'] },
  }[language]

  it.each(['lanpe', 'lmape'])('%s finds lamps', (typed) => {
    const { corrected, found } = answer(indexOf(brand, language), typed)
    expect(right.lamp).toContain(corrected)
    expect(found).toBeGreaterThan(0)
  })
  it('lamke finds lamps or leads to them, sfoa finds sofas', () => {
    expect(right.lamp).toContain(answer(indexOf(brand, language), 'lamke').corrected)
    const { corrected, found } = answer(indexOf(brand, language), 'sfoa')
    expect(right.sofa).toContain(corrected)
    expect(found).toBeGreaterThan(0)
  })

  it('no word that exists is put right: what the shop says, the language has, and makers and series are called', () => {
    const index = indexOf(brand, language)
    const spelt = [...index.written.keys(), ...index.words.known, ...names]
    expect(spelt.length).toBeGreaterThan(names.length)
    expect(spelt.filter((word) => answer(index, word).corrected !== undefined)).toEqual([])
  })
})

describe.each(['da', 'nb', 'sv'])('SRCH-08 every slip in the most common short words: %s', (language) => {
  it('finds what was meant, or leads to it', () => {
    const index = indexOf('hjemly', language)
    const words = commonShortWords(index, WORDS)
    expect(words).toHaveLength(WORDS)
    const results = tryTypos(index, words)
    for (const slip of Object.keys(SLIPS) as Slip[]) {
      const own = results.filter((result) => result.slip === slip)
      const share = (...outcomes: readonly string[]) =>
        own.filter(({ outcome }) => outcomes.includes(outcome)).length / own.length
      expect(own.length, slip).toBeGreaterThan(WORDS)
      expect(share('found', 'suggested'), slip).toBeGreaterThanOrEqual(MIN_SHARE[slip])
      expect(share('found'), slip).toBeGreaterThanOrEqual(MIN_FOUND[slip])
    }
  })
})
