import type { LawGap } from '../duty.ts'
import { gapOfProduct } from '../gaps-of-products.ts'
import type { LawFacts } from '../law-facts.ts'
import { durabilityLabelOf } from './durability-label.ts'
import { TO_WISH_WORDS } from './line-notes.ts'

/** Directive 2024/825: a label says who gives the guarantee, and for which model. */
export function durabilityGaps({ products, manufacturers }: LawFacts): readonly LawGap[] {
  return products.flatMap((product) => {
    const { guaranteeYears, manufacturerKey = '', modelCode } = product
    if (guaranteeYears === undefined) return []
    const manufacturerName = manufacturers.get(manufacturerKey)?.name
    if (durabilityLabelOf({ guaranteeYears, manufacturerName, modelCode })) return []
    const fields = [...(manufacturerName ? [] : ['manufacturerKey']), ...(modelCode === '' ? ['modelCode'] : [])]
    return fields.map((field) => gapOfProduct(product, field))
  })
}

/** Directive 2011/83, article 6(1)(k): where the right of withdrawal ends, the terms say so. */
export function madeToOrderGaps({ products, storefronts, language }: LawFacts): readonly LawGap[] {
  const words = TO_WISH_WORDS[language]
  return storefronts.flatMap(({ brand, terms }): LawGap[] => {
    const sellsIt = products.some(({ isMadeToOrder, brands }) => isMadeToOrder && brands.includes(brand))
    if (!sellsIt || words.some((each) => terms.includes(each))) return []
    return [{ of: 'page', key: 'terms', brands: [brand], field: `a sentence on goods made "${words[0]}"` }]
  })
}
