import type { VariantTable } from './variant.ts'

export const PRODUCT_VARIANTS = {} as const satisfies VariantTable
