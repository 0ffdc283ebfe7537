import type { VariantTable } from './variant.ts'

export const MENU_VARIANTS = {} as const satisfies VariantTable
