import type { LawGap } from './duty.ts'
import { gapOfProduct } from './gaps-of-products.ts'
import type { LawFacts } from './law-facts.ts'

/** Families of what is usually sold by metre, square metre, weight or number. */
const MEASURED = /(?:^|-)(?:rug|carpet|runner|fabric|curtain-fabric|oilcloth|wallpaper|candles?)$/

/** Directive 98/6, article 3: the price of a unit stands beside the price. */
export const unitPriceGaps = ({ products }: LawFacts): readonly LawGap[] =>
  products
    .filter(({ family, hasContent }) => MEASURED.test(family) && !hasContent)
    .map((product) => gapOfProduct(product, 'variant.content.unit'))
