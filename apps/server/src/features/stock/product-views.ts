import { sql } from 'drizzle-orm'
import { CATALOG_KEY } from '@firkant/domain/catalog/catalog-records.ts'
import { PAGE_SIZE } from '@firkant/domain/catalog/listing-query.ts'
import type { DynamicContext, PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import type { VisitorIds } from '../../platform/visitors/visitor-identity.ts'

/** Recent views of products; each visitor counts once. */
export interface ViewRecord {
  readonly look: (view: { productKey: string; visitorHash: string; now: Date }) => Promise<void>
  /** Distinct visitors of the last 30 minutes. */
  readonly count: (productKeys: readonly string[], now: Date) => Promise<ReadonlyMap<string, number>>
}

export interface ProductViews {
  readonly recordView: (
    requester: Pick<Requester, 'now' | 'visitorHash'>,
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

/** The number of a tab. */
const viewerIn = (context: DynamicContext | undefined): string =>
  typeof context === 'object' ? String(context.viewer ?? '') : ''

interface ProductViewsOptions {
  readonly db: Drizzle
  readonly brand: string
  /** Of tabs whose visitor has no cookie: looking at a product gives nobody one. */
  readonly viewers: Pick<VisitorIds, 'make' | 'hashOf'>
}

/**
 * Only numbers that come back are counted. A tab without one gets it with `isCounted: false`, asks again with it and is
 * counted; a bot, which does not, never is. The number counts before the cookie, which a tab may get between two looks.
 */
export function createProductViews(record: ViewRecord, { db, brand, viewers }: ProductViewsOptions): ProductViews {
  return {
    async recordView({ now, visitorHash: ofCookie }, context) {
      const [productKey] = requestedKeys(context)
      if (productKey === undefined || !(await isShown(db, brand, productKey))) return { pageViews: 0 }
      const visitorHash = viewers.hashOf(viewerIn(context)) ?? ofCookie
      if (visitorHash !== undefined) await record.look({ productKey, visitorHash, now })
      const pageViews = (await record.count([productKey], now)).get(productKey) ?? 0
      return visitorHash === undefined
        ? { pageViews, isCounted: false, viewer: viewers.make() }
        : { pageViews, isCounted: true }
    },
    async countViews(now, context) {
      const keys = requestedKeys(context)
      const counts = keys.length > 0 ? await record.count(keys, now) : new Map<string, number>()
      return { views: Object.fromEntries(counts) }
    },
  }
}
