import type { ChosenVariants } from '../variants.ts'

export const variants: ChosenVariants = {}
