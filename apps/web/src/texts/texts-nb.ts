import { cartNb } from '../features/cart/texts/cart-nb.ts'
import { catalogNb } from '../features/catalog/texts/catalog-nb.ts'
import { productNb } from '../features/catalog/texts/product-nb.ts'
import { listsNb } from '../features/lists/texts/lists-nb.ts'
import { pageViewsNb } from '../features/page-views/texts/page-views-nb.ts'
import { productCardNb } from '../features/product-card/texts/product-card-nb.ts'
import { shellNb } from '../shell/texts/shell-nb.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = {
  ...shellNb,
  ...catalogNb,
  ...productNb,
  ...productCardNb,
  ...cartNb,
  ...listsNb,
  ...pageViewsNb,
}
