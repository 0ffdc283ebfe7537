import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import { CENTRAL_WAREHOUSE } from '../stock/central-warehouse.ts'
import { brandsThatSell } from './demo-assortment.ts'
import { mediaFile, type DemoCatalogue, type DemoProduct } from './demo-files.ts'
import { demoShare } from './demo-share.ts'
import { demoLaunch } from './demo-stock.ts'
import { inEachLanguage, type LocalizedText } from './localized-text.ts'

/** What is cut or sawn into samples, and how such a piece is called. */
const FABRIC: LocalizedText = { da: 'Stofprøve', nb: 'Stoffprøve', sv: 'Tygprov' }
const SAMPLED: Readonly<Record<string, LocalizedText>> = {
  boucle: FABRIC,
  fine: FABRIC,
  linen: FABRIC,
  velvet: FABRIC,
  weave: FABRIC,
  leather: { da: 'Læderprøve', nb: 'Skinnprøve', sv: 'Läderprov' },
  wood: { da: 'Træprøve', nb: 'Treprøve', sv: 'Träprov' },
}
const SIZE: LocalizedText = {
  da: 'Et stykke på 10 × 15 cm',
  nb: 'Et stykke på 10 × 15 cm',
  sv: 'En bit på 10 × 15 cm',
}
/** A cushion is no dearer than its sample's trouble. */
const UNSAMPLED_FAMILIES: ReadonlySet<string> = new Set(['cushion', 'floor-lamp'])

const sampleKey = ({ material, colourKey }: DemoProduct) => `sample-${material}-${colourKey}`

const isSampled = ({ material, family, productKey }: DemoProduct, { parts }: DemoCatalogue) =>
  material in SAMPLED && !UNSAMPLED_FAMILIES.has(family) && !parts[productKey]

/** The sample of what a product is made of. */
export const samplesOf = (demo: DemoCatalogue, product: DemoProduct): string[] =>
  isSampled(product, demo) && brandsThatSell(product).length > 0 ? [sampleKey(product)] : []

/** One product stands for each fabric and wood. */
function sampledProducts(demo: DemoCatalogue): readonly DemoProduct[] {
  const sampled = demo.products.filter((product) => samplesOf(demo, product).length > 0)
  return [...Map.groupBy(sampled, sampleKey).values()].flatMap(([first]) => first ?? [])
}

function sampleImage(demo: DemoCatalogue, product: DemoProduct, alt: LocalizedText): RecordOf<'product'>['images'] {
  const same = demo.products.filter((other) => isSampled(other, demo) && sampleKey(other) === sampleKey(product))
  const files = same.flatMap(({ images }) => images.filter(({ kind }) => kind === 'detail')).map(({ file }) => file)
  const file = files[0] ?? product.images[0]?.file
  return file === undefined ? [] : [{ file: mediaFile(file), alt: { da: alt.da, nb: alt.nb, sv: alt.sv } }]
}

function sampleProduct(
  demo: DemoCatalogue,
  product: DemoProduct,
  { position, now }: { readonly position: number; readonly now: Date },
): RecordOf<'product'> {
  const key = sampleKey(product)
  const kind = SAMPLED[product.material] ?? FABRIC
  const nameIn = (language: 'da' | 'nb' | 'sv') =>
    `${kind[language]}: ${product.material === 'wood' ? '' : `${product.materialName[language]}, `}${product.colourName[language]}`
  const name = inEachLanguage(nameIn)
  return {
    type: 'product',
    key,
    designKey: key,
    kind: 'sample',
    family: 'sample',
    categoryKeys: [product.categoryKey],
    roomKeys: [],
    modelCode: '',
    brands: [],
    colour: {
      key: demo.colours[product.colourKey] ?? product.colourKey,
      hex: product.fabricColor,
      name: product.colourName,
    },
    material: { key: product.material, name: product.materialName },
    widthCm: 15,
    depthCm: 10,
    heightCm: product.material === 'wood' ? 1 : 0.3,
    weightKg: product.material === 'wood' ? 0.08 : 0.02,
    measurements: {},
    soldInGroupsOf: 1,
    launchedAt: demoLaunch(product, now).toISOString(),
    position,
    marginWeight: 0,
    name,
    subtitle: SIZE,
    points: [],
    labels: [],
    accessories: [],
    samples: [],
    images: sampleImage(demo, product, name),
    documents: [],
    variants: [{ sku: key.toUpperCase() }],
    parts: [],
  }
}

/** A fabric that nobody has cut for a while is sold out. */
const stockOf = ({ sku }: { readonly sku: string }): RecordOf<'stock'> => ({
  type: 'stock',
  sku,
  location: CENTRAL_WAREHOUSE,
  onHand: demoShare(`samples:${sku}`, 20) === 0 ? 0 : 120 + demoShare(`cut:${sku}`, 400),
})

export function demoSamples(demo: DemoCatalogue, now: Date): (RecordOf<'product'> | RecordOf<'stock'>)[] {
  const first = demo.products.length
  const samples = sampledProducts(demo).map((product, index) =>
    sampleProduct(demo, product, { position: first + index, now }),
  )
  return [...samples, ...samples.flatMap(({ variants }) => variants.map(stockOf))]
}
