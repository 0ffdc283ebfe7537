import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/samples/sample-catalogue.ts'
import { MAX_EVENT_KEYS, MAX_NAMED_KEYS, type ShopEvent } from '../../platform/events/shop-events.ts'
import { importRecords } from './import-records.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const SOME = MAX_EVENT_KEYS * 2 + 1
const MANY = MAX_NAMED_KEYS + 1
const keyOf = (index: number) => `feed-${index}`
const all = Array.from({ length: MANY }, (_, index) => keyOf(index))
const stockOf = (keys: readonly string[], onHand: number): CatalogRecord[] =>
  keys.map((key) => ({ type: 'stock', sku: key.toUpperCase(), location: 'central', onHand }))

let database: TestDatabase
let listener: pg.Client
const events: ShopEvent[] = []
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  await take([...SAMPLE_CATALOGUE, ...all.map((key) => sampleProduct(key)), ...stockOf(all, 5)])
  listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  listener.on('notification', ({ payload }) => events.push(JSON.parse(payload ?? '')))
  await listener.query('listen shop_events')
})
afterAll(async () => {
  await listener.end()
  await database.drop()
})
beforeEach(() => void events.splice(0))

const take = (source: Iterable<CatalogRecord>) => importRecords(database.main, source, { now: NOW })
async function eventsOf(source: Iterable<CatalogRecord>): Promise<readonly ShopEvent[]> {
  await take(source)
  // Notifications arrive before the result of this query.
  await listener.query('select 1')
  return events
}

it('a feed of all stock names the products whose stock changed', async () => {
  const feed = [...stockOf(all.slice(0, -1), 5), ...stockOf(all.slice(-1), 6)]
  expect(await eventsOf(feed)).toEqual([{ type: 'catalog-changed', productKeys: all.slice(-1) }])
})

it('more products than one event can name are named in several', async () => {
  const changed = all.slice(0, SOME)
  const found = await eventsOf(stockOf(changed, 7))
  expect(found.map(({ productKeys }) => productKeys?.length)).toEqual([MAX_EVENT_KEYS, MAX_EVENT_KEYS, 1])
  expect(found.flatMap(({ productKeys = [] }) => productKeys).toSorted()).toEqual(changed.toSorted())
})

it('of very many products one event says that prices or stock changed, and nothing else', async () => {
  expect(await eventsOf(stockOf(all, 8))).toEqual([{ type: 'catalog-changed', ofOffersOnly: true }])
})

it('a feed waits for no order of an item whose stock it leaves as it is', async () => {
  await take(stockOf(all, 9))
  const order = await database.pool.connect()
  try {
    await order.query('begin')
    await order.query(`select 1 from stock_levels where sku = '${keyOf(0).toUpperCase()}' for update`)
    const { changedRows } = await take([...stockOf(all.slice(0, -1), 9), ...stockOf(all.slice(-1), 3)])
    expect(changedRows).toBe(1)
  } finally {
    await order.query('rollback')
    order.release()
  }
})
