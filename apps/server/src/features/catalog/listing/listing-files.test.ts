import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { DAY_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE, samplePrice, sampleProduct } from '../../../../test/samples/sample-catalogue.ts'
import { publishEvent } from '../../../platform/events/shop-events.ts'
import { sweepAll } from '../../../platform/process/start-sweep.ts'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { sourceOf } from '../../../platform/stored-files/stored-parts.ts'
import { importRecords } from '../../catalog-files/import-records.ts'
import { deleteOldChanges, readCatalogMark } from '../catalog-changes.ts'
import { openListingFiles, readShelf, writeShelf } from './listing-files.ts'
import { createListingService } from './listing-service.ts'
import { createShelfLoader } from './load-shelf.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const ENOUGH_TO_STORE = 2000
const PATIENCE = { timeout: 20_000 }
const EVERYTHING: ListingQuery = { page: 1, sort: 'priceUp', values: {}, ranges: {} }
let database: TestDatabase
let folder = ''
const failures: unknown[] = []
const files = () => openListingFiles({ folder, onError: (error) => failures.push(error) })
const path = () => join(folder, 'hjemly.DK.listing')
const startProcess = () => createListingService(database.main, 'hjemly', files())
const whenStored = () =>
  vi.waitFor(() => expect([existsSync(path()), existsSync(`${path()}.making`)]).toEqual([true, false]), PATIENCE)
const sku = (number: number) => `MANY-${number}`
const key = (number: number) => `many-${number}`

beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  const products = Array.from({ length: ENOUGH_TO_STORE }, (_, index) => sampleProduct(key(index)))
  const prices = products.map((_, index) => samplePrice({ sku: sku(index), amount: 5000 + index }))
  await importRecords(database.main, [...SAMPLE_CATALOGUE, ...products, ...prices], { now: NOW })
})
afterAll(() => database.drop())
beforeEach(() => {
  failures.length = 0
  folder = mkdtempSync(join(tmpdir(), 'firkant-listing-'))
  return async () => {
    // A table that is being stored would find its folder gone, and tell the next test.
    await vi.waitFor(() => expect(existsSync(`${path()}.making`)).toBe(false), PATIENCE)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The keys of the cheapest products, as a process that has just started lists them. */
async function cheapest(service = startProcess(), now = NOW): Promise<readonly string[]> {
  const listed = await service.list(MARKETS.DK, { source: { categoryKey: 'sofas' }, query: EVERYTHING, now })
  return listed.productKeys
}

let lastPrice = 900
/** Behind the shop's back: who reads the database sees it, who reads the file does not. */
async function makeCheapest(number: number): Promise<void> {
  lastPrice -= 1
  await database.pool.query(
    `insert into price_entries (brand, market, sku, amount_minor, reason, starts_at) values ('hjemly', 'DK', $1, $2, 'regular', $3)`,
    [sku(number), lastPrice * 100, later(-HOUR_MS)],
  )
}

async function storedOnce(): Promise<void> {
  await cheapest()
  await whenStored()
}

it('PAGE-03 a table that was stored is the table that was made', async () => {
  const { table, names, readAt } = await createShelfLoader({
    db: database.main,
    brand: 'hjemly',
    market: MARKETS.DK,
  }).load({ now: NOW, newerThan: 0, onOutdated: () => undefined })
  const mark = await readCatalogMark(database.main)
  if (!mark) throw new Error('There is no catalogue')
  const stored = { table, names, readAt, mark }
  expect(atOnce(readShelf(sourceOf(Buffer.concat(atOnce(writeShelf(stored))))))).toEqual(stored)
})

it('PAGE-03 the next process reads what the first made, and then only what changed since', async () => {
  await storedOnce()
  await makeCheapest(11)
  await makeCheapest(12)
  expect((await cheapest()).slice(0, 2)).not.toContain(key(12))
  await publishEvent(database.main, { type: 'catalog-changed', productKeys: [key(12)] })
  const [first, second] = await cheapest()
  expect(first).toBe(key(12))
  expect(second).not.toBe(key(11))
  expect(failures).toEqual([])
})

it('PAGE-03 a change that was under way while the table was made is known afterwards', async () => {
  const slow = await database.pool.connect()
  try {
    await slow.query('begin')
    await slow.query(`insert into catalog_changes (product_keys) values (array['${key(21)}'])`)
    // A younger transaction that commits first.
    await publishEvent(database.main, { type: 'catalog-changed', productKeys: [key(1)] })
    await storedOnce()
    await makeCheapest(21)
    await slow.query('commit')
  } finally {
    slow.release()
  }
  expect((await cheapest())[0]).toBe(key(21))
})

it('PAGE-03 a price that begins after the table was stored is shown from then on', async () => {
  await importRecords(
    database.main,
    [
      samplePrice({
        sku: sku(31),
        amount: 100,
        from: later(HOUR_MS).toISOString(),
        to: later(2 * HOUR_MS).toISOString(),
        reason: 'campaign',
      }),
    ],
    { now: NOW },
  )
  await storedOnce()
  expect((await cheapest())[0]).not.toBe(key(31))
  expect((await cheapest(startProcess(), later(HOUR_MS)))[0]).toBe(key(31))
})

it('PAGE-03 after an import, a change of everything or a restored backup the table is made anew', async () => {
  await storedOnce()
  await makeCheapest(41)
  await importRecords(database.main, [sampleProduct('many-new')], { now: NOW })
  expect((await cheapest())[0]).toBe(key(41))
  await whenStored()
  await makeCheapest(42)
  await publishEvent(database.main, { type: 'catalog-changed', ofOffersOnly: true })
  const service = startProcess()
  await vi.waitFor(async () => expect((await cheapest(service))[0]).toBe(key(42)), PATIENCE)
  await whenStored()
  await makeCheapest(43)
  await database.pool.query('delete from catalog_changes')
  expect((await cheapest())[0]).toBe(key(43))
})

it('PAGE-03 after a feed of everything the next process lists by the last table while it makes another', async () => {
  await storedOnce()
  await makeCheapest(46)
  await publishEvent(database.main, { type: 'catalog-changed', ofOffersOnly: true })
  const slow = await database.pool.connect()
  try {
    // Nobody can read a price as long as this lasts.
    await slow.query('begin')
    await slow.query('lock table price_entries in access exclusive mode')
    const service = startProcess()
    const listed = await service.list(MARKETS.DK, { source: { categoryKey: 'sofas' }, query: EVERYTHING, now: NOW })
    expect(listed.isStale).toBe(true)
    expect(listed.productKeys[0]).not.toBe(key(46))
    await slow.query('rollback')
    await vi.waitFor(async () => expect((await cheapest(service))[0]).toBe(key(46)), PATIENCE)
  } finally {
    slow.release()
  }
})

it('PAGE-03 a running shop asks for everything again after a day, and a file that is too old is none', async () => {
  const service = startProcess()
  await cheapest(service)
  await whenStored()
  await makeCheapest(51)
  expect((await cheapest(service))[0]).not.toBe(key(51))
  await vi.waitFor(async () => expect((await cheapest(service, later(DAY_MS + 1)))[0]).toBe(key(51)), PATIENCE)
  await whenStored()
  await makeCheapest(52)
  expect((await cheapest(startProcess(), later(2 * DAY_MS)))[0]).toBe(key(51))
  expect((await cheapest(startProcess(), later(4 * DAY_MS)))[0]).toBe(key(52))
})

it('PAGE-03 a request that began before the last partial reload does not make everything anew', async () => {
  const service = startProcess()
  await cheapest(service)
  await makeCheapest(71)
  await makeCheapest(72)
  service.changed([key(72)])
  expect((await cheapest(service, later(5000)))[0]).toBe(key(72))
  expect((await cheapest(service, later(4000)))[1]).not.toBe(key(71))
  // A clock that was set back.
  await vi.waitFor(async () => expect((await cheapest(service, later(-30 * 60_000)))[1]).toBe(key(71)), PATIENCE)
})

it('PAGE-03 a broken file is reported, and the table made anew', async () => {
  await storedOnce()
  truncateSync(path(), readFileSync(path()).length - 1)
  await makeCheapest(61)
  expect((await cheapest())[0]).toBe(key(61))
  expect(failures.map(String)).toEqual(['Error: A part of the file is missing'])
})

it('PAGE-03 of several processes one makes the table, and the others read it', async () => {
  const queries = vi.spyOn(database.pool, 'query')
  await Promise.all([cheapest(), cheapest(), cheapest()])
  const readings = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('sales_log')).length
  queries.mockRestore()
  expect(readings).toBe(Math.ceil((ENOUGH_TO_STORE + 3) / 200))
})

it('PAGE-03 who was killed while making it keeps nobody waiting', async () => {
  const nobody = 2 ** 22 + 1
  writeFileSync(`${path()}.making`, String(nobody))
  expect(await cheapest()).not.toHaveLength(0)
  await whenStored()
})

it('PAGE-03 changes are deleted when no stored table can need them; the newest stays', async () => {
  await publishEvent(database.main, { type: 'catalog-changed', productKeys: [key(1)] })
  await publishEvent(database.main, { type: 'catalog-changed', productKeys: [key(2)] })
  await sweepAll(deleteOldChanges(database.main, () => new Date(Date.now() + 4 * DAY_MS)))
  const { rows } = await database.pool.query('select product_keys from catalog_changes')
  expect(rows).toEqual([{ product_keys: [key(2)] }])
})
