import { sql } from 'drizzle-orm'
import type { ListingSource } from '@firkant/domain/content/page-content-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** What is known of a product when others are recommended beside it. */
export interface RelatedFacts {
  readonly categoryKey: string
  readonly seriesKey: string | undefined
  readonly accessoryKeys: readonly string[]
  /** The product in all its colours, which are not recommended beside it. */
  readonly designProductKeys: readonly string[]
}

interface RelatedRow extends Record<string, unknown> {
  readonly key: string
  readonly category_key: string
  readonly series_key: string | null
  readonly accessory_keys: string[]
  readonly design_product_keys: string[]
}

export async function loadRelatedFacts(
  db: Drizzle,
  productKeys: readonly string[],
): Promise<ReadonlyMap<string, RelatedFacts>> {
  if (productKeys.length === 0) return new Map()
  const { rows } = await db.execute<RelatedRow>(sql`
    select p.key, p.category_key, p.series_key, p.accessory_keys,
      (select array_agg(s.key) from products s where s.design_key = p.design_key) as design_product_keys
    from products p where p.key = any(${sql.param([...productKeys])})`)
  return new Map(
    rows.map((row) => [
      row.key,
      {
        categoryKey: row.category_key,
        seriesKey: row.series_key ?? undefined,
        accessoryKeys: row.accessory_keys,
        designProductKeys: row.design_product_keys,
      },
    ]),
  )
}

/** The listing to take recommendations from; undefined if there is none. */
export function relatedSource(
  kind: 'similar' | 'series' | 'accessories',
  { categoryKey, seriesKey, accessoryKeys }: RelatedFacts,
): ListingSource | undefined {
  if (kind === 'similar') return { categoryKey }
  if (kind === 'series') return seriesKey === undefined ? undefined : { seriesKey }
  return accessoryKeys.length > 0 ? { productKeys: [...accessoryKeys] } : undefined
}
