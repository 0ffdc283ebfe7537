import type { LawGap } from './duty.ts'
import type { LawFacts, LawManufacturer, LawProduct } from './law-facts.ts'

export const gapOfProduct = ({ key, brands }: LawProduct, field: string): LawGap => ({
  of: 'product',
  key,
  brands,
  field,
})

/** Each manufacturer of products sold in the market, once, with the brands that sell them. */
export function manufacturersInUse({ products, manufacturers }: LawFacts): readonly {
  readonly manufacturer: LawManufacturer
  readonly brands: LawProduct['brands']
}[] {
  const byKey = Map.groupBy(products, ({ manufacturerKey }) => manufacturerKey)
  return [...byKey].flatMap(([key, theirs]) => {
    const manufacturer = key === undefined ? undefined : manufacturers.get(key)
    const brands = [...new Set(theirs.flatMap((product) => product.brands))]
    return manufacturer ? [{ manufacturer, brands }] : []
  })
}
