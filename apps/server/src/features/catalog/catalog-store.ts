import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { CENTRAL_WAREHOUSE } from './catalog-tables.ts'

export interface CatalogScope {
  readonly brand: string
  readonly market: string
  readonly language: string
}

export interface CardRow {
  readonly key: string
  readonly design_key: string
  readonly sku: string
  readonly name: string
  readonly subtitle: string
  readonly category_slug: string
  readonly images: readonly { file: string; alt: string; width: number; height: number; colour: string; hash: string }[]
  readonly siblings: readonly {
    key: string
    subtitle: string
    colour: string
    image: string
    width: number
    height: number
    hash: string
  }[]
  readonly sold_in_groups_of: number
  readonly launched_at: string
  readonly back_order_days: number | null
  readonly on_hand: number
  readonly reserved: number
  readonly rating: number | null
  readonly rating_count: number
  readonly prices: readonly {
    minor: number
    reason: 'regular' | 'campaign' | 'automated'
    from: string
    to: string | null
  }[]
}

/** Everything the cards of a list show, in one query however long the list is. */
export async function loadCardRows(
  db: Drizzle,
  scope: CatalogScope,
  productKeys: readonly string[],
): Promise<readonly CardRow[]> {
  if (productKeys.length === 0) return []
  const result = await db.execute<CardRow & Record<string, unknown>>(sql`
    select p.key, p.design_key, v.sku, t.name, t.subtitle, ct.slug as category_slug, p.sold_in_groups_of,
      to_json(p.launched_at) as launched_at, v.back_order_days, coalesce(k.on_hand, 0) as on_hand, coalesce(k.reserved, 0) as reserved,
      r.rating, coalesce(r.rating_count, 0)::int as rating_count,
      (select coalesce(json_agg(json_build_object('file', i.file, 'alt', coalesce(i.alt ->> ${scope.language}, t.subtitle),
          'width', m.width, 'height', m.height, 'colour', m.dominant_colour, 'hash', m.content_hash) order by i.position), '[]')
        from product_images i join media_files m on m.file = i.file where i.product_key = p.key) as images,
      (select coalesce(json_agg(json_build_object('key', s.key, 'subtitle', st.subtitle, 'colour', s.fabric_color,
          'image', si.file, 'width', sm.width, 'height', sm.height, 'hash', sm.content_hash) order by (s.key <> p.key), s.position), '[]')
        from products s
        join assortments sa on sa.product_key = s.key and sa.brand = ${scope.brand}
        join product_texts st on st.product_key = s.key and st.language = ${scope.language}
        join product_images si on si.product_key = s.key and si.position = 1
        join media_files sm on sm.file = si.file
        where s.design_key = p.design_key) as siblings,
      (select coalesce(json_agg(json_build_object('minor', e.amount_minor, 'reason', e.reason, 'from', e.starts_at, 'to', e.ends_at) order by e.starts_at), '[]')
        from price_entries e where e.sku = v.sku and e.brand = ${scope.brand} and e.market = ${scope.market}) as prices
    from products p
    join assortments a on a.product_key = p.key and a.brand = ${scope.brand}
    join variants v on v.product_key = p.key
    join product_texts t on t.product_key = p.key and t.language = ${scope.language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${scope.language}
    left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
    left join lateral (select avg(rating)::float8 as rating, count(*) as rating_count from reviews where design_key = p.design_key) r on true
    where p.key = any(${sql.param([...productKeys])})
  `)
  const byKey = new Map(result.rows.map((row) => [row.key, row]))
  return productKeys.flatMap((key) => byKey.get(key) ?? [])
}

export async function listCategoryProductKeys(
  db: Drizzle,
  scope: CatalogScope,
  wanted: { categoryKey?: string | undefined; limit: number },
): Promise<string[]> {
  const result = await db.execute<{ key: string }>(sql`
    select key from (
      select distinct on (p.design_key) p.key, p.position from products p
      join assortments a on a.product_key = p.key and a.brand = ${scope.brand}
      ${wanted.categoryKey === undefined ? sql`` : sql`where p.category_key = ${wanted.categoryKey}`}
      order by p.design_key, p.position
    ) designs order by position limit ${wanted.limit}`)
  return result.rows.map((row) => row.key)
}

export interface TileRow {
  readonly key: string
  readonly name: string
  readonly slug: string
  readonly file: string | null
}

export async function listCategories(db: Drizzle, language: string): Promise<readonly TileRow[]> {
  const result = await db.execute<TileRow & Record<string, unknown>>(sql`
    select c.key, t.name, t.slug, c.image_file as file from categories c
    join category_texts t on t.category_key = c.key and t.language = ${language} order by c.position`)
  return result.rows
}

export async function listRooms(db: Drizzle, language: string, mood: string): Promise<readonly TileRow[]> {
  const result = await db.execute<TileRow & Record<string, unknown>>(sql`
    select key, names ->> ${language} as name, slugs ->> ${language} as slug, images ->> ${mood} as file from rooms order by position`)
  return result.rows
}
