import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { MeasureCondition } from '@firkant/domain/search/measure-condition.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { startOpenSearchStandIn } from '../../../../test/stand-ins/opensearch-stand-in.ts'
import { createListingService, type ListingService } from '../../catalog/listing/listing-service.ts'
import type { ListingTable } from '../../catalog/listing/listing-table.ts'
import { chooseEngine } from '../choose-engine.ts'
import type { FindOptions, SearchEngine } from '../search-engine.ts'
import { SEARCH_ENGINES, type SearchSettings } from '../search-settings.ts'

const MARKET = MARKETS.DK
let database: TestDatabase
let listings: ListingService
let standIn: Awaited<ReturnType<typeof startOpenSearchStandIn>>
const engines = new Map<string, SearchEngine>()
const failures: unknown[] = []
const folder = mkdtempSync(join(tmpdir(), 'firkant-engines-'))

beforeAll(async () => {
  database = await createTestDatabase()
  listings = createListingService(database.main, 'hjemly')
  standIn = await startOpenSearchStandIn()
  const settings: readonly SearchSettings[] = [
    { engine: 'memory' },
    { engine: 'postgres' },
    { engine: 'opensearch', url: standIn.url, timeoutMs: 5000 },
  ]
  for (const each of settings)
    engines.set(
      each.engine,
      chooseEngine({
        database,
        brand: 'hjemly',
        settings: each,
        dataDir: folder,
        onError: (error) => failures.push(error),
      }),
    )
})
afterAll(async () => {
  await standIn.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function search(engine: string, text: string, options: FindOptions = {}) {
  const known = engines.get(engine)
  if (!known) throw new Error(`No engine ${engine}`)
  const { rank, ...found } = await known.find('da', text, options)
  // All that were found: the listing shows one colour of each design.
  const keys: string[] = []
  const noteKeys = (table: ListingTable) => {
    const rows = rank(table)
    for (const row of rows) keys.push(table.keys[row] ?? '')
    return rows
  }
  await listings.keysRanked(MARKET, { rank: noteKeys, limit: 1, now: TEST_NOW })
  return { ...found, keys }
}

async function subtitlesOf(keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ key: string; subtitle: string }>(
    `select product_key as key, lower(subtitle) as subtitle from product_texts where language = 'da'`,
  )
  const known = new Map(rows.map(({ key, subtitle }) => [key, subtitle]))
  return keys.map((key) => known.get(key) ?? '')
}

const FOUND: readonly (readonly [query: string, kind: RegExp, isPartial: boolean])[] = [
  ['sofa', /sofa/, false],
  ['sofaer', /sofa/, false],
  ['grøn sofa', /sofa/, false],
  ['groen sofa', /sofa/, false],
  ['sovesofa', /sovesofa/, false],
  ['sofabord', /sofabord/, false],
  ['sofa bord', /sofabord/, false],
  ['lampe', /lampe|pendel/, false],
  ['spejl', /spejl/, false],
  ['designersofa', /sofa/, true],
  ['sofa kvantefysik', /sofa/, true],
]

describe.each(SEARCH_ENGINES)('SRCH-08 searched by %s', (engine) => {
  it.each(FOUND)('%s', async (query, kind, isPartial) => {
    const found = await search(engine, query)
    expect(found.isPartial).toBe(isPartial)
    expect((await subtitlesOf(found.keys.slice(0, 3))).every((subtitle) => kind.test(subtitle))).toBe(true)
  })

  it.each(['sofa', 'grøn sofa', 'sovesofa', 'stue', 'lampe', 'rundt spejl', 'egetræsbord', 'designersofa'])(
    '%s finds the same products as in memory',
    async (query) => {
      const [reference, found] = [await search('memory', query), await search(engine, query)]
      expect(found.keys.toSorted()).toEqual(reference.keys.toSorted())
      expect(reference.keys.slice(0, 20)).toContain(found.keys[0])
    },
  )

  it('corrects what is misspelt, and finds nothing for what nobody sells', async () => {
    expect(await search(engine, 'sfoabord')).toMatchObject({ corrected: 'sofabord' })
    expect((await search(engine, 'kvantefysik')).keys).toEqual([])
    expect((await search(engine, "'; drop table \\ & | ! :*")).keys).toEqual([])
  })

  it('completes the last word while it is typed', async () => {
    const found = await search(engine, 'sove', { isTyping: true })
    expect((await subtitlesOf(found.keys.slice(0, 1)))[0]).toMatch(/sove/)
  })

  it('finds a product by its article number, and everything without a text', async () => {
    const [first = ''] = (await search('memory', '')).keys
    expect((await search(engine, first.toUpperCase())).keys).toEqual([first])
    expect((await search(engine, '')).keys.toSorted()).toEqual((await search('memory', '')).keys.toSorted())
  })

  it.each<MeasureCondition>([
    { kind: 'about', cm: 200 },
    { kind: 'within', side: 'height', max: 60 },
    { kind: 'area', cm: [140, 200] },
  ])('measures %o', async (measure) => {
    for (const text of ['', 'sofa']) {
      const wanted = { measures: [measure] }
      const reference = await search('memory', text, wanted)
      expect((await search(engine, text, wanted)).keys.toSorted()).toEqual(reference.keys.toSorted())
    }
  })

  it('leaves out the rarest word, knows what products are called, and counts them', async () => {
    expect(await engines.get(engine)?.withoutRarest('da', 'sofa kvantefysik')).toBe('sofa')
    const called = await engines.get(engine)?.vocabulary('da')
    expect(called?.phrases.map(({ text }) => text)).toEqual(
      (await engines.get('memory')?.vocabulary('da'))?.phrases.map(({ text }) => text),
    )
    expect(await engines.get(engine)?.rebuild('da')).toBe(await engines.get('memory')?.rebuild('da'))
    expect(failures).toEqual([])
  })
})
