import { catalogDa } from '../features/catalog/texts/catalog-da.ts'
import { productCardDa } from '../features/product-card/texts/product-card-da.ts'
import { shellDa } from '../shell/texts/shell-da.ts'

/** Danish is the complete catalogue: its keys are the keys. */
export const texts = { ...shellDa, ...catalogDa, ...productCardDa } as const
