import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import type { AddRow } from '../record-import.ts'
import { stagedProduct } from '../staging/staged-product-tables.ts'
import { languagesOf, toStoredTexts } from '../stored-texts.ts'

type ProductRecord = RecordOf<'product'>

function addTexts(product: ProductRecord, add: AddRow): void {
  const { name, subtitle, description, points, care, assembly, safety } = product
  const written = [
    name,
    subtitle,
    description,
    care,
    assembly,
    safety,
    product.colour.name,
    product.material.name,
    ...points,
  ]
  for (const language of languagesOf(written)) {
    add(stagedProduct.texts, {
      productKey: product.key,
      language,
      name: name[language] ?? '',
      subtitle: subtitle[language] ?? '',
      colourName: product.colour.name[language] ?? '',
      materialName: product.material.name[language] ?? '',
      description: description?.[language] ?? '',
      // A point missing in one language keeps its position, so that translations stay aligned.
      points: languagesOf(points).includes(language) ? points.map((point) => point[language] ?? '') : [],
      care: care?.[language] ?? '',
      assembly: assembly?.[language] ?? '',
      safety: safety?.[language] ?? '',
    })
  }
}

function addVariants({ key: productKey, variants }: ProductRecord, add: AddRow): void {
  for (const [position, variant] of variants.entries()) {
    add(stagedProduct.variants, {
      sku: variant.sku,
      productKey,
      position,
      names: variant.name ? toStoredTexts(variant.name) : null,
      sizeKey: variant.sizeKey ?? null,
      widthCm: variant.widthCm ?? null,
      depthCm: variant.depthCm ?? null,
      heightCm: variant.heightCm ?? null,
      weightKg: variant.weightKg ?? null,
      backOrderDays: variant.backOrderDays ?? null,
      content: variant.content ?? null,
      isMadeToOrder: variant.isMadeToOrder ?? false,
    })
  }
}

function addParts({ key: packageKey, parts }: ProductRecord, add: AddRow): void {
  for (const [position, part] of parts.entries()) {
    add(stagedProduct.parts, {
      packageKey,
      partKey: part.key,
      position,
      titles: toStoredTexts(part.title),
      quantity: part.quantity,
    })
    for (const [place, sku] of part.choices.entries())
      add(stagedProduct.choices, { packageKey, partKey: part.key, position: place, sku })
  }
}

function addLists(product: ProductRecord, add: AddRow): void {
  const productKey = product.key
  for (const categoryKey of product.categoryKeys) add(stagedProduct.categories, { productKey, categoryKey })
  for (const brand of product.brands) add(stagedProduct.assortments, { brand, productKey })
  for (const [position, labelKey] of product.labels.entries())
    add(stagedProduct.labels, { productKey, labelKey, position })
  for (const [index, { file, alt, sku }] of product.images.entries())
    add(stagedProduct.images, { productKey, position: index + 1, sku: sku ?? null, file, alt: toStoredTexts(alt) })
  for (const [position, document] of product.documents.entries())
    add(stagedProduct.documents, { productKey, position, ...document })
}

/** The rows of one product in all its tables. */
export function addProductRows(product: ProductRecord, add: AddRow): void {
  const [categoryKey = ''] = product.categoryKeys
  add(stagedProduct.products, {
    key: product.key,
    kind: product.kind,
    designKey: product.designKey,
    family: product.family,
    categoryKey,
    seriesKey: product.seriesKey ?? null,
    productBrandKey: product.productBrandKey ?? null,
    supplierKey: product.supplierKey ?? null,
    manufacturerKey: product.manufacturerKey ?? null,
    modelCode: product.modelCode,
    guaranteeYears: product.guaranteeYears ?? null,
    energy: product.energy ?? null,
    model: product.model ?? null,
    carried: product.carried ?? null,
    colourKey: product.colour.key,
    fabricColor: product.colour.hex,
    material: product.material.key,
    widthCm: product.widthCm,
    depthCm: product.depthCm,
    heightCm: product.heightCm,
    weightKg: product.weightKg,
    measurements: Object.fromEntries(
      Object.entries(product.measurements).filter((entry): entry is [string, number] => entry[1] !== undefined),
    ),
    roomKeys: product.roomKeys,
    accessoryKeys: product.accessories,
    sampleKeys: product.samples,
    soldInGroupsOf: product.soldInGroupsOf,
    launchedAt: product.launchedAt,
    position: product.position,
    marginWeight: product.marginWeight,
  })
  addTexts(product, add)
  addLists(product, add)
  addVariants(product, add)
  addParts(product, add)
}
