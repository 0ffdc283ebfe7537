import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { ProductKind } from '@firkant/domain/catalog/catalog-records.ts'
import type { CarriedRecord } from '@firkant/domain/fit/carried-piece.ts'
import { ENERGY_DOCUMENTS, type EnergyClass, type EnergyRecord } from '@firkant/domain/law/energy/energy-record.ts'
import type { ManufacturerContact } from '@firkant/domain/law/manufacturer-record.ts'
import type { MadeModel } from '@firkant/domain/models-3d/made-model.ts'
import type { EnergyModel } from '@firkant/domain/page/models/law-models.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import type { CatalogContext } from './catalog-store.ts'
import { assortments, products, variants } from './product-tables.ts'

/** The data of a product page beyond its card. */
export interface ProductDetails extends Record<string, unknown> {
  readonly key: string
  readonly kind: ProductKind
  readonly design_key: string
  readonly category_key: string
  readonly category_slug: string
  readonly series: { readonly key: string; readonly name: string; readonly slug: string } | null
  readonly product_brand: { readonly name: string; readonly slug: string } | null
  readonly supplier: { readonly name: string } | null
  readonly manufacturer: (ManufacturerContact & { readonly responsible: ManufacturerContact | null }) | null
  readonly model_code: string
  readonly guarantee_years: number | null
  /** Of its variants, and of what can be chosen for its parts. */
  readonly made_to_order: readonly string[]
  readonly energy: EnergyRecord | null
  readonly model: MadeModel | null
  readonly carried: CarriedRecord | null
  readonly colour_name: string
  readonly material_name: string
  readonly description: string
  readonly points: readonly string[]
  readonly care: string
  readonly assembly: string
  readonly safety: string
  readonly width_cm: number
  readonly depth_cm: number
  readonly height_cm: number
  readonly weight_kg: number
  readonly measurements: Readonly<Record<string, number>>
  readonly accessory_keys: readonly string[]
  readonly has_samples: boolean
  readonly documents: readonly {
    readonly kind: 'assembly' | 'care' | 'safety' | 'warranty'
    readonly title: string
    readonly file: string
    readonly bytes: number
  }[]
  readonly sizes: readonly {
    readonly sku: string
    readonly width: number | null
    readonly depth: number | null
    readonly height: number | null
    readonly weight: number | null
  }[]
  /** Colour names of its siblings. */
  readonly colour_names: Readonly<Record<string, string>>
  /** Language → slug of the main category. */
  readonly slugs: Readonly<Record<string, string>>
}

/** A product that the brand sells; undefined for products of other brands. */
export async function findProduct(
  db: Drizzle,
  { brand, language }: Pick<CatalogContext, 'brand' | 'language'>,
  productKey: string,
): Promise<ProductDetails | undefined> {
  const rows = await queryPrepared<ProductDetails>(
    db,
    'product-details',
    sql`
    select p.key, p.kind, p.design_key, p.category_key, ct.slug as category_slug,
      case when s.key is not null then json_build_object('key', s.key, 'name', s.name, 'slug', s.slug) end as series,
      case when b.key is not null then json_build_object('name', b.name, 'slug', b.slug) end as product_brand,
      case when u.key is not null then json_build_object('name', u.name) end as supplier,
      case when m.key is not null then to_json(m) end as manufacturer, p.model_code, p.guarantee_years, p.energy, p.carried, p.model,
      array(select v.sku from variants v where v.made_to_order and (v.product_key = p.key or v.sku in
        (select c.sku from package_choices c where c.package_key = p.key)) order by v.sku) as made_to_order,
      t.colour_name, t.material_name, t.description, t.points, t.care, t.assembly, t.safety,
      p.width_cm, p.depth_cm, p.height_cm, p.weight_kg, p.measurements, p.accessory_keys,
      p.sample_keys <> '{}' as has_samples,
      (select coalesce(json_agg(json_build_object('kind', d.kind, 'title', d.title, 'file', d.file, 'bytes', d.bytes) order by d.position), '[]')
        from product_documents d where d.product_key = p.key and d.language = ${language}
          and d.kind <> all(${sql.param([...ENERGY_DOCUMENTS])})) as documents,
      (select coalesce(json_agg(json_build_object('sku', v.sku, 'width', v.width_cm, 'depth', v.depth_cm, 'height', v.height_cm,
          'weight', v.weight_kg)), '[]') from variants v where v.product_key = p.key) as sizes,
      (select json_object_agg(o.key, ot.colour_name) from products o
        join product_texts ot on ot.product_key = o.key and ot.language = ${language}
        where o.design_key = p.design_key) as colour_names,
      (select json_object_agg(x.language, x.slug) from category_texts x where x.category_key = p.category_key) as slugs
    from products p
    join assortments a on a.product_key = p.key and a.brand = ${brand}
    join product_texts t on t.product_key = p.key and t.language = ${language}
    join category_texts ct on ct.category_key = p.category_key and ct.language = ${language}
    left join series s on s.key = p.series_key
    left join product_brands b on b.key = p.product_brand_key
    left join suppliers u on u.key = p.supplier_key
    left join manufacturers m on m.key = p.manufacturer_key
    where p.key = ${productKey}`,
  )
  return rows[0]
}

/** The models of a product, or of all colours of a design. */
export async function listModelsCalled(db: Drizzle, key: string): Promise<readonly MadeModel[]> {
  const rows = await db
    .select({ model: products.model })
    .from(products)
    .where(and(or(eq(products.key, key), eq(products.designKey, key)), isNotNull(products.model)))
  return rows.flatMap(({ model }) => (model && 'source' in model ? [model] : []))
}

/** The product of a variant that the brand sells. */
export async function findProductKey(db: Drizzle, brand: string, sku: string): Promise<string | undefined> {
  const [found] = await db
    .select({ key: variants.productKey })
    .from(variants)
    .innerJoin(assortments, and(eq(assortments.productKey, variants.productKey), eq(assortments.brand, brand)))
    .where(eq(variants.sku, sku))
  return found?.key
}

/** The newest products that the brand sells, one of each design, with the SKU that stands for them. */
export async function listNewestProducts(
  db: Drizzle,
  brand: string,
  limit: number,
): Promise<readonly { readonly key: string; readonly sku: string; readonly categoryKey: string }[]> {
  const { rows } = await db.execute<{ key: string; sku: string; categoryKey: string }>(sql`
    select key, sku, "categoryKey" from (
      select distinct on (p.design_key) p.key, p.category_key as "categoryKey", p.launched_at,
        (select v.sku from variants v where v.product_key = p.key order by v.position, v.sku limit 1) as sku
      from products p join assortments a on a.product_key = p.key and a.brand = ${brand}
      where p.kind = 'product' order by p.design_key, p.launched_at desc, p.position, p.key) newest
    where sku is not null order by launched_at desc, key limit ${limit}`)
  return rows
}

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

export interface SoldProduct {
  readonly key: string
  readonly designKey: string
  readonly family: string
}

/** What a SKU is of, if the brand sells it. */
export async function findSoldProduct(db: Queries, brand: string, sku: string): Promise<SoldProduct | undefined> {
  const { key, designKey, family } = products
  const [found] = await db
    .select({ key, designKey, family })
    .from(variants)
    .innerJoin(products, eq(products.key, variants.productKey))
    .innerJoin(assortments, and(eq(assortments.productKey, variants.productKey), eq(assortments.brand, brand)))
    .where(eq(variants.sku, sku))
  return found
}

/** All colours of a design, in all brands. */
export async function listKeysOfDesign(db: Queries, design: string): Promise<readonly string[]> {
  const rows = await db.select({ key: products.key }).from(products).where(eq(products.designKey, design))
  return rows.map(({ key }) => key)
}
