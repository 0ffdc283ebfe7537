import { isWooden } from './due-diligence-record.ts'
import type { LawGap } from './duty.ts'
import { gapOfProduct } from './gaps-of-products.ts'
import type { LawFacts } from './law-facts.ts'

/** Regulation 2023/1115: what is made of wood has the reference of its due diligence. */
export function deforestationGaps({ products }: LawFacts): readonly LawGap[] {
  return products
    .filter(({ material, hasDueDiligence }) => isWooden(material) && !hasDueDiligence)
    .map((product) => gapOfProduct(product, 'reference (dueDiligence)'))
}
