import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'
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

function variantOf(product: DemoProduct, shape: DemoVariantShape, index: number): DemoVariant {
  const sizeKey = shape.size === undefined ? undefined : sizeKeyOf(shape.size)
  const suffix = shape.suffix ?? sizeKey?.toUpperCase() ?? ''
  const base = product.productKey.toUpperCase()
  // The first variant keeps the original SKU.
  const sku = index === 0 ? base : `${base}-${suffix}`
  const name = nameOf(shape)
  const { backOrderDays } = demoStock(sku)
  const { widthCm, depthCm, heightCm, weightKg, isMadeToOrder } = shape
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
      ...(isMadeToOrder && { isMadeToOrder }),
    },
  }
}

export function demoVariants({ variants }: DemoCatalogue, product: DemoProduct): readonly DemoVariant[] {
  const shapes = variants[product.designKey] ?? NO_SHAPES
  return shapes.map((shape, index) => variantOf(product, shape, index))
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
