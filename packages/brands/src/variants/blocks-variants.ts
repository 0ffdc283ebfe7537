import type { VariantTable } from './variant.ts'

export const BLOCKS_VARIANTS = {} as const satisfies VariantTable
