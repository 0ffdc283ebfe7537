import { join } from 'node:path'
import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { searchIn } from '../../../../test/samples/search-samples.ts'
import { DEMO_FOLDER } from '../../../commands/demo/import-demo.ts'
import { describeRelevance } from '../../../commands/reports/search-report-command.ts'
import { loadWrittenPages } from '../../../start/services/written-pages.ts'
import { readContentFiles } from '../../content/importing/content-files.ts'
import { importContent } from '../../content/importing/import-content.ts'
import { readDemoCatalogue } from '../../demo/demo-files.ts'
import { buildIndex } from '../indexing/build-index.ts'
import type { SearchIndex } from '../indexing/search-index.ts'
import { foldText } from '../language/fold-text.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { matchDocuments } from '../ranking/match-documents.ts'
import { readQuery } from '../ranking/query-meanings.ts'
import { shortcomingsOf } from './relevance-measures.ts'
import { RELEVANCE_QUERIES } from './relevance-queries.ts'
import { measureRelevance, type MarketRelevance } from './relevance-report.ts'

const brand = BRANDS.hjemly
const markets = brand.markets.map((market) => MARKETS[market])
const { products } = readDemoCatalogue(DEMO_FOLDER)
const SOFA: Readonly<Record<MarketLanguage, string>> = { da: 'sofa', nb: 'sofa', sv: 'soffa' }

let database: TestDatabase
let report: readonly MarketRelevance[] = []
const indexes = new Map<MarketLanguage, SearchIndex>()

beforeAll(async () => {
  database = await createTestDatabase()
  const written = readContentFiles(join(DEMO_FOLDER, 'content')).filter((folder) => folder.brand === brand.key)
  await importContent(database.main, written)
  report = await measureRelevance(database.main, {
    brand: brand.key,
    markets,
    now: TEST_NOW,
    loadPages: (language) => loadWrittenPages(database.main, brand, { language, now: TEST_NOW }),
  })
  for (const { language } of markets)
    indexes.set(language, await buildIndex(database.main, { brand: brand.key, language }))
})
afterAll(() => database.drop())

function indexOf(language: MarketLanguage): SearchIndex {
  const index = indexes.get(language)
  if (!index) throw new Error(`No index of ${language}`)
  return index
}

/** Every product that contains all the words, however insignificant. */
function mentioning(index: SearchIndex, query: ReturnType<typeof readQuery>): ReadonlySet<string> {
  const sets = query.map(({ meanings }) => {
    const documents = meanings.flatMap(({ terms }) => {
      const lists = terms.map((term) => new Set(index.postings.get(term)?.documents))
      return [...(lists[0] ?? [])].filter((document) => lists.every((list) => list.has(document)))
    })
    return new Set(documents)
  })
  const [first = new Set<number>(), ...others] = sets
  const everywhere = [...first].filter((document) => others.every((set) => set.has(document)))
  return new Set(everywhere.map((document) => index.keys[document] ?? ''))
}

describe.each(markets.map((market) => [market.language, market] as const))('SRCH-08 in %s', (language, market) => {
  const own = () => {
    const measured = report.find((each) => each.market.key === market.key)
    if (!measured) throw new Error(`${language} was not measured`)
    return measured
  }

  it('what was meant stands first', () => {
    expect(shortcomingsOf(own().summary), describeRelevance(own())).toEqual([])
  })

  it('a kind of product finds none that only stands in a category of it', () => {
    const { keys } = searchIn(indexOf(language), SOFA[language])
    expect(keys.length).toBeGreaterThan(20)
    const families = products.filter(({ productKey }) => keys.includes(productKey)).map(({ family }) => family)
    expect(families).not.toContain('pouf')
  })

  it('a sku or product key finds its product first', () => {
    expect(own().summary.byKind).toContainEqual({ kind: 'number', queries: 3, ndcg: 1 })
  })

  it('the report names what it measured', () => {
    expect(describeRelevance(own())).toMatch(new RegExp(`^${language} \\(${market.key}\\): NDCG@10 0\\.\\d{3} of \\d+`))
  })

  it('every judged query that has an answer can be answered by what the demo sells', () => {
    expect(own().summary.answerable).toBe(
      RELEVANCE_QUERIES[language].filter(({ rules, says }) => rules.length > 0 || says).length,
    )
  })

  it('every product is found by its own name', () => {
    const index = indexOf(language)
    const lost = products.filter(({ productKey, name }) => {
      const { keys, isPartial } = searchIn(index, name[language])
      return isPartial || !keys.includes(productKey)
    })
    expect(lost.map(({ name }) => name[language])).toEqual([])
  })

  it('the order of the words changes nothing in what is found', () => {
    const index = indexOf(language)
    for (const { series, colourName, materialName } of products) {
      const words = [colourName[language], series, materialName[language]]
      const [one, other] = [words, words.toReversed()].map((order) => searchIn(index, order.join(' ')))
      expect(one?.keys.toSorted(), words.join(' ')).toEqual(other?.keys.toSorted())
      expect(one?.isPartial).toBe(other?.isPartial)
    }
  })

  it('a word more never finds what lacks a word, unless it says so', () => {
    const index = indexOf(language)
    for (const { q } of RELEVANCE_QUERIES[language])
      for (const { q: more } of RELEVANCE_QUERIES[language].filter(({ kind }) => kind === 'exact')) {
        const text = `${q} ${more}`
        const query = readQuery(index, text)
        const { documents, isPartial } = matchDocuments(index, query)
        if (isPartial) continue
        const whole = mentioning(index, query)
        const strangers = [...documents].filter((document) => !whole.has(index.keys[document] ?? ''))
        expect(strangers, text).toEqual([])
      }
  })

  it('no blocked word stands inside a word that furniture is called by', () => {
    const { blocked, parts, synonyms } = LANGUAGE_WORDS[language]
    const decent = [...indexOf(language).written.keys(), ...parts, ...synonyms.keys(), ...[...synonyms.values()].flat()]
    const hit = decent.filter((word) => [...blocked].some((bad) => foldText(word).includes(bad)))
    expect(blocked.size).toBeGreaterThan(0)
    expect(hit).toEqual([])
  })
})
