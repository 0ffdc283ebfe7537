import type { VariantTable } from './variant.ts'

export const CART_VARIANTS = {} as const satisfies VariantTable
