import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { readDemoCatalogue } from './demo-files.ts'
import { importDemoCatalogue } from './import-demo-catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const TABLES =
  'products product_texts product_images variants assortments price_entries stock_levels sales_log reviews stores'

async function contents(): Promise<Record<string, unknown>> {
  const { pool } = shop.database
  const sums: Record<string, unknown> = {}
  for (const table of TABLES.split(' ')) {
    const { rows } = await pool.query(`select count(*), md5(string_agg(t::text, '' order by t::text)) from ${table} t`)
    sums[table] = rows[0]
  }
  return sums
}

it('a second import, days later, changes neither prices nor what was sold, and sells nothing twice', async () => {
  await shop.database.pool.query(`update stock_levels set on_hand = on_hand - 1 where on_hand > 3`)
  const before = await contents()
  let counted = 0
  await importDemoCatalogue(shop.database.main, readDemoCatalogue(DEMO_FOLDER), {
    now: new Date(TEST_NOW.getTime() + 3 * DAY_MS),
    onProduct: (done) => {
      counted = done
    },
  })
  expect(await contents()).toEqual(before)
  expect(counted).toBeGreaterThan(500)
})

it('a product that was lost comes back with its price and stock', async () => {
  const { pool } = shop.database
  await pool.query(`delete from products where key = 'papirlo-white'`)
  await pool.query(`delete from stock_levels where sku = 'PAPIRLO-WHITE'`)
  await importDemoCatalogue(shop.database.main, readDemoCatalogue(DEMO_FOLDER), {
    now: TEST_NOW,
    onProduct: () => undefined,
  })
  const answer = await fetch(`${shop.origin}/lamper/papirlo-white`)
  expect(answer.status).toBe(200)
})
