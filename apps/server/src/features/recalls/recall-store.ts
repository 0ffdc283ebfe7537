import { sql } from 'drizzle-orm'
import type { ShownRecall } from '@firkant/domain/law/recall-record.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { sharedRead } from '../../platform/database/shared-reads.ts'

interface RecallContext {
  readonly brand: string
  readonly language: MarketLanguage
}

interface RecallRow extends ShownRecall, Record<string, unknown> {
  readonly productKeys: readonly string[]
}

/** Recalls of what the brand sells or ever had a price for, the newest first: remembered until the catalogue changes. */
function readRecalls(db: Drizzle, { brand, language }: RecallContext): Promise<readonly RecallRow[]> {
  return sharedRead(db, { key: ['recalls', brand, language] }, async () => {
    const { rows } = await db.execute<RecallRow>(sql`
      select r.key, r.recalled_on as "recalledOn", r.hazards ->> ${language} as hazard, r.actions ->> ${language} as action,
        coalesce(r.affected ->> ${language}, '') as affected, r.remedies, r.product_keys as "productKeys",
        (select coalesce(json_agg(t.name || ', ' || t.colour_name order by t.name, t.colour_name), '[]') from product_texts t
          where t.product_key = any(r.product_keys) and t.language = ${language}) as products
      from recalls r
      where exists (select 1 from variants v join price_entries e on e.sku = v.sku and e.brand = ${brand}
          where v.product_key = any(r.product_keys))
      order by r.recalled_on desc, r.key`)
    return rows
  })
}

/** Of one product, or of all. */
export async function listRecalls(
  db: Drizzle,
  context: RecallContext,
  productKey?: string,
): Promise<readonly ShownRecall[]> {
  const recalls = await readRecalls(db, context)
  return recalls
    .filter(({ productKeys }) => productKey === undefined || productKeys.includes(productKey))
    .map(({ productKeys: _ofAll, ...recall }) => recall)
}

/** An order with something recalled, whose buyer was not written to yet. */
export interface UnnotifiedOrder extends Record<string, unknown> {
  readonly recallKey: string
  readonly orderId: string
  readonly number: string
  readonly market: string
  readonly recipient: string
  /** Orders of one address have the same. */
  readonly address: string
}

export async function listUnnotifiedOrders(
  db: Drizzle,
  brand: string,
  limit: number,
): Promise<readonly UnnotifiedOrder[]> {
  const { rows } = await db.execute<UnnotifiedOrder>(sql`
    select r.key as "recallKey", o.id as "orderId", o.number, o.market, o.email as address,
      o.document #>> '{buyer,email}' as recipient
    from recalls r
    join orders o on o.brand = ${brand} and position('@' in o.email) > 0
      and o.state in ('paid', 'packed', 'shipped', 'delivered', 'partlyReturned')
    where exists (
        select 1 from jsonb_array_elements(o.document -> 'lines') line, jsonb_array_elements(line -> 'items') item
        join variants v on v.sku = item ->> 'sku' where v.product_key = any(r.product_keys))
      and not exists (select 1 from recall_notices n where n.recall_key = r.key and n.order_id = o.id)
    order by r.key, o.placed_at, o.id limit ${limit}`)
  return rows
}
