import type { ProductCard } from '../catalog/product-card.ts'
import { MEASUREMENT_KINDS } from '../page/models/measurement-kinds.ts'
import type { ProductDocument, ProductModel } from '../page/models/product-model.ts'

/** One product of a comparison, as the variant that was asked for. */
export interface ComparedProduct extends Pick<
  ProductModel,
  'colourName' | 'materialName' | 'points' | 'care' | 'assembly' | 'measurements' | 'measured' | 'delivery'
> {
  readonly card: ProductCard
  /** The size or configuration, where the product has several. */
  readonly variantName?: string | undefined
  /** All colours of the design. */
  readonly colourNames: readonly string[]
  readonly series?: string | undefined
  readonly productBrand?: string | undefined
  readonly warranty?: ProductDocument | undefined
  /** The comparison without it. */
  readonly removeUrl: string
}

const DEALS = ['price', 'rating', 'stock', 'delivery'] as const
const LOOKS = ['material', 'colour', 'colours', 'series', 'productBrand'] as const
const USES = ['points', 'care', 'assembly', 'warranty'] as const

export const COMPARE_GROUPS = { deal: DEALS, measures: MEASUREMENT_KINDS, look: LOOKS, use: USES } as const
export type CompareGroup = keyof typeof COMPARE_GROUPS
export type CompareKey = (typeof COMPARE_GROUPS)[CompareGroup][number]

export interface CompareRow {
  readonly key: CompareKey
  readonly group: CompareGroup
  readonly isDifferent: boolean
}

function dealOf({ card, delivery }: ComparedProduct, key: (typeof DEALS)[number]): string {
  const variant = card.variants.find(({ sku }) => sku === card.currentSku)
  const deals = {
    price: card.price.current.inclVat,
    rating: card.rating === undefined ? '' : `${card.rating} ${card.ratingCount}`,
    stock: variant ? `${variant.stockStatus} ${variant.backOrderDays ?? ''}` : '',
    delivery: `${delivery.arrivesOn ?? ''} ${delivery.service} ${delivery.price.inclVat}`,
  }
  return String(deals[key])
}

function wordsOf(product: ComparedProduct, key: (typeof LOOKS | typeof USES)[number]): string {
  const words = {
    material: product.materialName,
    colour: product.colourName,
    colours: product.colourNames.length > 1 ? product.colourNames.toSorted().join() : '',
    series: product.series,
    productBrand: product.productBrand,
    points: product.points.join(),
    care: product.care,
    assembly: product.assembly,
    warranty: product.warranty?.title,
  }
  return words[key] ?? ''
}

const isOneOf = <Key extends string>(keys: readonly Key[], key: string): key is Key =>
  (keys as readonly string[]).includes(key)

/** What two products are compared by; empty if this one has nothing to say there. */
function factOf(product: ComparedProduct, key: CompareKey): string {
  if (isOneOf(DEALS, key)) return dealOf(product, key)
  if (isOneOf(MEASUREMENT_KINDS, key)) return String(product.measurements.find(({ kind }) => kind === key)?.value ?? '')
  return wordsOf(product, key)
}

/** Rows that at least one product has something to say in, in the order of their groups. */
export function compareRows(products: readonly ComparedProduct[]): readonly CompareRow[] {
  const groups = Object.keys(COMPARE_GROUPS) as readonly CompareGroup[]
  return groups.flatMap((group) =>
    COMPARE_GROUPS[group].flatMap((key): CompareRow[] => {
      const facts = products.map((product) => factOf(product, key))
      return facts.every((fact) => fact === '') ? [] : [{ key, group, isDifferent: new Set(facts).size > 1 }]
    }),
  )
}
