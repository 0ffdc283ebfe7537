import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { inThree, SAMPLE_CATALOGUE, samplePrice, sampleProduct } from '../../../test/samples/sample-catalogue.ts'
import type { ImportItem } from './import-item.ts'
import { ImportError } from './import-problem.ts'
import { importRecords } from './import-records.ts'
import { openCatalogueFiles } from './reading/read-catalogue-files.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const ROWS_OF_SEVERAL_BATCHES = 20_000
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  await take(SAMPLE_CATALOGUE)
})
afterAll(() => database.drop())

const take = (source: Parameters<typeof importRecords>[1]) => importRecords(database.main, source, { now: NOW })
const rows = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows

/** Everything that COPY reads as something else when it stands unescaped. */
const HARD_TEXTS = {
  tab: 'a\tb',
  lines: 'a\n\nb\r\nc\rd',
  backslashes: String.raw`a\b \\ c:\new\table\x41 \134`,
  null: String.raw`\N`,
  'the word null': 'NULL',
  'an end of data': 'a\n\\.\nb',
  quotes: `"a" 'b' ""c"" \\"d\\"`,
  'an array': '{a,"b",NULL}',
  'control characters': 'a\u0001b\u0008c\u000Bd\u001Fe\u007Ff',
  'all planes': 'æøå ß 中 🛋️ 𝒳 \u{10FFFF} a\u0301\u2028\uFEFFb',
} as const

describe('texts arrive as they were given', () => {
  it.each(Object.entries(HARD_TEXTS))('with %s', async (_name, text) => {
    const points = [text, 'to', text].map((point) => inThree(point))
    const images = [{ file: 'products/sofa-1.webp', alt: { da: text } }]
    const variants = [{ sku: 'HARD-TEXT', name: inThree(text) }]
    const given = { description: inThree(text), care: inThree(`a ${text} b`), points, images, variants }
    await take([sampleProduct('hard-text', { name: inThree('Hård'), ...given })])
    const [texts] = await rows(
      "select description, care, points from product_texts where product_key = 'hard-text' and language = 'da'",
    )
    expect(texts).toEqual({ description: text, care: `a ${text} b`, points: [text, 'to', text] })
    expect(await rows("select alt from product_images where product_key = 'hard-text'")).toEqual([
      { alt: { da: text } },
    ])
    expect(await rows("select names from variants where sku = 'HARD-TEXT'")).toEqual([{ names: inThree(text) }])
  })

  it('and what is empty is not what is missing', async () => {
    await take([
      sampleProduct('plain-lamp'),
      sampleProduct('plain-sofa', { variants: [{ sku: 'PLAIN', sizeKey: 's' }] }),
    ])
    const [texts] = await rows(
      "select description, points from product_texts where product_key = 'plain-lamp' and language = 'da'",
    )
    expect(texts).toEqual({ description: '', points: [] })
    expect(await rows("select family, series_key, room_keys from products where key = 'plain-lamp'")).toEqual([
      { family: '', series_key: null, room_keys: [] },
    ])
    expect(await rows("select size_key from variants where product_key like 'plain-%' order by sku")).toEqual([
      { size_key: 's' },
      { size_key: null },
    ])
  })

  it('at their greatest length', async () => {
    const description = inThree('🛋'.repeat(3000))
    await take([sampleProduct('long-text', { description })])
    expect(
      await rows("select distinct length(description) from product_texts where product_key = 'long-text'"),
    ).toEqual([{ length: 3000 }])
  })
})

describe('an import that fails midway', () => {
  const counts = () =>
    rows(`select (select count(*) from products) as products, (select count(*) from price_entries) as prices,
      (select count(*) from stock_levels) as stock`)

  /** The failure, after which nothing is left behind and the next import on the same connections works. */
  async function failureOf(source: Parameters<typeof importRecords>[1]): Promise<unknown> {
    const before = await counts()
    const error = await take(source).catch((reason: unknown) => reason)
    expect(await counts()).toEqual(before)
    const { problemCount } = await take([{ type: 'stock', sku: 'NORDLO-SAND', location: 'central', onHand: 3 }])
    expect(problemCount).toBe(0)
    return error
  }

  function* manyPrices(then: () => CatalogRecord): Generator<CatalogRecord> {
    for (let index = 0; index < ROWS_OF_SEVERAL_BATCHES; index += 1)
      yield samplePrice({ from: new Date(NOW.getTime() + index * 1000).toISOString() })
    yield then()
  }

  it('leaves nothing when its source breaks off', async () => {
    const source = manyPrices(() => {
      throw new Error('The source broke off')
    })
    expect(await failureOf(source)).toMatchObject({ message: 'The source broke off' })
  })

  it('leaves nothing when the database refuses a row', async () => {
    const nul = sampleProduct('nul-sofa', { description: inThree('a\0b') })
    expect(await failureOf(manyPrices(() => nul))).toMatchObject({ code: '22021' })
  })

  it('leaves nothing when a text holds half of a character pair', async () => {
    const half = sampleProduct('half-sofa', { description: inThree('a\uD83Db') })
    expect(await failureOf(manyPrices(() => half))).toMatchObject({
      message: 'A text of a record holds half of a character pair',
    })
  })

  it('leaves nothing when its connection ends', async () => {
    async function* source(): AsyncGenerator<ImportItem> {
      let line = 0
      for (const value of manyPrices(() => samplePrice())) yield { file: 'prices.jsonl', line: (line += 1), value }
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      yield { file: 'prices.jsonl', line: (line += 1), value: samplePrice({ market: 'NO' }) }
    }
    expect(await failureOf(source())).toMatchObject({ message: expect.any(String) })
  })

  it('names the line of a file from which on it is not UTF-8, and takes nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firkant-import-'))
    try {
      const path = join(folder, 'stock.jsonl')
      const good = JSON.stringify({ type: 'stock', sku: 'NORDLO-SAND', location: 'central', onHand: 77 })
      writeFileSync(path, Buffer.concat([Buffer.from(`${good}\n`), Buffer.from([0x7b, 0xff, 0xfe, 0x0a])]))
      const error = await take(openCatalogueFiles([{ name: 'stock.jsonl', path }]).read(() => undefined)).catch(
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(ImportError)
      expect(String(error)).toContain('is not UTF-8 from here on')
      expect(await rows('select 1 from stock_levels where on_hand = 77')).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
