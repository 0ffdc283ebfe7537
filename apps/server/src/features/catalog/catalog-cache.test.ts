import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { createCatalogCache, MAX_AGE_MS } from './catalog-cache.ts'

const SCOPE = { brand: 'hjemly', market: 'DK', language: 'da' }
const [SOFA, CHAIR] = ['nordlo-3-green', 'nordlo-chair-green']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function setStock(productKey: string, onHand: number): Promise<void> {
  await database.main.execute(sql`update stock_levels set on_hand = ${onHand}
    where location = 'central' and sku in (select sku from variants where product_key = ${productKey})`)
}

async function stockOf(
  catalog: ReturnType<typeof createCatalogCache>,
  productKey: string,
): Promise<number | undefined> {
  const [row] = await catalog.cardRows(SCOPE, [productKey])
  return row?.variants[0]?.hand
}

describe('the kept catalogue', () => {
  it('gives rows in the order of the keys, and none for what is not sold', async () => {
    const catalog = createCatalogCache(database.main)
    await catalog.cardRows(SCOPE, [CHAIR])
    const rows = await catalog.cardRows(SCOPE, [SOFA, 'no-such-product', CHAIR])
    expect(rows.map((row) => row.key)).toEqual([SOFA, CHAIR])
  })

  it('asks again for the products that changed, and for no others', async () => {
    const catalog = createCatalogCache(database.main)
    await catalog.cardRows(SCOPE, [SOFA, CHAIR])
    const before = await stockOf(catalog, CHAIR)
    await setStock(SOFA, 77)
    await setStock(CHAIR, 88)
    catalog.changed([SOFA])
    expect(await stockOf(catalog, SOFA)).toBe(77)
    expect(await stockOf(catalog, CHAIR)).toBe(before)
    catalog.changed()
    expect(await stockOf(catalog, CHAIR)).toBe(88)
  })

  it('keeps nothing that was read while it changed', async () => {
    const catalog = createCatalogCache(database.main)
    await setStock(SOFA, 5)
    const reading = stockOf(catalog, SOFA)
    catalog.changed([SOFA])
    await reading
    await setStock(SOFA, 6)
    expect(await stockOf(catalog, SOFA)).toBe(6)
  })

  it('keeps nothing for long, whatever it heard', async () => {
    let now = 0
    const catalog = createCatalogCache(database.main, { clock: () => now })
    await setStock(SOFA, 5)
    await stockOf(catalog, SOFA)
    await setStock(SOFA, 6)
    now = MAX_AGE_MS
    expect(await stockOf(catalog, SOFA)).toBe(5)
    now += 1
    expect(await stockOf(catalog, SOFA)).toBe(6)
  })

  it('keeps each market apart', async () => {
    const catalog = createCatalogCache(database.main)
    const priceIn = async (market: string) => {
      const [row] = await catalog.cardRows({ ...SCOPE, market }, [SOFA])
      return row?.variants[0]?.prices.at(-1)?.minor
    }
    expect(await priceIn('DK')).not.toBe(await priceIn('NO'))
  })

  it('reads the categories once, until they change', async () => {
    const catalog = createCatalogCache(database.main)
    const categories = await catalog.categories('da')
    expect(await catalog.categories('da')).toBe(categories)
    catalog.changed([SOFA])
    expect(await catalog.categories('da')).toBe(categories)
    catalog.changed()
    expect(await catalog.categories('da')).not.toBe(categories)
  })
})
