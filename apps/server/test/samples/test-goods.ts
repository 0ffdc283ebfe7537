import type { MarketKey } from '@firkant/domain/market/market.ts'
import { categories, categoryTexts } from '../../src/features/catalog/catalog-tables.ts'
import {
  assortments,
  packageChoices,
  packageParts,
  productCategories,
  products,
  productTexts,
  variants,
} from '../../src/features/catalog/product-tables.ts'
import { priceEntries } from '../../src/features/pricing/price-tables.ts'
import { CENTRAL_WAREHOUSE } from '../../src/features/stock/central-warehouse.ts'
import { stockLevels } from '../../src/features/stock/stock-tables.ts'
import type { Drizzle } from '../../src/platform/database/database.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const CATEGORY = 'testvarer'

interface TestPrice {
  readonly market: MarketKey
  readonly minor: number
  readonly from?: Date
}
const USUAL_PRICES: readonly TestPrice[] = [{ market: 'DK', minor: 100_00 }]

export interface TestGoods {
  readonly sku: string
  readonly onHand: number
  readonly reserved?: number
  readonly backOrderDays?: number
  readonly groupsOf?: number
  readonly weightKg?: number
  readonly brands?: readonly string[]
  /** Minor units by market; an entry with `from` is a campaign. */
  readonly prices?: readonly TestPrice[]
  /** Makes it a package: part → quantity and skus. */
  readonly parts?: Readonly<Record<string, readonly [quantity: number, ...choices: readonly string[]]>>
}

export const keyOf = (sku: string) => sku.toLowerCase()

async function addProduct(db: Drizzle, goods: TestGoods, position: number): Promise<void> {
  const { sku, groupsOf = 1, weightKg = 4, brands = ['hjemly'] } = goods
  const key = keyOf(sku)
  await db.insert(products).values({
    key,
    kind: goods.parts ? 'package' : 'product',
    designKey: key,
    categoryKey: CATEGORY,
    fabricColor: '#aabbcc',
    material: 'oak',
    widthCm: 40,
    depthCm: 50,
    heightCm: 80,
    weightKg,
    soldInGroupsOf: groupsOf,
    position,
  })
  await db.insert(productTexts).values(
    ['da', 'nb', 'sv'].map((language) => ({
      productKey: key,
      language,
      name: `${sku} ${language}`,
      subtitle: 'Til test',
      colourName: 'Eg',
    })),
  )
  await db.insert(productCategories).values({ productKey: key, categoryKey: CATEGORY })
  await db.insert(variants).values({ sku, productKey: key, backOrderDays: goods.backOrderDays ?? null })
  for (const brand of brands) await db.insert(assortments).values({ brand, productKey: key })
}

async function addParts(db: Drizzle, { sku, parts = {} }: TestGoods): Promise<void> {
  for (const [position, [partKey, [quantity, ...choices]]] of Object.entries(parts).entries()) {
    const titles = { da: `Del ${partKey}`, nb: `Del ${partKey}`, sv: `Del ${partKey}` }
    await db.insert(packageParts).values({ packageKey: keyOf(sku), partKey, position, titles, quantity })
    await db
      .insert(packageChoices)
      .values(choices.map((choice, at) => ({ packageKey: keyOf(sku), partKey, position: at, sku: choice })))
  }
}

/** Products of the test's own, so that it says itself what is in stock and for how much. */
export async function addTestGoods(db: Drizzle, all: readonly TestGoods[]): Promise<void> {
  await db.insert(categories).values({ key: CATEGORY, position: 99 })
  await db
    .insert(categoryTexts)
    .values(
      ['da', 'nb', 'sv'].map((language) => ({ categoryKey: CATEGORY, language, name: 'Testvarer', slug: CATEGORY })),
    )
  for (const [position, goods] of all.entries()) await addProduct(db, goods, position)
  for (const goods of all) await addParts(db, goods)
  for (const { sku, onHand, reserved = 0, prices = USUAL_PRICES } of all) {
    await db.insert(stockLevels).values({ sku, location: CENTRAL_WAREHOUSE, onHand, reserved })
    for (const { market, minor, from } of prices) {
      await db.insert(priceEntries).values({
        brand: 'hjemly',
        market,
        sku,
        amountMinor: minor,
        reason: from ? 'campaign' : 'regular',
        startsAt: from ?? LONG_AGO,
      })
    }
  }
}
