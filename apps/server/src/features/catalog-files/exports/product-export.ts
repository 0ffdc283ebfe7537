import { inArray, sql, type InferSelectModel } from 'drizzle-orm'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { products } from '../../catalog/product-tables.ts'
import { fetchPages } from './fetch-pages.ts'
import { loadProductRows, type Queryable } from './load-product-rows.ts'
import { byLanguage, inOrder, optionalTexts, fullTexts, type Exportable, type RecordExport } from './record-export.ts'
import { plainly } from './reference-exports.ts'

type Rows = Awaited<ReturnType<typeof loadProductRows>>
type ProductRecord = Exportable<RecordOf<'product'>>

function variantsOf(key: string, rows: Rows): ProductRecord['variants'] {
  return (rows.variants.get(key) ?? []).map((variant) => ({
    sku: variant.sku,
    name: variant.names ? fullTexts(variant.names) : undefined,
    sizeKey: variant.sizeKey ?? undefined,
    widthCm: variant.widthCm ?? undefined,
    depthCm: variant.depthCm ?? undefined,
    heightCm: variant.heightCm ?? undefined,
    weightKg: variant.weightKg ?? undefined,
    backOrderDays: variant.backOrderDays ?? undefined,
    content: variant.content ?? undefined,
    isMadeToOrder: variant.isMadeToOrder || undefined,
  }))
}

function partsOf(key: string, rows: Rows): ProductRecord['parts'] {
  const choices = Map.groupBy(rows.choices.get(key) ?? [], (choice) => choice.partKey)
  return (rows.parts.get(key) ?? []).map(({ partKey, titles, quantity }) => ({
    key: partKey,
    title: fullTexts(titles),
    quantity,
    choices: (choices.get(partKey) ?? []).map((choice) => choice.sku),
  }))
}

function textsOf(key: string, rows: Rows) {
  const texts = rows.texts.get(key) ?? []
  const textOf = (
    field: 'name' | 'subtitle' | 'colourName' | 'materialName' | 'description' | 'care' | 'assembly' | 'safety',
  ) => byLanguage(texts, (text) => text[field])
  const lines = Math.max(0, ...texts.map((text) => text.points.length))
  return {
    textOf,
    points: Array.from({ length: lines }, (_, index) => fullTexts(byLanguage(texts, (text) => text.points[index]))),
  }
}

function listsOf(key: string, rows: Rows) {
  const brands = new Set((rows.brands.get(key) ?? []).map((row) => row.brand))
  return {
    brands: BRAND_KEYS.filter((brand) => brands.has(brand)),
    labels: (rows.labels.get(key) ?? []).map((row) => row.labelKey),
    images: (rows.images.get(key) ?? []).map(({ file, alt, sku }) => ({
      file,
      alt: inOrder(alt),
      sku: sku ?? undefined,
    })),
    documents: (rows.documents.get(key) ?? []).map(({ kind, language, title, file, bytes }) => ({
      kind,
      language: language as 'da',
      title,
      file,
      bytes,
    })),
  }
}

function recordOf(product: InferSelectModel<typeof products>, rows: Rows): ProductRecord {
  const { key } = product
  const { textOf, points } = textsOf(key, rows)
  const { brands, labels, images, documents } = listsOf(key, rows)
  const others = (rows.categories.get(key) ?? []).map((row) => row.categoryKey)
  return {
    type: 'product',
    key,
    designKey: product.designKey,
    kind: product.kind,
    family: product.family,
    categoryKeys: [product.categoryKey, ...others.filter((category) => category !== product.categoryKey)],
    roomKeys: product.roomKeys,
    seriesKey: product.seriesKey ?? undefined,
    productBrandKey: product.productBrandKey ?? undefined,
    supplierKey: product.supplierKey ?? undefined,
    manufacturerKey: product.manufacturerKey ?? undefined,
    modelCode: product.modelCode,
    guaranteeYears: product.guaranteeYears ?? undefined,
    energy: product.energy ?? undefined,
    model: product.model ? { file: product.model.file, variant: product.model.variant } : undefined,
    carried: product.carried ?? undefined,
    brands,
    colour: { key: product.colourKey, hex: product.fabricColor, name: fullTexts(textOf('colourName')) },
    material: { key: product.material, name: fullTexts(textOf('materialName')) },
    widthCm: product.widthCm,
    depthCm: product.depthCm,
    heightCm: product.heightCm,
    weightKg: product.weightKg,
    measurements: product.measurements,
    soldInGroupsOf: product.soldInGroupsOf,
    launchedAt: product.launchedAt.toISOString(),
    position: product.position,
    marginWeight: product.marginWeight,
    name: fullTexts(textOf('name')),
    subtitle: fullTexts(textOf('subtitle')),
    description: optionalTexts(textOf('description')),
    points,
    care: optionalTexts(textOf('care')),
    assembly: optionalTexts(textOf('assembly')),
    safety: optionalTexts(textOf('safety')),
    labels,
    accessories: product.accessoryKeys,
    samples: product.sampleKeys,
    images,
    documents,
    variants: variantsOf(key, rows),
    parts: partsOf(key, rows),
  }
}

/** The records of some products, in the order of their keys. */
export async function loadProductRecords(db: Queryable, keys: readonly string[]): Promise<ProductRecord[]> {
  const found = await db
    .select()
    .from(products)
    .where(inArray(products.key, [...keys]))
    .orderBy(plainly(products.key))
  const rows = await loadProductRows(db, keys)
  return found.map((product) => recordOf(product, rows))
}

export const exportProducts: RecordExport<'product'> = async function* (tx) {
  const allKeys = sql`select key from products order by key collate "C"`
  for await (const page of fetchPages<{ key: string }>(tx, allKeys))
    yield await loadProductRecords(
      tx,
      page.map(({ key }) => key),
    )
}
