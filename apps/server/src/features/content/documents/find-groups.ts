import { sql } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { DEFAULT_ROOMS_PATH, PRODUCT_BRAND_PREFIX, SERIES_PREFIX } from '@firkant/domain/catalog/catalog-addresses.ts'
import type { FoundThing } from '@firkant/domain/change-sets/page-calls.ts'
import { findMarketOfLanguage, MARKET_KEYS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { loadWellKnown } from '../importing/known-addresses.ts'

interface Asked {
  readonly brand: BrandKey
  readonly language: MarketLanguage
  readonly like: string
  readonly max: number
}

/** Rooms, makers and series of which something is sold, and the stores of the market: each at its own address. */
export async function findGroups(db: Drizzle, { brand, language, like, max }: Asked): Promise<readonly FoundThing[]> {
  const wellKnown = await loadWellKnown(db, { brand, language })
  const stores = wellKnown.get('storeOverviewPageLink')
  const market = findMarketOfLanguage(MARKET_KEYS, language)?.key ?? ''
  const sold = (column: 'product_brand_key' | 'series_key', key: 'b.key' | 's.key') =>
    sql`exists (select 1 from products p join assortments a on a.product_key = p.key and a.brand = ${brand}
      where ${sql.identifier(column)} = ${sql.raw(key)})`
  const { rows } = await db.execute<{ value: string; name: string; kind: FoundThing['kind'] }>(sql`
    select * from (
      select ${wellKnown.get('roomsPageLink') ?? DEFAULT_ROOMS_PATH} || '/' || (r.slugs ->> ${language}) as value,
        coalesce(r.names ->> ${language}, r.key) as name, 'room' as kind from rooms r
      union all
      select ${PRODUCT_BRAND_PREFIX[language]} || '/' || b.slug, b.name, 'maker' from product_brands b
        where ${sold('product_brand_key', 'b.key')}
      union all
      select ${SERIES_PREFIX[language]} || '/' || s.slug, s.name, 'series' from series s
        where ${sold('series_key', 's.key')}
      union all
      select ${stores ?? ''} || '/' || t.key, t.name, 'store' from stores t
        where t.market = ${market} and ${stores ?? ''} <> ''
    ) found
    where value ilike ${like} or name ilike ${like}
    order by name, value limit ${max}`)
  return rows
}
