import type { VariantTable } from './variant.ts'

export const LISTING_VARIANTS = {} as const satisfies VariantTable
