import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ProductKind } from '@firkant/domain/catalog/catalog-records.ts'
import type { EnergyClass } from '@firkant/domain/law/energy/energy-record.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { currentPrice, type CurrentPrice, type PriceEntry } from '@firkant/domain/pricing/price-log.ts'
import type { Content } from '@firkant/domain/pricing/unit-price.ts'
import { SAMPLE_PRICE } from '@firkant/domain/samples/samples.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { PictureRow } from '../catalog/card-rows.ts'
import { MAX_AGE_MS } from '../catalog/catalog-cache.ts'
import { priceLogOf } from '../pricing/price-log-sql.ts'
import { readPriceLog, type PriceLogRow } from '../pricing/read-price-log.ts'

/** What a cart shows of a SKU, as far as it rarely changes. */
export interface GoodsRow extends Record<string, unknown> {
  readonly sku: string
  readonly key: string
  readonly kind: ProductKind
  readonly is_sold: boolean
  readonly sold_in_groups_of: number
  readonly back: number | null
  readonly is_made_to_order: boolean
  readonly guarantee_years: number | null
  readonly manufacturer_name: string | null
  readonly model_code: string
  readonly weight_kg: number
  readonly energy_class: EnergyClass | null
  readonly content?: Content | null
  readonly longest_cm: number
  readonly narrowest_cm: number
  readonly name: string
  readonly subtitle: string
  readonly colour_name: string
  readonly variant_name: string | null
  readonly has_siblings: boolean
  readonly category_name: string
  readonly category_slug: string
  readonly category_keys: readonly string[]
  readonly series_key: string | null
  readonly supplier_key: string | null
  readonly product_brand_key: string | null
  readonly brand_name: string | null
  readonly rating: number | null
  readonly rating_count: number
  readonly picture: Omit<PictureRow, 'sku'> | null
  /** Number of entries in the price log, and of those ended early. */
  readonly price_stamp: string
  readonly prices: readonly PriceLogRow[]
  readonly parts: readonly PartRow[] | null
}

export interface PartRow {
  readonly key: string
  readonly title: string
  readonly quantity: number
  readonly choices: readonly string[]
}

export interface Goods {
  readonly row: GoodsRow
  readonly log: readonly PriceEntry[]
  /** The price at a moment; calculated again only when a log entry begins or ends. */
  readonly priceAt: (now: Date) => CurrentPrice | undefined
}

export interface GoodsContext {
  readonly brand: string
  readonly market: string
  readonly language: MarketLanguage
}

/** The log is append-only: the same number of entries is the same log. */
export function priceStampOf({ sku, brand, market }: Readonly<Record<'sku' | 'brand' | 'market', string>>): string {
  return `(select count(*) || '.' || count(x.id) from price_entries e left join price_endings x on x.entry_id = e.id
    where e.sku = ${sku} and e.brand = ${brand} and e.market = ${market})`
}

/** A sample is sold where something is that is made of it. */
const isSampled = (
  brand: string,
) => sql`select 1 from products f join assortments a on a.product_key = f.key and a.brand = ${brand}
  where f.sample_keys @> array[p.key]`

async function readGoods(db: Drizzle, context: GoodsContext, skus: readonly string[]): Promise<readonly GoodsRow[]> {
  const { brand, market, language } = context
  const { rows } = await db.execute<GoodsRow>(sql`
    select v.sku, p.key, p.kind, p.sold_in_groups_of, v.back_order_days as back, v.made_to_order as is_made_to_order,
      p.guarantee_years, p.model_code, mf.name as manufacturer_name,
      case when p.kind = 'sample' then exists (${isSampled(brand)})
        else exists (select 1 from assortments a where a.product_key = p.key and a.brand = ${brand}) end as is_sold,
      coalesce(v.weight_kg, p.weight_kg) as weight_kg, p.energy ->> 'class' as energy_class, v.content,
      greatest(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm), coalesce(v.height_cm, p.height_cm)) as longest_cm,
      least(coalesce(v.width_cm, p.width_cm), coalesce(v.depth_cm, p.depth_cm), coalesce(v.height_cm, p.height_cm)) as narrowest_cm,
      t.name, t.subtitle, t.colour_name, v.names ->> ${language} as variant_name,
      exists (select 1 from variants o where o.product_key = p.key and o.sku <> v.sku) as has_siblings,
      ct.name as category_name, ct.slug as category_slug,
      array(select category_key from product_categories pc where pc.product_key = p.key) as category_keys,
      p.series_key, p.supplier_key, p.product_brand_key, b.name as brand_name,
      r.rating, coalesce(r.rating_count, 0)::int as rating_count,
      (select json_build_object('file', i.file, 'alt', coalesce(i.alt ->> ${language}, t.subtitle), 'width', m.width,
          'height', m.height, 'colour', m.dominant_colour, 'hash', m.content_hash)
        from product_images i join media_files m on m.file = i.file
        where i.product_key = p.key and (i.sku is null or i.sku = v.sku)
        order by (i.sku is null), i.position limit 1) as picture,
      (select json_agg(json_build_object('key', pp.part_key, 'title', pp.titles ->> ${language}, 'quantity', pp.quantity,
          'choices', (select coalesce(json_agg(c.sku order by c.position), '[]') from package_choices c
            where c.package_key = pp.package_key and c.part_key = pp.part_key)) order by pp.position)
        from package_parts pp where pp.package_key = p.key) as parts,
      ${sql.raw(priceStampOf({ sku: 'v.sku', brand: 'here.brand', market: 'here.market' }))} as price_stamp,
      ${priceLogOf({ brand, market }, sql`v.sku`)} as prices
    from variants v
    cross join (select ${brand}::text as brand, ${market}::text as market) here
    join products p on p.key = v.product_key
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    left join product_brands b on b.key = p.product_brand_key
    left join manufacturers mf on mf.key = p.manufacturer_key
    left join lateral (select avg(rating)::float8 as rating, count(*) as rating_count from reviews
      where design_key = p.design_key) r on true
    where v.sku = any(${sql.param([...skus])})`)
  return rows
}

function pricedBy(log: readonly PriceEntry[], kind: ProductKind): Goods['priceAt'] {
  if (kind === 'sample') return () => SAMPLE_PRICE
  let known: { from: number; until: number; price: CurrentPrice | undefined } | undefined
  return (now) => {
    const time = now.getTime()
    if (known && time >= known.from && time < known.until) return known.price
    const price = currentPrice(log, now)
    // Without a price it is unknown when one begins.
    known = { from: time, until: price ? (price.validUntil?.getTime() ?? Number.POSITIVE_INFINITY) : time, price }
    return price
  }
}

export interface GoodsCache {
  /** Cached SKUs among these and the choices of their packages. */
  readonly cachedSkus: (context: GoodsContext, skus: Iterable<string>) => readonly string[]
  /** Products of these SKUs and of the choices of their packages. */
  readonly load: (
    db: () => Drizzle,
    context: GoodsContext,
    skus: Iterable<string>,
  ) => Promise<ReadonlyMap<string, Goods>>
  /** Reads them again because their prices changed. */
  readonly reload: (
    db: () => Drizzle,
    context: GoodsContext,
    skus: readonly string[],
  ) => Promise<ReadonlyMap<string, Goods>>
  readonly changed: (productKeys?: readonly string[]) => void
}

/** A row with its texts and prices takes some 3 kB. */
const MAX_GOODS = 10_000

/** Valid until the catalogue changes. Stock is never cached, and prices are checked against the log. */
export function cacheGoods(): GoodsCache {
  const cache = new LRUCache<string, Goods>({ max: MAX_GOODS, ttl: MAX_AGE_MS })
  let changes = 0
  const nameOf = ({ market, language }: GoodsContext, sku: string) => `${market} ${language} ${sku}`

  async function reload(db: () => Drizzle, context: GoodsContext, skus: readonly string[]) {
    const readAt = changes
    const found = new Map<string, Goods>()
    for (const row of await readGoods(db(), context, skus)) {
      const log = readPriceLog(row.prices)
      const goods = { row, log, priceAt: pricedBy(log, row.kind) }
      found.set(row.sku, goods)
      // The catalogue changed while reading: good for this answer, not for the cache.
      if (readAt === changes) cache.set(nameOf(context, row.sku), goods)
    }
    return found
  }

  async function loadAll(db: () => Drizzle, context: GoodsContext, wanted: Iterable<string>) {
    const found = new Map<string, Goods>()
    const missing: string[] = []
    for (const sku of wanted) {
      const goods = cache.get(nameOf(context, sku))
      if (goods) found.set(sku, goods)
      else missing.push(sku)
    }
    if (missing.length > 0) for (const [sku, goods] of await reload(db, context, missing)) found.set(sku, goods)
    return found
  }

  return {
    reload,
    cachedSkus(context, skus) {
      const rows = [...new Set(skus)].flatMap((sku) => cache.peek(nameOf(context, sku))?.row ?? [])
      const choices = rows.flatMap(({ parts }) => parts?.flatMap((part) => part.choices) ?? [])
      return [...new Set([...rows.map(({ sku }) => sku), ...choices])]
    },
    async load(db, context, skus) {
      const found = await loadAll(db, context, new Set(skus))
      const choices = [...found.values()].flatMap(({ row }) => row.parts?.flatMap((part) => part.choices) ?? [])
      const others = new Set(choices.filter((sku) => !found.has(sku)))
      if (others.size > 0) for (const [sku, goods] of await loadAll(db, context, others)) found.set(sku, goods)
      return found
    },
    changed(productKeys) {
      changes += 1
      if (!productKeys) return cache.clear()
      const keys = new Set(productKeys)
      for (const [name, { row }] of cache.entries()) if (keys.has(row.key)) cache.delete(name)
    },
  }
}
