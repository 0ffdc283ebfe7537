import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'

/** An order that a visitor who agreed to personalisation has placed. */
export interface Purchase {
  readonly visitorHash: string
  readonly orderId: string
}

/** One statement however many there are. What was bought and when is read from the orders: a repeated request changes nothing. */
export async function writePurchases(db: Drizzle, brand: string, purchases: readonly Purchase[]): Promise<void> {
  if (purchases.length === 0) return
  await db.execute(sql`
    insert into product_signals (brand, visitor_hash, product_key, kind, at)
    select ${brand}, s.visitor_hash, v.product_key, 'purchase', max(o.placed_at)
    from unnest(${sql.param(purchases.map(({ visitorHash }) => visitorHash))}::text[],
        ${sql.param(purchases.map(({ orderId }) => orderId))}::uuid[]) as s(visitor_hash, order_id)
      join orders o on o.id = s.order_id and o.brand = ${brand}
      cross join lateral jsonb_array_elements(o.document -> 'lines') as line
      join variants v on v.sku = line ->> 'sku'
      join assortments a on a.product_key = v.product_key and a.brand = ${brand}
    where line ->> 'kind' = 'goods'
    group by s.visitor_hash, v.product_key order by 2, 3
    on conflict (brand, visitor_hash, product_key, kind)
      do update set at = greatest(excluded.at, product_signals.at)`)
}
