import { asc, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Drizzle } from '../../../platform/database/database.ts'
import {
  assortments,
  packageChoices,
  packageParts,
  productCategories,
  productDocuments,
  productImages,
  productLabels,
  productTexts,
  variants,
} from '../../catalog/product-tables.ts'
import { plainly } from './reference-exports.ts'

export type Queryable = Pick<Drizzle, 'select'>

/** The rows of some products, by product. One query per table, however many products. */
export async function loadProductRows(db: Queryable, keys: readonly string[]) {
  const of = (column: AnyPgColumn) => inArray(column, [...keys])
  const load = {
    texts: () => db.select().from(productTexts).where(of(productTexts.productKey)),
    categories: () =>
      db
        .select()
        .from(productCategories)
        .where(of(productCategories.productKey))
        .orderBy(plainly(productCategories.categoryKey)),
    labels: () =>
      db.select().from(productLabels).where(of(productLabels.productKey)).orderBy(asc(productLabels.position)),
    images: () =>
      db.select().from(productImages).where(of(productImages.productKey)).orderBy(asc(productImages.position)),
    documents: () =>
      db.select().from(productDocuments).where(of(productDocuments.productKey)).orderBy(asc(productDocuments.position)),
    variants: () => db.select().from(variants).where(of(variants.productKey)).orderBy(asc(variants.position)),
    brands: () => db.select().from(assortments).where(of(assortments.productKey)),
    parts: () => db.select().from(packageParts).where(of(packageParts.packageKey)).orderBy(asc(packageParts.position)),
    choices: () =>
      db.select().from(packageChoices).where(of(packageChoices.packageKey)).orderBy(asc(packageChoices.position)),
  }
  const ofProduct = <Row extends { readonly productKey: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.productKey)
  const ofPackage = <Row extends { readonly packageKey: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.packageKey)
  return {
    texts: ofProduct(await load.texts()),
    categories: ofProduct(await load.categories()),
    labels: ofProduct(await load.labels()),
    images: ofProduct(await load.images()),
    documents: ofProduct(await load.documents()),
    variants: ofProduct(await load.variants()),
    brands: ofProduct(await load.brands()),
    parts: ofPackage(await load.parts()),
    choices: ofPackage(await load.choices()),
  }
}
