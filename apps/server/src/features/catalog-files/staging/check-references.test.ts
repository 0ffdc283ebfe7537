import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../../test/samples/sample-catalogue.ts'
import { importRecords } from '../import-records.ts'
import { mayCheckBySet } from './check-references.ts'
import { mergeRows } from './merge-rows.ts'
import { stagedProduct } from './staged-product-tables.ts'
import { createStaged, type Transaction } from './staged-table.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const MANY = 1200
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ holds: 'tables' })
  await take(SAMPLE_CATALOGUE)
})
afterAll(() => database.drop())

const take = (source: Iterable<CatalogRecord>) => importRecords(database.main, source, { now: NOW })
const rows = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows
const products = (count: number) => Array.from({ length: count }, (_, index) => sampleProduct(`many-${index}`))

/** A label of a product that may not exist, past the checks of records. */
async function label(tx: Transaction, productKey: string): Promise<number> {
  await tx.execute(createStaged(stagedProduct.labels))
  await tx.execute(
    sql`insert into ${stagedProduct.labels.name} (place, product_key, label_key, position) values (1, ${productKey}, 'online', 1)`,
  )
  return mergeRows(tx, stagedProduct.labels, { key: ['product_key', 'label_key'], references: 'bySet' })
}

describe('references of a big import', () => {
  it('are known from the tables', () => {
    const parents = stagedProduct.labels.references().map(({ column, parentKey }) => [column, parentKey])
    expect(parents).toEqual([
      ['product_key', 'key'],
      ['label_key', 'key'],
    ])
  })

  it('are checked all together, and PostgreSQL checks again afterwards', async () => {
    await take(products(MANY))
    expect(await rows("select count(*)::int from product_texts where product_key like 'many-%'")).toEqual([
      { count: MANY * 3 },
    ])
    expect(await rows('show session_replication_role')).toEqual([{ session_replication_role: 'origin' }])
    await expect(
      database.pool.query("insert into assortments (brand, product_key) values ('hjemly', 'nobody')"),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('that lead nowhere are refused although the records were not checked', async () => {
    await expect(database.main.transaction((tx) => label(tx, 'nobody'))).rejects.toThrow(
      'product_key: nothing has the key nobody',
    )
    expect(await rows("select 1 from product_labels where product_key = 'nobody'")).toEqual([])
  })

  it('hold on to what they lead to until the end', async () => {
    await database.main.transaction(async (tx) => {
      expect(await label(tx, 'nordlo-sand')).toBe(1)
      const other = await database.pool.connect()
      try {
        await other.query("set lock_timeout = '50ms'")
        await expect(other.query("delete from products where key = 'nordlo-sand'")).rejects.toMatchObject({
          code: '55P03',
        })
      } finally {
        other.release(true)
      }
    })
  })
})

describe('for a user without that right', () => {
  const asPlainUser = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    database.main.transaction(async (tx) => {
      await tx.execute(sql`set local role plain_user`)
      return work(tx)
    })
  beforeAll(() =>
    database.pool.query(`do $$ begin create role plain_user; exception when duplicate_object then null; end $$;
      grant all on all tables in schema public to plain_user; grant all on all sequences in schema public to plain_user`),
  )

  it('PostgreSQL checks every row, and the import is the same', async () => {
    expect(await asPlainUser(mayCheckBySet)).toBe(false)
    const report = await asPlainUser((tx) =>
      importRecords(
        tx,
        products(MANY).map((product) => ({ ...product, position: 2 }) as CatalogRecord),
        { now: NOW },
      ),
    )
    expect(report.counts).toEqual({ product: MANY })
    expect(await rows("select count(*)::int from products where key like 'many-%' and position = 2")).toEqual([
      { count: MANY },
    ])
  })
})
