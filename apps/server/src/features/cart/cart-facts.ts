import { sql } from 'drizzle-orm'
import type { CartFacts, ItemFacts, PackagePartFacts } from '@firkant/domain/cart/cart-line.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { currentPrice } from '@firkant/domain/pricing/price-log.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { PictureRow } from '../catalog/card-rows.ts'
import { priceLogOf } from '../pricing/price-log-sql.ts'
import { readPriceLog, type PriceLogRow } from '../pricing/read-price-log.ts'
import { CENTRAL_WAREHOUSE } from '../stock/stock-tables.ts'

export interface ItemRow extends Record<string, unknown> {
  readonly sku: string
  readonly key: string
  readonly kind: 'product' | 'package'
  readonly is_sold: boolean
  readonly sold_in_groups_of: number
  readonly back: number | null
  readonly hand: number
  readonly reserved: number
  readonly weight_kg: number
  readonly longest_cm: number
  readonly name: string
  readonly subtitle: string
  readonly colour_name: string
  readonly variant_name: string | null
  readonly has_siblings: boolean
  readonly category_name: string
  readonly category_slug: string
  readonly brand_name: string | null
  readonly rating: number | null
  readonly rating_count: number
  readonly picture: Omit<PictureRow, 'sku'> | null
  readonly prices: readonly PriceLogRow[]
}

interface PartRow extends Record<string, unknown> {
  readonly package_key: string
  readonly part_key: string
  readonly title: string
  readonly quantity: number
  readonly choices: readonly string[]
}

export interface CartScope {
  readonly brand: string
  readonly market: Market
  readonly now: Date
}

/** Everything that the rules and the view need of the named skus. */
export interface LoadedFacts extends CartFacts {
  readonly rows: ReadonlyMap<string, ItemRow>
  /** Package and part → how the part is called. */
  readonly partTitles: ReadonlyMap<string, ReadonlyMap<string, string>>
}

async function loadPartRows(db: Drizzle, language: string, skus: readonly string[]): Promise<readonly PartRow[]> {
  const { rows } = await db.execute<PartRow>(sql`
    select pp.package_key, pp.part_key, pp.titles ->> ${language} as title, pp.quantity,
      (select coalesce(json_agg(c.sku order by c.position), '[]') from package_choices c
        where c.package_key = pp.package_key and c.part_key = pp.part_key) as choices
    from package_parts pp
    where pp.package_key in (select product_key from variants where sku = any(${sql.param([...skus])}))
    order by pp.package_key, pp.position`)
  return rows
}

async function loadItemRows(db: Drizzle, { brand, market }: CartScope, skus: readonly string[]) {
  const { language } = market
  const { rows } = await db.execute<ItemRow>(sql`
    select v.sku, p.key, p.kind, p.sold_in_groups_of, v.back_order_days as back,
      exists (select 1 from assortments a where a.product_key = p.key and a.brand = ${brand}) as is_sold,
      coalesce(k.on_hand, 0) as hand, coalesce(k.reserved, 0) as reserved, coalesce(v.weight_kg, p.weight_kg) as weight_kg,
      greatest(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm), coalesce(v.height_cm, p.height_cm)) as longest_cm,
      t.name, t.subtitle, t.colour_name, v.names ->> ${language} as variant_name,
      exists (select 1 from variants o where o.product_key = p.key and o.sku <> v.sku) as has_siblings,
      ct.name as category_name, ct.slug as category_slug, b.name as brand_name,
      r.rating, coalesce(r.rating_count, 0)::int as rating_count,
      (select json_build_object('file', i.file, 'alt', coalesce(i.alt ->> ${language}, t.subtitle), 'width', m.width,
          'height', m.height, 'colour', m.dominant_colour, 'hash', m.content_hash)
        from product_images i join media_files m on m.file = i.file
        where i.product_key = p.key and (i.sku is null or i.sku = v.sku)
        order by (i.sku is null), i.position limit 1) as picture,
      ${priceLogOf({ brand, market: market.key }, sql`v.sku`)} as prices
    from variants v
    join products p on p.key = v.product_key
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    left join product_brands b on b.key = p.product_brand_key
    left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
    left join lateral (select avg(rating)::float8 as rating, count(*) as rating_count from reviews
      where design_key = p.design_key) r on true
    where v.sku = any(${sql.param([...skus])})`)
  return rows
}

function itemFacts(row: ItemRow, now: Date): ItemFacts {
  return {
    isSold: row.is_sold,
    ...(row.kind === 'package' && { packageKey: row.key }),
    soldInGroupsOf: row.sold_in_groups_of,
    price: currentPrice(readPriceLog(row.prices), now),
    stock: { onHand: row.hand, reserved: row.reserved, backOrderDays: row.back ?? undefined },
    weightKg: row.weight_kg,
    longestCm: row.longest_cm,
  }
}

/** The same choices as the page of the package offers: what the brand sells and the market has a price for. */
function packagesOf(parts: readonly PartRow[], items: ReadonlyMap<string, ItemFacts>) {
  const isOffered = (sku: string) => items.get(sku)?.isSold === true && items.get(sku)?.price !== undefined
  const partFacts = (row: PartRow): PackagePartFacts => ({
    partKey: row.part_key,
    quantity: row.quantity,
    choices: row.choices.filter(isOffered),
  })
  const byPackage = Map.groupBy(parts, (row) => row.package_key)
  return new Map([...byPackage].map(([packageKey, rows]) => [packageKey, rows.map(partFacts)]))
}

/** Two queries, however long the cart is. */
export async function loadCartFacts(db: Drizzle, scope: CartScope, skus: readonly string[]): Promise<LoadedFacts> {
  if (skus.length === 0) return { items: new Map(), packages: new Map(), rows: new Map(), partTitles: new Map() }
  const parts = await loadPartRows(db, scope.market.language, skus)
  const wanted = new Set([...skus, ...parts.flatMap(({ choices }) => choices)])
  const rows = await loadItemRows(db, scope, [...wanted])
  const items = new Map(rows.map((row) => [row.sku, itemFacts(row, scope.now)]))
  const titles = Map.groupBy(parts, (row) => row.package_key)
  return {
    items,
    packages: packagesOf(parts, items),
    rows: new Map(rows.map((row) => [row.sku, row])),
    partTitles: new Map(
      [...titles].map(([key, named]) => [key, new Map(named.map((row) => [row.part_key, row.title]))]),
    ),
  }
}
