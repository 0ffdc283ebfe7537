import { sql } from 'drizzle-orm'
import { CATALOG_KEY } from '@firkant/domain/catalog/catalog-records.ts'
import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { DynamicContext, PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { Requester } from '../../platform/visitors/requester.ts'

/** Recent views of products; each visitor counts once. */
export interface ViewRecord {
  readonly look: (view: { productKey: string; visitorHash: string; now: Date }) => Promise<void>
  /** Distinct visitors of the last 30 minutes. */
  readonly count: (productKeys: readonly string[], now: Date) => Promise<ReadonlyMap<string, number>>
}

export interface ProductViews {
  readonly recordView: (
    requester: Pick<Requester, 'now' | 'visitorHash' | 'ensureVisitor'>,
    context: DynamicContext | undefined,
  ) => Promise<PageViewsModel>
  readonly countViews: (
    now: Date,
    context: DynamicContext | undefined,
  ) => Promise<{ readonly views: Readonly<Record<string, number>> }>
}

/** Views of products that the brand does not sell are not counted. */
async function isShown(db: Drizzle, brand: string, productKey: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from assortments where brand = ${brand} and product_key = ${productKey}`,
  )
  return rows.length > 0
}

function requestedKeys(context: DynamicContext | undefined): readonly string[] {
  const list = typeof context === 'object' ? String(context.keys ?? context.productKey ?? '') : (context ?? '')
  const keys = list.split(',').filter((key) => CATALOG_KEY.test(key))
  return [...new Set(keys)].slice(0, PAGE_SIZE)
}

/**
 * Only returning identities are counted. A new visitor gets a cookie and `isCounted: false`: a browser then asks again
 * and is counted; a bot without cookies never is.
 */
export function createProductViews(record: ViewRecord, options: { db: Drizzle; brand: string }): ProductViews {
  const { db, brand } = options
  return {
    async recordView({ now, visitorHash, ensureVisitor }, context) {
      const [productKey] = requestedKeys(context)
      if (productKey === undefined || !(await isShown(db, brand, productKey))) return { pageViews: 0 }
      if (visitorHash === undefined) ensureVisitor?.()
      else await record.look({ productKey, visitorHash, now })
      const counts = await record.count([productKey], now)
      return { pageViews: counts.get(productKey) ?? 0, isCounted: visitorHash !== undefined }
    },
    async countViews(now, context) {
      const keys = requestedKeys(context)
      const counts = keys.length > 0 ? await record.count(keys, now) : new Map<string, number>()
      return { views: Object.fromEntries(counts) }
    },
  }
}
