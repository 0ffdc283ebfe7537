import { and, eq } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import type { CatalogScope } from './catalog-store.ts'
import { assortments, categoryTexts, products, productTexts } from './catalog-tables.ts'

export interface ProductRow {
  readonly key: string
  readonly designKey: string
  readonly categoryKey: string
  readonly categoryName: string
  readonly categorySlug: string
  readonly series: string
  readonly colourName: string
  readonly widthCm: number
  readonly depthCm: number
  readonly heightCm: number
  readonly weightKg: number
}

/** A product that the brand sells; one of another brand is not there. */
export async function findProduct(
  db: Drizzle,
  scope: CatalogScope,
  productKey: string,
): Promise<ProductRow | undefined> {
  const rows = await db
    .select({
      key: products.key,
      designKey: products.designKey,
      categoryKey: products.categoryKey,
      categoryName: categoryTexts.name,
      categorySlug: categoryTexts.slug,
      series: products.series,
      colourName: productTexts.colourName,
      widthCm: products.widthCm,
      depthCm: products.depthCm,
      heightCm: products.heightCm,
      weightKg: products.weightKg,
    })
    .from(products)
    .innerJoin(assortments, and(eq(assortments.productKey, products.key), eq(assortments.brand, scope.brand)))
    .innerJoin(productTexts, and(eq(productTexts.productKey, products.key), eq(productTexts.language, scope.language)))
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryKey, products.categoryKey), eq(categoryTexts.language, scope.language)),
    )
    .where(eq(products.key, productKey))
  return rows[0]
}
