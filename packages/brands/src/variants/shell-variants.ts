import type { VariantTable } from './variant.ts'

export const SHELL_VARIANTS = {} as const satisfies VariantTable
