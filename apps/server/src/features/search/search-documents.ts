import { sql, type SQL } from 'drizzle-orm'
import { COLOUR_NAMES } from '@firkant/domain/catalog/facet-names.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SearchDocument } from './indexing/search-index.ts'
import type { SearchField } from './ranking/ranking-weights.ts'

interface StoredDocument extends Record<string, unknown> {
  readonly key: string
  readonly design_key: string
  readonly skus: readonly string[]
  readonly name: string
  readonly subtitle: string
  readonly colour_key: string
  readonly colour_name: string
  readonly material_name: string
  readonly description: string
  readonly points: readonly string[]
  readonly category_keys: readonly string[]
  readonly room_keys: readonly string[]
  readonly sizes: readonly string[]
  readonly series_key: string | null
  readonly product_brand_key: string | null
  readonly margin_weight: number
  readonly outer: ProductMeasures['outer']
  readonly size_keys: readonly string[]
}

export interface DocumentContext {
  readonly brand: string
  readonly language: MarketLanguage
}

interface SharedCategory {
  readonly name: string
  /** The keys of the categories that it is in. */
  readonly above: readonly string[]
}

/** Names that many products share, by key; few enough to load at once. */
interface SharedNames {
  readonly categories: ReadonlyMap<string, SharedCategory>
  readonly rooms: ReadonlyMap<string, string>
  readonly series: ReadonlyMap<string, string>
  readonly brands: ReadonlyMap<string, string>
}

async function loadSharedNames(db: Drizzle, language: MarketLanguage): Promise<SharedNames> {
  const read = async (query: SQL) => {
    const { rows } = await db.execute<{ key: string; name: string | null }>(query)
    return new Map(rows.map(({ key, name }) => [key, name ?? '']))
  }
  const above = sql`
    with recursive above as (
      select key as category_key, parent_key from categories
      union all select above.category_key, c.parent_key from above join categories c on c.key = above.parent_key)
    select above.category_key as key, ct.name, array_remove(array_agg(above.parent_key), null) as above from above
    join category_texts ct on ct.category_key = above.category_key and ct.language = ${language} group by 1, 2`
  const [categories, rooms, series, brands] = await Promise.all([
    db.execute<{ key: string; name: string; above: string[] }>(above),
    read(sql`select key, names ->> ${language} as name from rooms`),
    read(sql`select key, name from series`),
    read(sql`select key, name from product_brands`),
  ])
  return { categories: new Map(categories.rows.map(({ key, ...shared }) => [key, shared])), rooms, series, brands }
}

/** Series and product brands of the whole catalogue: correctly spelt even in a shop that does not sell them. */
export async function loadNames(db: Drizzle): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from series union select name from product_brands`,
  )
  return rows.map(({ name }) => name)
}

/** The names of its own categories, and of those above them, each once. */
function categoryFields(keys: readonly string[], { categories }: SharedNames): (readonly [SearchField, string])[] {
  const above = new Set(keys.flatMap((key) => categories.get(key)?.above ?? []))
  const own = new Set(keys.filter((key) => !above.has(key)))
  const named = (all: ReadonlySet<string>, field: SearchField) =>
    [...all].map((key) => [field, categories.get(key)?.name ?? ''] as const)
  return [...named(own, 'category'), ...named(above, 'parentCategory')]
}

function documentOf(stored: StoredDocument, names: SharedNames, language: MarketLanguage): SearchDocument {
  const colour = COLOUR_NAMES[language][stored.colour_key] ?? ''
  const fields: (readonly [SearchField, string])[] = [
    ['name', stored.name],
    ['subtitle', stored.subtitle],
    ['series', names.series.get(stored.series_key ?? '') ?? ''],
    ['brand', names.brands.get(stored.product_brand_key ?? '') ?? ''],
    ['colour', `${stored.colour_name} ${colour}`],
    ['material', stored.material_name],
    ...categoryFields(stored.category_keys, names),
    ...stored.sizes.map((name) => ['size', name] as const),
    ...stored.room_keys.map((key) => ['room', names.rooms.get(key) ?? ''] as const),
    ...stored.points.map((text) => ['point', text] as const),
    ['description', stored.description],
  ]
  return {
    key: stored.key,
    designKey: stored.design_key,
    numbers: [stored.key, ...stored.skus],
    fields: fields.filter(([, text]) => text.trim() !== ''),
    margin: stored.margin_weight,
    measures: { outer: stored.outer, sizes: stored.size_keys },
  }
}

const BATCH = 500

/** The key is bounded in every table, because PostgreSQL does not infer that for the joined ones. */
function selectDocuments({ brand, language }: DocumentContext, after: string): SQL {
  return sql`
    select p.key, p.design_key, p.colour_key, p.series_key, p.product_brand_key, p.room_keys, p.margin_weight,
      t.name, t.subtitle, t.colour_name, t.material_name, t.description, t.points,
      array(select v.sku from variants v where v.product_key = p.key order by v.position) as skus,
      array(select distinct v.names ->> ${language} from variants v
        where v.product_key = p.key and v.names ->> ${language} is not null) as sizes,
      (select json_agg(json_build_object('width', coalesce(v.width_cm, p.width_cm), 'depth', coalesce(v.depth_cm, p.depth_cm),
        'height', coalesce(v.height_cm, p.height_cm))) from (
          select width_cm, depth_cm, height_cm from variants where product_key = p.key
          union select p.width_cm, p.depth_cm, p.height_cm) v) as outer,
      array(select distinct v.size_key from variants v
        where v.product_key = p.key and v.size_key is not null) as size_keys,
      array(select category_key from product_categories pc where pc.product_key = p.key) as category_keys
    from assortments a join products p on p.key = a.product_key
    join product_texts t on t.product_key = p.key and t.language = ${language}
    where a.brand = ${brand} and a.product_key > ${after} and p.key > ${after} and t.product_key > ${after}
    order by a.product_key limit ${BATCH}`
}

/** Every product of the assortment, in batches, so that requests are answered in between. */
export async function* readDocuments(db: Drizzle, context: DocumentContext): AsyncGenerator<readonly SearchDocument[]> {
  const names = await loadSharedNames(db, context.language)
  for (let after = ''; ;) {
    const { rows } = await db.execute<StoredDocument>(selectDocuments(context, after))
    yield rows.map((row) => documentOf(row, names, context.language))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.key
  }
}
