import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE, inThree, sampleProduct } from '../../../../test/samples/sample-catalogue.ts'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { sourceOf } from '../../../platform/stored-files/stored-parts.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { readCatalogueVersion } from '../../catalog/catalogue-version.ts'
import { createMemoryEngine, type MemoryEngine } from '../memory-engine.ts'
import { buildIndex } from './build-index.ts'
import { openIndexFiles } from './index-files.ts'
import { readIndex, writeIndex } from './stored-index.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const ENOUGH_TO_STORE = 2000
const PATIENCE = { timeout: 20_000 }
const CONTEXT = { brand: 'hjemly', language: 'da' } as const
let database: TestDatabase
let folder = ''
const failures: unknown[] = []
const files = () => openIndexFiles(folder, (error) => failures.push(error))
const path = () => join(folder, 'hjemly.da.index')

beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  const products = Array.from({ length: ENOUGH_TO_STORE }, (_, index) => sampleProduct(`many-${index}`))
  await importRecords(database.main, [...SAMPLE_CATALOGUE, ...products], { now: NOW })
})
afterAll(() => database.drop())
beforeEach(() => {
  failures.length = 0
  folder = mkdtempSync(join(tmpdir(), 'firkant-index-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Whether a product is called so. */
const findIn = async (engine: MemoryEngine, name: string) => (await engine.index('da')).written.has(name)
const startProcess = () => createMemoryEngine(database.main, 'hjemly', files())
const whenStored = () => vi.waitFor(() => expect(existsSync(path())).toBe(true), PATIENCE)
const versionOf = async () => (await readCatalogueVersion(database.main)) ?? ''

it('SRCH-08 an index that was stored is the index that was made', async () => {
  const made = await buildIndex(database.main, CONTEXT)
  const read = atOnce(readIndex('da', sourceOf(Buffer.concat(atOnce(writeIndex(made))))))
  const { split, typos, ...data } = made
  expect(read).toMatchObject(data)
  for (const word of ['sofabord', 'nordlo', 'hjørnesofa']) expect(read.split(word)).toEqual(split(word))
  expect(read.typos.meant('nordlp', 3)).toEqual(typos.meant('nordlp', 3))
})

it('SRCH-08 the next process reads what the first made; an import makes it anew', async () => {
  const first = startProcess()
  expect(await findIn(first, 'klitvang')).toBe(false)
  await whenStored()
  // Behind the shop's back: who reads the database sees it, who reads the file does not.
  await database.pool.query("update product_texts set name = 'Klitvang' where product_key = 'many-7'")
  const second = startProcess()
  expect(await findIn(second, 'klitvang')).toBe(false)
  await second.rebuild('da')
  expect(await findIn(second, 'klitvang')).toBe(true)
  await importRecords(database.main, [sampleProduct('many-8', { name: inThree('Havrim') })], { now: NOW })
  expect(await findIn(startProcess(), 'havrim')).toBe(true)
  expect(failures).toEqual([])
})

it('SRCH-08 a change that is no import is read from the database', async () => {
  const engine = startProcess()
  await engine.index('da')
  await whenStored()
  await database.pool.query("update product_texts set name = 'Solvik' where product_key = 'many-9'")
  engine.changed()
  await vi.waitFor(async () => expect(await findIn(engine, 'solvik')).toBe(true), PATIENCE)
})

it('SRCH-08 prices and stock leave the version as it is', async () => {
  const before = await versionOf()
  await importRecords(database.main, [{ type: 'stock', sku: 'MANY-1', location: 'central', onHand: 1 }], { now: NOW })
  expect(await versionOf()).toBe(before)
})

it('SRCH-08 a file that is broken, of another version or too small to be worth it is none', async () => {
  const index = await buildIndex(database.main, CONTEXT)
  await files().write(CONTEXT, 'one', index)
  expect(await files().read(CONTEXT, 'another')).toBeUndefined()
  expect((await files().read(CONTEXT, 'one'))?.keys).toEqual(index.keys)
  expect(failures).toEqual([])
  truncateSync(path(), readFileSync(path()).length - 1)
  expect(await files().read(CONTEXT, 'one')).toBeUndefined()
  expect(failures).toHaveLength(1)
  rmSync(path())
  await files().write(CONTEXT, 'one', { ...index, keys: index.keys.slice(0, ENOUGH_TO_STORE - 1) })
  expect(readdirSync(folder)).toEqual([])
})

it('SRCH-08 a folder that can not be written is reported, and the search goes on', async () => {
  writeFileSync(path(), 'a file where the folder should be')
  const unwritable = openIndexFiles(path(), (error) => failures.push(error))
  const engine = createMemoryEngine(database.main, 'hjemly', unwritable)
  expect((await engine.index('da')).keys.length).toBeGreaterThanOrEqual(ENOUGH_TO_STORE)
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), PATIENCE)
})
