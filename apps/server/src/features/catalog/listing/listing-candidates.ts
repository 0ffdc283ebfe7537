import { NEWS_DAYS } from '@firkant/domain/catalog/card-badges.ts'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { ListingTable } from './listing-table.ts'

const NONE = new Uint32Array(0)

/** The rows of a page before filters apply, best selling first. */
export function listingCandidates(table: ListingTable, source: ListingSource, now: Date): Uint32Array {
  if ('categoryKey' in source) return table.groups.get(`category:${source.categoryKey}`) ?? NONE
  if ('roomKey' in source) return table.groups.get(`room:${source.roomKey}`) ?? NONE
  if ('labelKey' in source) return table.groups.get(`label:${source.labelKey}`) ?? NONE
  if ('productBrandKey' in source) return table.groups.get(`brand:${source.productBrandKey}`) ?? NONE
  if ('seriesKey' in source) return table.groups.get(`series:${source.seriesKey}`) ?? NONE
  if ('productKeys' in source) return Uint32Array.from(source.productKeys.flatMap((key) => table.rowOf.get(key) ?? []))
  if ('reduced' in source) return table.rows.filter((row) => (table.discount[row] ?? 0) > 0)
  if ('news' in source) {
    const since = now.getTime() - NEWS_DAYS * DAY_MS
    return table.rows.filter((row) => {
      const launched = table.launchedAt[row] ?? 0
      return launched > since && launched <= now.getTime()
    })
  }
  return table.rows
}
