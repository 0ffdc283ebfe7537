import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRecords } from '../src/features/catalog-files/import-records.ts'
import { TEST_NOW } from './ground/global-setup.ts'
import { samplePrice } from './samples/sample-catalogue.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Whether the page speaks of the price; the whole page would fill a screen when it does not. */
const shows = async (path: string) => (await (await fetch(shop.origin + path)).text()).includes('>1.234<')

it('a price that is imported stands on the pages of the running shop, also on those that were kept', async () => {
  const paths = ['/sofaer/nordlo-3-green', '/sofaer?sort=priceUp']
  for (const path of paths) expect(await shows(path)).toBe(false)
  const price = samplePrice({ sku: 'NORDLO-3-GREEN', reason: 'automated', amount: 1234, from: '2026-11-14T00:00:00Z' })
  await importRecords(shop.database.main, [price], { now: TEST_NOW })
  for (const path of paths) await expect.poll(() => shows(path)).toBe(true)
})
