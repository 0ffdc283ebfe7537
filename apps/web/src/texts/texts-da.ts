import { cartDa } from '../features/cart/texts/cart-da.ts'
import { catalogDa } from '../features/catalog/texts/catalog-da.ts'
import { productDa } from '../features/catalog/texts/product-da.ts'
import { listsDa } from '../features/lists/texts/lists-da.ts'
import { pageViewsDa } from '../features/page-views/texts/page-views-da.ts'
import { productCardDa } from '../features/product-card/texts/product-card-da.ts'
import { shellDa } from '../shell/texts/shell-da.ts'

/** Danish is the complete catalogue: its keys are the keys. */
export const texts = {
  ...shellDa,
  ...catalogDa,
  ...productDa,
  ...productCardDa,
  ...cartDa,
  ...listsDa,
  ...pageViewsDa,
} as const
