import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { DemoProduct } from './demo-files.ts'

/** skygge sells few products, and none that suit bright rooms only. */
const NOT_IN_SKYGGE_FAMILIES = new Set(['outdoor', 'dining-set', 'throw'])
const NOT_IN_SKYGGE_COLOURS = new Set(['dustyblue', 'ochre', 'oakwhite'])

export function isInAssortment(brand: BrandKey, product: DemoProduct): boolean {
  if (product.roomKeys.every((room) => room === 'kids')) return brand !== 'skygge'
  return (
    brand !== 'skygge' || !(NOT_IN_SKYGGE_FAMILIES.has(product.family) || NOT_IN_SKYGGE_COLOURS.has(product.colourKey))
  )
}

export function brandsThatSell(product: DemoProduct): BrandKey[] {
  return BRAND_KEYS.filter((brand) => isInAssortment(brand, product))
}
