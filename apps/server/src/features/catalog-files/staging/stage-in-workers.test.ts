import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { generateRecords } from '../../demo/generated/generate-catalogue.ts'
import { readTemplates } from '../../demo/generated/generator-templates.ts'
import type { ImportSource } from '../import-item.ts'
import { ImportError } from '../import-problem.ts'
import { importRecords } from '../import-records.ts'
import { openCatalogueFiles } from '../reading/read-catalogue-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'firkant-threads-'))
let [here, there]: TestDatabase[] = []

beforeEach(async () => {
  ;[here, there] = [await createTestDatabase(), await createTestDatabase()]
})
afterEach(async () => {
  await here?.drop()
  await there?.drop()
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, lines: readonly string[]) {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return { name, path }
}

const TABLES = [
  'products',
  'product_texts',
  'product_documents',
  'variants',
  'price_entries',
  'stock_levels',
  'reviews',
]

async function digestOf(database: TestDatabase, table: string): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select count(*), md5(string_agg(row, '' order by row)) as digest
     from (select (to_jsonb(held) - 'id' - 'recorded_at')::text as row from ${table} as held) as rows`,
  )
  return rows[0]
}

const reportOf = (database: TestDatabase | undefined, source: ImportSource) =>
  database && importRecords(database.main, source, { now: TEST_NOW, skipBad: true })

async function makeLines(database: TestDatabase | undefined, count: number): Promise<string[]> {
  if (!database) return []
  const templates = await readTemplates(database.main)
  return [...generateRecords({ count, seed: 3, now: TEST_NOW, templates })].map((record) => JSON.stringify(record))
}

it('threads that share big files import the same rows, and report the same problems at the same lines', async () => {
  const lines = await makeLines(here, 40)
  lines.splice(70, 0, '{"type":"price"', '', '{"type":"stock","sku":"NOBODY","location":"central","onHand":1}')
  lines.push('{"type":"stock","sku":"NORDLO-3-GREEN","location":"central","onHand":-1}')
  const files = [
    fileOf('records.jsonl', lines),
    fileOf('stock.csv', ['sku,location,onHand', 'NORDLO-3-GREEN,central,77', 'NOBODY,central,1']),
    fileOf('nothing.jsonl', ['']),
  ]
  const read: number[] = []
  const alone = await reportOf(
    here,
    openCatalogueFiles(files).read(() => undefined),
  )
  const together = await reportOf(there, { files, onBytes: (bytes) => void read.push(bytes) })
  expect(together).toEqual(alone)
  // One of them for the stock that stands in both files.
  expect(alone?.problemCount).toBe(6)
  expect(read.at(-1)).toBe(openCatalogueFiles(files).bytes)
  for (const table of TABLES)
    expect(await digestOf(there ?? expect.unreachable(), table), table).toEqual(
      await digestOf(here ?? expect.unreachable(), table),
    )
})

it('a problem in one thread leaves all as it was', async () => {
  const lines = await makeLines(there, 40)
  const files = [fileOf('bad.jsonl', [...lines, '{"type":"nothing"}'])]
  const before = await digestOf(there ?? expect.unreachable(), 'products')
  const failing = there && importRecords(there.main, { files, onBytes: () => undefined }, { now: TEST_NOW })
  await expect(failing).rejects.toBeInstanceOf(ImportError)
  expect(await digestOf(there ?? expect.unreachable(), 'products')).toEqual(before)
})
