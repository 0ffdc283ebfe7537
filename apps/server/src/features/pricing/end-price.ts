import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'

export interface EndedPrice extends Record<string, unknown> {
  readonly id: number
  readonly brand: string
  readonly market: string
  readonly minor: number
}

/**
 * Ends the running reductions of a SKU. The log is not changed: the ending is a row of its own. A regular price can't
 * be ended this way, only replaced by a newer one.
 */
export async function endReductions(
  db: Drizzle,
  { sku, brand, market, now }: { sku: string; brand?: string | undefined; market?: string | undefined; now: Date },
): Promise<readonly EndedPrice[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<EndedPrice>(sql`
      with running as (
        select e.id, e.brand, e.market, e.amount_minor::int as minor from price_entries e
        where e.sku = ${sku} and e.reason <> 'regular' and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now})
          and (${brand ?? null}::text is null or e.brand = ${brand ?? null}) and (${market ?? null}::text is null or e.market = ${market ?? null})
          and not exists (select 1 from price_endings x where x.entry_id = e.id and x.ends_at <= ${now})
      ), ended as (
        insert into price_endings (entry_id, ends_at, recorded_at) select id, ${now}, ${now} from running returning entry_id
      )
      select running.* from running join ended on ended.entry_id = running.id order by brand, market, id`)
    const changed = await tx.execute<{ product_key: string }>(sql`select product_key from variants where sku = ${sku}`)
    if (rows.length > 0)
      await publishEvent(tx, { type: 'catalog-changed', productKeys: changed.rows.map((row) => row.product_key) })
    return rows
  })
}
