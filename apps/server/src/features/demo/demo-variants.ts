import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
import type { Content } from '@firkant/domain/pricing/unit-price.ts'
import type { DemoCatalogue, DemoProduct, DemoVariantShape } from './demo-files.ts'
import { demoStock } from './demo-stock.ts'
import { mapText, inEachLanguage, type LocalizedText } from './localized-text.ts'

const SIZE_IN_TEXT = /, (?:Ø ?\d+|\d+ x \d+)/g

export interface DemoVariant {
  readonly sku: string
  readonly priceFactor: number
  readonly record: RecordOf<'product'>['variants'][number]
}

const NO_SHAPES: readonly DemoVariantShape[] = [{ price: 1 }]

/** `160 x 200` → `160x200`, `Ø116` → `d116`. */
function sizeKeyOf(size: string): string {
  return size.replace('Ø', 'd').replaceAll(' ', '').toLowerCase()
}

function nameOf({ size, name }: DemoVariantShape): LocalizedText | undefined {
  return name ?? (size === undefined ? undefined : inEachLanguage(() => `${size.replace('Ø', 'Ø ')} cm`))
}

interface VariedProduct {
  readonly demo: DemoCatalogue
  readonly product: DemoProduct
}

const CM2_OF_M2 = 10_000

/** `200 x 300` or `Ø200`, in square metres. */
function areaOf(size: string): Content {
  const [first = 0, second] = (size.match(/\d+/g) ?? []).map(Number)
  const cm2 = second === undefined ? Math.PI * (first / 2) ** 2 : first * second
  return { quantity: Math.round((cm2 / CM2_OF_M2) * 100) / 100, unit: 'm2' }
}

function contentOf({ contents }: DemoCatalogue, { designKey, family }: DemoProduct, { size }: DemoVariantShape) {
  return family === 'rug' && size !== undefined ? areaOf(size) : contents[designKey]
}

function variantOf({ demo, product }: VariedProduct, shape: DemoVariantShape, index: number): DemoVariant {
  const sizeKey = shape.size === undefined ? undefined : sizeKeyOf(shape.size)
  const suffix = shape.suffix ?? sizeKey?.toUpperCase() ?? ''
  const base = product.productKey.toUpperCase()
  // The first variant keeps the original SKU.
  const sku = index === 0 ? base : `${base}-${suffix}`
  const name = nameOf(shape)
  const { backOrderDays } = demoStock(sku)
  const { widthCm, depthCm, heightCm, weightKg, isMadeToOrder } = shape
  const content = contentOf(demo, product, shape)
  return {
    sku,
    priceFactor: shape.price,
    record: {
      sku,
      ...(name && { name }),
      ...(sizeKey !== undefined && { sizeKey }),
      ...(widthCm !== undefined && { widthCm }),
      ...(depthCm !== undefined && { depthCm }),
      ...(heightCm !== undefined && { heightCm }),
      ...(weightKg !== undefined && { weightKg }),
      ...(backOrderDays !== undefined && { backOrderDays }),
      ...(content && { content }),
      ...(isMadeToOrder && { isMadeToOrder }),
    },
  }
}

export function demoVariants(demo: DemoCatalogue, product: DemoProduct): readonly DemoVariant[] {
  const shapes = demo.variants[product.designKey] ?? NO_SHAPES
  return shapes.map((shape, index) => variantOf({ demo, product }, shape, index))
}

/** A name with one size would be wrong for the others. */
export function withoutSize(
  { variants }: DemoCatalogue,
  { designKey }: DemoProduct,
  text: LocalizedText,
): LocalizedText {
  const hasSizes = (variants[designKey] ?? []).some(({ size }) => size !== undefined)
  return hasSizes ? mapText(text, (each) => each.replaceAll(SIZE_IN_TEXT, '')) : text
}
