import { sql, type SQL } from 'drizzle-orm'
import { COLOUR_NAMES } from '@firkant/domain/catalog/facet-names.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SearchField } from './ranking-weights.ts'
import type { SearchDocument } from './search-index.ts'

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
  readonly categories: readonly string[]
  readonly rooms: readonly string[]
  readonly sizes: readonly string[]
  readonly series: string | null
  readonly brand: string | null
}

export interface DocumentScope {
  readonly brand: string
  readonly language: MarketLanguage
}

function documentOf(stored: StoredDocument, language: MarketLanguage): SearchDocument {
  const colour = COLOUR_NAMES[language][stored.colour_key] ?? ''
  const fields: (readonly [SearchField, string])[] = [
    ['name', stored.name],
    ['subtitle', stored.subtitle],
    ['series', stored.series ?? ''],
    ['brand', stored.brand ?? ''],
    ['colour', `${stored.colour_name} ${colour}`],
    ['material', stored.material_name],
    ...stored.categories.map((name) => ['category', name] as const),
    ...stored.sizes.map((name) => ['size', name] as const),
    ...stored.rooms.map((name) => ['room', name] as const),
    ...stored.points.map((text) => ['point', text] as const),
    ['description', stored.description],
  ]
  return {
    key: stored.key,
    designKey: stored.design_key,
    numbers: [stored.key, ...stored.skus],
    fields: fields.filter(([, text]) => text.trim() !== ''),
    margin: 0,
  }
}

function selectDocuments({ brand, language }: DocumentScope, which: SQL): SQL {
  return sql`
    with recursive above as (
      select key as category_key, key, parent_key from categories
      union all select above.category_key, c.key, c.parent_key from above join categories c on c.key = above.parent_key)
    select p.key, p.design_key, p.colour_key, t.name, t.subtitle, t.colour_name, t.material_name, t.description, t.points,
      se.name as series, pb.name as brand,
      array(select v.sku from variants v where v.product_key = p.key order by v.position) as skus,
      array(select distinct v.names ->> ${language} from variants v
        where v.product_key = p.key and v.names ->> ${language} is not null) as sizes,
      array(select distinct ct.name from product_categories pc join above on above.category_key = pc.category_key
        join category_texts ct on ct.category_key = above.key and ct.language = ${language}
        where pc.product_key = p.key) as categories,
      array(select r.names ->> ${language} from rooms r where r.key = any(p.room_keys)) as rooms
    from assortments a join products p on p.key = a.product_key
    join product_texts t on t.product_key = p.key and t.language = ${language}
    left join series se on se.key = p.series_key left join product_brands pb on pb.key = p.product_brand_key
    where a.brand = ${brand} and ${which}`
}

const BATCH = 1000

/** Every product of the assortment, in batches: the shop answers others between them. */
export async function* readDocuments(db: Drizzle, scope: DocumentScope): AsyncGenerator<readonly SearchDocument[]> {
  for (let after = ''; ;) {
    const which = sql`a.product_key > ${after} order by a.product_key limit ${BATCH}`
    const { rows } = await db.execute<StoredDocument>(selectDocuments(scope, which))
    yield rows.map((row) => documentOf(row, scope.language))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.key
  }
}
