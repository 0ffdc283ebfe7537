import { sql, type SQL } from 'drizzle-orm'

/** The price log of a SKU as JSON, for `readPriceLog`. Takes early endings into account. */
export function priceLogOf(where: { brand: string | SQL; market: string | SQL }, sku: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('minor', e.amount_minor, 'reason', e.reason, 'audience', e.audience,
      'from', e.starts_at, 'to', least(e.ends_at, (select min(x.ends_at) from price_endings x where x.entry_id = e.id)))
      order by e.starts_at), '[]')
    from price_entries e where e.sku = ${sku} and e.brand = ${where.brand} and e.market = ${where.market})`
}
