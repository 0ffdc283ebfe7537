import type { VariantTable } from './variant.ts'

export const CARD_VARIANTS = {} as const satisfies VariantTable
