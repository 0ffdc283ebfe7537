import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { slugOf } from '@firkant/domain/format/slug.ts'
import { brandsThatSell } from './demo-assortment.ts'
import { demoCategoryKeys } from './demo-categories.ts'
import { assemblyKeyOf, careOf, describeProduct } from './demo-descriptions.ts'
import type { DemoCatalogue, DemoDocument, DemoProduct } from './demo-files.ts'
import { demoImages } from './demo-images.ts'
import { samplesOf } from './demo-samples.ts'
import { demoShare } from './demo-share.ts'
import { demoLaunch } from './demo-stock.ts'
import { demoVariants, withoutSize } from './demo-variants.ts'

/** A pseudo-random but stable order. */
function inOrderOf<Value>(values: readonly Value[], seedOf: (value: Value) => string): Value[] {
  const places = new Map(values.map((value) => [value, demoShare(seedOf(value), 1_000_000)]))
  return values.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** One product of each matching family, from its own series if possible, sold by the same brands. */
function demoAccessories(demo: DemoCatalogue, product: DemoProduct): string[] {
  const chosen: DemoProduct[] = []
  const brands = brandsThatSell(product)
  for (const family of demo.accessories[product.family] ?? []) {
    const fitting = demo.products.filter(
      (other) =>
        other.family === family &&
        other.designKey !== product.designKey &&
        !demo.parts[other.productKey] &&
        brands.every((brand) => brandsThatSell(other).includes(brand)) &&
        !chosen.some(({ designKey }) => designKey === other.designKey),
    )
    const ordered = inOrderOf(fitting, (other) => `goes-with:${product.productKey}:${other.productKey}`)
    const best = ordered.find(({ series }) => series === product.series) ?? ordered[0]
    if (best) chosen.push(best)
  }
  return chosen.map(({ productKey }) => productKey)
}

const WITHOUT_WARRANTY = new Set(['textiles', 'decoration'])

/** Assembly, care and guarantee documents; each in every language. */
function demoDocuments(demo: DemoCatalogue, product: DemoProduct): RecordOf<'product'>['documents'] {
  const assembly = assemblyKeyOf(demo, product)
  const care = careOf(demo, product)
  const belongs = ({ kind, key }: DemoDocument) => {
    if (kind === 'assembly') return key === assembly
    if (kind === 'care') return key === care?.key
    return !WITHOUT_WARRANTY.has(product.categoryKey)
  }
  return demo.documents.filter(belongs).map(({ key: _key, ...document }) => document)
}

type ProductRecord = RecordOf<'product'>

/** Labels by design or colour. */
function labelsOf({ texts }: DemoCatalogue, { designKey, colourKey }: DemoProduct): string[] {
  return texts.labels
    .filter(({ designs, colours }) => designs.includes(designKey) || colours.includes(colourKey))
    .map(({ key }) => key)
}

function textsOf(demo: DemoCatalogue, product: DemoProduct) {
  const { description, points, care, assembly, safety } = describeProduct(demo, product)
  return {
    name: withoutSize(demo, product, product.name),
    subtitle: withoutSize(demo, product, product.subtitle),
    description,
    points: [...points],
    care,
    ...(assembly && { assembly }),
    safety,
  }
}

function measuresOf({ measurements }: DemoCatalogue, { dimensionsCm: size, weightKg, designKey }: DemoProduct) {
  return {
    widthCm: size.w,
    depthCm: size.d,
    heightCm: size.h,
    weightKg,
    measurements: measurements[designKey] ?? {},
  }
}

export function demoProduct(
  demo: DemoCatalogue,
  product: DemoProduct,
  { position, now }: { position: number; now: Date },
): ProductRecord {
  const { productKey, designKey, colourKey, series } = product
  const guaranteeYears = demo.guarantees[designKey]
  const parts = demo.parts[productKey]
  const made = demo.texts.series[series]
  const light = demo.energy[product.designKey]
  const carried = parts ? undefined : demo.carried[designKey]
  return {
    type: 'product',
    key: productKey,
    designKey,
    kind: parts ? 'package' : 'product',
    family: product.family,
    categoryKeys: demoCategoryKeys(demo, product),
    roomKeys: product.roomKeys,
    seriesKey: slugOf('da', series),
    ...(made && {
      productBrandKey: made.productBrandKey,
      supplierKey: made.supplierKey,
      manufacturerKey: made.supplierKey,
    }),
    modelCode: designKey.toUpperCase(),
    ...(guaranteeYears !== undefined && { guaranteeYears }),
    ...(light && { energy: light }),
    ...(demo.models.includes(designKey) && { model: { file: `${designKey}.glb`, variant: colourKey } }),
    ...(carried && { carried }),
    brands: brandsThatSell(product),
    colour: { key: demo.colours[colourKey] ?? colourKey, hex: product.fabricColor, name: product.colourName },
    material: { key: product.material, name: product.materialName },
    ...measuresOf(demo, product),
    soldInGroupsOf: product.soldInGroupsOf,
    launchedAt: demoLaunch(product, now).toISOString(),
    position,
    marginWeight: demo.margins[product.designKey] ?? 0,
    ...textsOf(demo, product),
    labels: labelsOf(demo, product),
    accessories: demoAccessories(demo, product),
    samples: samplesOf(demo, product),
    images: demoImages(demo, product),
    documents: demoDocuments(demo, product),
    variants: demoVariants(demo, product).map(({ record }) => record),
    parts: parts ?? [],
  }
}
