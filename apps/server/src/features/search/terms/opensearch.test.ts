import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE, inThree, sampleProduct } from '../../../../test/samples/sample-catalogue.ts'
import { startOpenSearchStandIn, type EngineFailure } from '../../../../test/stand-ins/opensearch-stand-in.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { chooseEngine } from '../choose-engine.ts'
import type { SearchEngine } from '../search-engine.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const PATIENCE = { timeout: 20_000 }
let database: TestDatabase
let standIn: Awaited<ReturnType<typeof startOpenSearchStandIn>>
const failures: unknown[] = []

function startProcess(timeoutMs = 5000): SearchEngine {
  return chooseEngine({
    database,
    brand: 'hjemly',
    settings: { engine: 'opensearch', url: standIn.url, timeoutMs },
    dataDir: '',
    onError: (error) => failures.push(error),
  })
}

beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  await importRecords(database.main, SAMPLE_CATALOGUE, { now: NOW })
})
afterAll(() => database.drop())
beforeEach(async () => {
  failures.length = 0
  await database.pool.query('delete from search_vocabularies')
  standIn = await startOpenSearchStandIn()
  return () => standIn.stop()
})

const sentTo = (end: string) => standIn.sent.filter(({ path }) => path.endsWith(end))

it('SRCH-08 products are sent to the engine in bulk, with what the search needs of them', async () => {
  await startProcess().find('da', 'sofa')
  const [bulk] = sentTo('/_bulk')
  const lines = (bulk?.body ?? '').trimEnd().split('\n')
  expect(bulk?.path).toMatch(/^\/firkant-hjemly-da-[0-9a-f]{32}\/_bulk$/)
  expect(bulk?.authorization).toBe(`Basic ${Buffer.from('shop:pass@word').toString('base64')}`)
  expect(lines.length % 2).toBe(0)
  expect(lines).toContain('{"index":{"_id":"nordlo-green"}}')
  const document: unknown = JSON.parse(lines[lines.indexOf('{"index":{"_id":"nordlo-green"}}') + 1] ?? '')
  expect(document).toMatchObject({
    a: expect.stringMatching(/\bsof\b/),
    numbers: expect.arrayContaining(['nordlo-green']),
    width: expect.arrayContaining([200]),
    margin: -0.25,
  })
  expect(standIn.sent.map(({ method, path }) => `${method} ${path.split('/')[2] ?? ''}`.trim())).toEqual([
    'DELETE',
    'PUT',
    'POST _bulk',
    'POST _refresh',
    'POST _search',
  ])
})

it('SRCH-08 a search is one bool query of words, with measures as its filter', async () => {
  const engine = startProcess()
  await engine.find('da', 'grøn sofa', { measures: [{ kind: 'about', cm: 200 }] })
  const [first] = sentTo('/_search')
  const { query, size, _source } = JSON.parse(first?.body ?? '{}') as Record<string, never>
  expect([size, _source]).toEqual([10_000, ['designKey', 'margin', 'measures']])
  expect(query).toMatchObject({
    bool: {
      must: [
        { dis_max: { queries: [{ bool: { must: [{ multi_match: { query: 'grøn', fields: ['a^1', 'b^0.55'] } }] } }] } },
        {
          dis_max: {
            boost: 1.5,
            queries: expect.arrayContaining([
              { bool: { boost: 1, must: [{ multi_match: expect.objectContaining({ query: 'sof' }) }] } },
            ]),
          },
        },
      ],
      filter: [
        {
          bool: {
            minimum_should_match: 1,
            should: expect.arrayContaining([{ range: { width: { gte: 195, lte: 205 } } }]),
          },
        },
      ],
    },
  })
})

it('SRCH-08 an import is indexed beside what answers meanwhile; what nobody can still search in is deleted', async () => {
  const engine = startProcess()
  await engine.find('da', 'sofa')
  const [before] = standIn.indexes.keys()
  for (const name of ['Klitvang', 'Havrim']) {
    await importRecords(database.main, [sampleProduct('nordlo-blue', { name: inThree(name) })], { now: NOW })
    engine.changed()
    await vi.waitFor(async () => {
      await engine.find('da', 'sofa')
      expect((await engine.vocabulary('da')).written.has(name.toLowerCase())).toBe(true)
    }, PATIENCE)
  }
  expect(standIn.indexes.size).toBe(2)
  expect([...standIn.indexes.keys()]).not.toContain(before)
})

it('SRCH-08 the next process finds what the first has indexed', async () => {
  await startProcess().find('da', 'sofa')
  await startProcess().find('da', 'sofa')
  expect(sentTo('/_bulk')).toHaveLength(1)
})

it.each<EngineFailure>(['silence', 'error', 'malformed', 'timed out'])(
  'SRCH-08 an engine that fails by %s is a 503, and the next search succeeds',
  async (how) => {
    await startProcess().find('da', 'sofa')
    const engine = startProcess(200)
    await engine.vocabulary('da')
    standIn.fail(how)
    await expect(engine.find('da', 'sofa')).rejects.toMatchObject({ code: 'unavailable', statusCode: 503 })
    standIn.fail(undefined)
    expect(await engine.find('da', 'sofa')).toMatchObject({ isPartial: false })
    expect(failures).toHaveLength(1)
    expect(JSON.stringify(failures.map(String))).not.toMatch(/word|secret|127\.0/)
  },
)

it('SRCH-08 products that the engine refused leave everything as it was', async () => {
  standIn.fail('refused documents')
  await expect(startProcess().find('da', 'sofa')).rejects.toMatchObject({ statusCode: 503 })
  const { rows } = await database.pool.query('select 1 from search_vocabularies')
  expect(rows).toEqual([])
})
