import type { CatalogRecord, RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { importRecords } from '../../src/features/catalog-files/import-records.ts'
import { publishEvent } from '../../src/platform/events/shop-events.ts'
import { TEST_NOW } from '../ground/global-setup.ts'
import type { TestShop } from '../test-shop.ts'

const words = (text: string) => ({ da: text, nb: text, sv: text })

/** A moment so many days before (negative) or after the tests' now. */
export const day = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString()

/** A product that exists for one test alone, in the tests' own corner of the catalogue. */
export function testProduct(key: string, more: Partial<RecordOf<'product'>> = {}): RecordOf<'product'> {
  return {
    type: 'product',
    key,
    designKey: key,
    kind: 'product',
    family: 'sofa',
    categoryKeys: ['sofas'],
    roomKeys: [],
    modelCode: '',
    brands: ['hjemly'],
    colour: { key: 'green', hex: '#336633', name: words('grøn') },
    material: { key: 'wood', name: words('træ') },
    widthCm: 100,
    depthCm: 50,
    heightCm: 40,
    weightKg: 10,
    measurements: {},
    soldInGroupsOf: 1,
    launchedAt: day(-400),
    position: 0,
    marginWeight: 0,
    name: words(`Prøve ${key}`),
    subtitle: words('Til prøve'),
    points: [],
    labels: [],
    accessories: [],
    samples: [],
    images: [{ file: 'products/nordlo-3-green-1.webp', alt: {} }],
    documents: [],
    variants: [{ sku: key.toUpperCase() }],
    parts: [],
    ...more,
  }
}

export function testPrice(sku: string, amount: number, more: Partial<RecordOf<'price'>> = {}): RecordOf<'price'> {
  return {
    type: 'price',
    sku,
    brand: 'hjemly',
    market: 'DK',
    amount,
    reason: 'regular',
    audience: 'all',
    from: day(-200),
    ...more,
  }
}

export function testStock(sku: string, onHand: number, location = 'central'): RecordOf<'stock'> {
  return { type: 'stock', sku, location, onHand }
}

/** Imports them as a file would be, and waits until the shop has heard of it. */
export async function addToCatalogue(shop: TestShop, records: readonly CatalogRecord[]): Promise<void> {
  await importRecords(shop.database.main, records, { now: TEST_NOW })
  await shop.heardAll()
}

/** For what no import writes: tells the shop that the products changed, and waits until it has heard. */
export async function publishChanged(shop: TestShop, productKeys: readonly string[]): Promise<void> {
  await publishEvent(shop.database.main, { type: 'catalog-changed', productKeys })
  await shop.heardAll()
}

/** For a test that wrote content past the import: the shop hears of it like of any other change. */
export async function contentChanged(shop: Pick<TestShop, 'database' | 'heardAll'>): Promise<void> {
  await publishEvent(shop.database.main, { type: 'content-changed' })
  await shop.heardAll()
}
