import type { VariantTable } from './variant.ts'

export const CONTENT_VARIANTS = {} as const satisfies VariantTable
