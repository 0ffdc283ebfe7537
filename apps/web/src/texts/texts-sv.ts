import { cartSv } from '../features/cart/texts/cart-sv.ts'
import { catalogSv } from '../features/catalog/texts/catalog-sv.ts'
import { productSv } from '../features/catalog/texts/product-sv.ts'
import { listsSv } from '../features/lists/texts/lists-sv.ts'
import { pageViewsSv } from '../features/page-views/texts/page-views-sv.ts'
import { productCardSv } from '../features/product-card/texts/product-card-sv.ts'
import { shellSv } from '../shell/texts/shell-sv.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = {
  ...shellSv,
  ...catalogSv,
  ...productSv,
  ...productCardSv,
  ...cartSv,
  ...listsSv,
  ...pageViewsSv,
}
