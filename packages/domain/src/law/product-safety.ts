import { isInEu } from './country-code.ts'
import type { LawGap } from './duty.ts'
import { gapOfProduct, manufacturersInUse } from './gaps-of-products.ts'
import type { LawFacts, LawProduct } from './law-facts.ts'
import type { ManufacturerContact } from './manufacturer-record.ts'

const hasElectronicAddress = ({ email, url }: ManufacturerContact) => email !== '' || url !== ''

function* missingOf(product: LawProduct, { language }: LawFacts): Generator<string> {
  if (product.manufacturerKey === undefined) yield 'manufacturerKey'
  if (product.modelCode === '') yield 'modelCode'
  if (product.safety === '') yield `safety.${language}`
  if (!product.hasImage) yield 'images'
}

/** Regulation 2023/988, article 19: who made it, who answers in the EU, what it is, and what to beware of. */
export function safetyGaps(facts: LawFacts): readonly LawGap[] {
  const ofProducts = facts.products.flatMap((product) =>
    [...missingOf(product, facts)].map((field) => gapOfProduct(product, field)),
  )
  const ofManufacturers = manufacturersInUse(facts).flatMap(({ manufacturer, brands }) => {
    const { key, address, responsible } = manufacturer
    const fields = [
      ...(hasElectronicAddress(manufacturer) ? [] : ['email']),
      ...(isInEu(address.country) || responsible ? [] : ['responsible.name']),
      ...(responsible && !isInEu(responsible.address.country) ? ['responsible.address.country'] : []),
      ...(responsible && !hasElectronicAddress(responsible) ? ['responsible.email'] : []),
    ]
    return fields.map((field): LawGap => ({ of: 'manufacturer', key, brands, field }))
  })
  return [...ofManufacturers, ...ofProducts]
}
