import { sql } from 'drizzle-orm'
import { ENERGY_DOCUMENTS, type EnergyClass, type EnergyRecord } from '@firkant/domain/law/energy/energy-record.ts'
import type { EnergyModel } from '@firkant/domain/page/models/law-models.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CatalogContext } from '../catalog/catalog-store.ts'

export interface GradedProduct {
  readonly key: string
  readonly name: string
  readonly subtitle: string
  readonly category_slug: string
  readonly energy: EnergyRecord & { readonly class: EnergyClass }
  readonly documents: readonly (Omit<EnergyModel['documents'][number], 'url'> & { readonly file: string })[]
}

/** A product with an energy class that the brand sells. */
export async function findGradedProduct(
  db: Drizzle,
  { brand, language }: Pick<CatalogContext, 'brand' | 'language'>,
  key: string,
): Promise<GradedProduct | undefined> {
  const { rows } = await db.execute<GradedProduct & Record<string, unknown>>(sql`
    select p.key, t.name, t.subtitle, ct.slug as category_slug, p.energy,
      (select coalesce(json_agg(json_build_object('kind', d.kind, 'title', d.title, 'file', d.file) order by d.position), '[]')
        from product_documents d where d.product_key = p.key and d.language = ${language}
          and d.kind = any(${sql.param([...ENERGY_DOCUMENTS])})) as documents
    from products p
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    where p.key = ${key} and p.energy ->> 'class' is not null`)
  return rows[0]
}
