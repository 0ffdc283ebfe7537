import { sql } from 'drizzle-orm'
import type { CatalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import type { ModelFolders } from '../models-3d/model-folders.ts'
import type { DemoCatalogue } from './demo-files.ts'
import { demoRecords } from './demo-records.ts'

/** What has changed since the first import, and must not be undone by a second. */
interface Lived {
  readonly launches: ReadonlyMap<string, string>
  readonly priced: ReadonlySet<string>
  readonly stocked: ReadonlySet<string>
  readonly hasReviews: boolean
  readonly hasSales: boolean
}

async function readLived(db: Drizzle): Promise<Lived> {
  const products = await db.execute<{ key: string; at: Date | string }>(
    sql`select key, launched_at as at from products`,
  )
  const prices = await db.execute<{ place: string }>(
    sql`select distinct brand || ':' || market || ':' || sku as place from price_entries`,
  )
  const stock = await db.execute<{ sku: string }>(sql`select distinct sku from stock_levels`)
  const [written] = (
    await db.execute<{ reviews: boolean; sales: boolean }>(
      sql`select exists (select 1 from reviews) as reviews, exists (select 1 from sales_log) as sales`,
    )
  ).rows
  return {
    launches: new Map(products.rows.map(({ key, at }) => [key, new Date(at).toISOString()])),
    priced: new Set(prices.rows.map(({ place }) => place)),
    stocked: new Set(stock.rows.map(({ sku }) => sku)),
    hasReviews: written?.reviews ?? false,
    hasSales: written?.sales ?? false,
  }
}

/** Started prices stay, and stock has been sold from: both are set for new products only. */
function isNews(record: CatalogRecord, lived: Lived): boolean {
  switch (record.type) {
    case 'price':
      return !lived.priced.has(`${record.brand}:${record.market}:${record.sku}`)
    case 'stock':
      return !lived.stocked.has(record.sku)
    case 'review':
      return !lived.hasReviews
    case 'sale':
      return !lived.hasSales
    default:
      return true
  }
}

function withLaunch(record: CatalogRecord, { launches }: Lived): CatalogRecord {
  if (record.type !== 'product') return record
  return { ...record, launchedAt: launches.get(record.key) ?? record.launchedAt }
}

/** The demo's products for all four brands. A second run changes nothing. */
export async function importDemoCatalogue(
  db: Drizzle,
  demo: DemoCatalogue,
  options: { now: Date; models?: ModelFolders; onProduct: (done: number, total: number) => void },
): Promise<void> {
  const lived = await readLived(db)
  const records = demoRecords(demo, options.now)
    .filter((record) => isNews(record, lived))
    .map((record) => withLaunch(record, lived))
  await importRecords(db, records, {
    now: options.now,
    ...(options.models && { models: options.models }),
    onProgress: options.onProduct,
  })
}
