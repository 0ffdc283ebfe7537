import { and, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { PAGE_VIEWS_WINDOW_MS } from '@firkant/domain/stock/page-views.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import type { ViewRecord } from './product-views.ts'
import { productViews } from './stock-tables.ts'

const SWEEP_EVERY_MS = 10 * MINUTE_MS

const windowStart = (now: Date) => new Date(now.getTime() - PAGE_VIEWS_WINDOW_MS)

export function createStoredViews(db: Drizzle, brand: string): ViewRecord {
  return {
    async look({ productKey, visitorHash, now }) {
      await db
        .insert(productViews)
        .values({ brand, productKey, visitorHash, viewedAt: now })
        .onConflictDoUpdate({
          target: [productViews.brand, productViews.productKey, productViews.visitorHash],
          set: { viewedAt: sql`greatest(excluded.viewed_at, ${productViews.viewedAt})` },
        })
    },
    async count(productKeys, now) {
      const rows = await db
        .select({ productKey: productViews.productKey, views: count() })
        .from(productViews)
        .where(
          and(
            eq(productViews.brand, brand),
            inArray(productViews.productKey, [...productKeys]),
            gt(productViews.viewedAt, windowStart(now)),
            lte(productViews.viewedAt, now),
          ),
        )
        .groupBy(productViews.productKey)
      return new Map(rows.map((row) => [row.productKey, row.views]))
    },
  }
}

export async function deleteOldViews(db: Drizzle, now: Date): Promise<void> {
  await db.delete(productViews).where(lte(productViews.viewedAt, windowStart(now)))
}

/** Deletes views that no longer count. Several processes may run it at the same time. */
export function startViewSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteOldViews(db, new Date()), everyMs: SWEEP_EVERY_MS, onError })
}
