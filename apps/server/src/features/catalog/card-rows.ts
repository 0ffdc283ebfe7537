import { sql, type SQL } from 'drizzle-orm'
import type { ProductKind } from '@firkant/domain/catalog/catalog-records.ts'
import type { MeasuredBox, PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { EnergyClass } from '@firkant/domain/law/energy/energy-record.ts'
import type { Content } from '@firkant/domain/pricing/unit-price.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { priceLogOf } from '../pricing/price-log-sql.ts'
import type { PriceLogRow } from '../pricing/read-price-log.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import type { CatalogContext } from './catalog-store.ts'

/** A picture's own words on itself, chosen in the studio; absent in rows that were placed. */
interface StoredPictureRow extends PictureRow {
  readonly point: PicturePoint | null
  readonly stored: boolean
}

export interface PictureRow {
  readonly file: string
  readonly sku: string | null
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly hash: string
  readonly focus?: PicturePoint
  readonly measured?: MeasuredBox
  readonly isWhole?: true
}

export interface VariantRow {
  readonly sku: string
  readonly name: string | null
  readonly back: number | null
  /** How much its price buys, where it is sold by measure. */
  readonly content?: Content | null
  readonly hand: number
  readonly reserved: number
  readonly prices: readonly PriceLogRow[]
}

/** The default choice of a part: its stock limits the number of packages, its price the package's price. */
export interface PartStockRow {
  readonly quantity: number
  readonly hand: number
  readonly reserved: number
  readonly back: number | null
  readonly prices: readonly PriceLogRow[]
}

export interface StoredCardRow extends Omit<CardRow, 'images' | 'categories'> {
  readonly images: readonly StoredPictureRow[]
}

export interface CardRow {
  readonly key: string
  readonly kind: ProductKind
  readonly family: string
  readonly name: string
  readonly subtitle: string
  readonly category_key: string
  readonly category_slug: string
  readonly sold_in_groups_of: number
  readonly launched_at: string
  /** Of its light source. */
  readonly energy_class: EnergyClass | null
  readonly rating: number | null
  readonly rating_count: number
  readonly images: readonly PictureRow[]
  readonly siblings: readonly (Omit<PictureRow, 'sku' | 'alt'> & { key: string; subtitle: string; shade: string })[]
  readonly variants: readonly VariantRow[]
  readonly labels: readonly { text: string; description: string; type: string }[]
  readonly parts: readonly PartStockRow[]
  /** Names from the top down to its own. */
  readonly categories: readonly string[]
}

const stockOf = sql.raw(`coalesce(k.on_hand, 0), 'reserved', coalesce(k.reserved, 0)`)

/** For a part `pp` of a package: choices that the brand sells come first. */
export function firstChoice(brand: string | SQL): SQL {
  return sql`select pc.sku from package_choices pc join variants cv on cv.sku = pc.sku
    left join assortments ca on ca.product_key = cv.product_key and ca.brand = ${brand}
    where pc.package_key = pp.package_key and pc.part_key = pp.part_key
    order by (ca.product_key is null), pc.position limit 1`
}

/** Everything the cards of a list show, in one query however long the list is. */
export async function loadCardRows(
  db: Drizzle,
  context: CatalogContext,
  productKeys: readonly string[],
): Promise<readonly StoredCardRow[]> {
  if (productKeys.length === 0) return []
  const { brand, market, language } = context
  const rows = await queryPrepared<StoredCardRow & Record<string, unknown>>(
    db,
    'card-rows',
    sql`
    select p.key, p.kind, p.family, t.name, t.subtitle, p.category_key, ct.slug as category_slug, p.sold_in_groups_of,
      to_json(p.launched_at) as launched_at, p.energy ->> 'class' as energy_class, r.rating, coalesce(r.rating_count, 0)::int as rating_count,
      (select coalesce(json_agg(json_build_object('file', i.file, 'sku', i.sku, 'alt', coalesce(i.alt ->> ${language}, t.subtitle),
          'width', m.width, 'height', m.height, 'colour', m.dominant_colour, 'hash', m.content_hash,
          'point', m.focus, 'stored', m.is_stored) order by i.position), '[]')
        from product_images i join media_files m on m.file = i.file where i.product_key = p.key) as images,
      (select coalesce(json_agg(json_build_object('key', s.key, 'subtitle', st.subtitle, 'shade', s.fabric_color,
          'file', sm.file, 'width', sm.width, 'height', sm.height, 'colour', sm.dominant_colour, 'hash', sm.content_hash)
          order by (s.key <> p.key), s.position, s.key), '[]')
        from products s
        join assortments sa on sa.product_key = s.key and sa.brand = ${brand}
        join product_texts st on st.product_key = s.key and st.language = ${language}
        join product_images si on si.product_key = s.key and si.position = 1
        join media_files sm on sm.file = si.file
        where s.design_key = p.design_key) as siblings,
      (select coalesce(json_agg(json_build_object('sku', v.sku, 'name', v.names ->> ${language}, 'back', v.back_order_days, 'content', v.content,
          'hand', ${stockOf}, 'prices', ${priceLogOf({ brand, market }, sql`v.sku`)}) order by v.position, v.sku), '[]')
        from variants v left join stock_levels k on k.sku = v.sku and k.location = ${CENTRAL_WAREHOUSE}
        where v.product_key = p.key) as variants,
      (select coalesce(json_agg(json_build_object('text', l.texts ->> ${language}, 'description', l.descriptions ->> ${language},
          'type', l.label_type) order by pl.position), '[]')
        from product_labels pl join labels l on l.key = pl.label_key where pl.product_key = p.key) as labels,
      case when p.kind = 'package' then
        (select coalesce(json_agg(json_build_object('quantity', pp.quantity, 'back', v.back_order_days, 'hand', ${stockOf},
            'prices', ${priceLogOf({ brand, market }, sql`c.sku`)})), '[]')
          from package_parts pp
          join lateral (${firstChoice(brand)}) c on true
          join variants v on v.sku = c.sku
          left join stock_levels k on k.sku = c.sku and k.location = ${CENTRAL_WAREHOUSE}
          where pp.package_key = p.key) else '[]' end as parts
    from products p
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    left join lateral (select avg(rating)::float8 as rating, count(*) as rating_count from reviews where design_key = p.design_key) r on true
    where p.key = any(${sql.param([...productKeys])})
  `,
  )
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return productKeys.flatMap((key) => byKey.get(key) ?? [])
}
