import { blocksSv } from '../blocks/texts/blocks-sv.ts'
import { cartSv } from '../features/cart/texts/cart-sv.ts'
import { catalogSv } from '../features/catalog/texts/catalog-sv.ts'
import { productSv } from '../features/catalog/texts/product-sv.ts'
import { listsSv } from '../features/lists/texts/lists-sv.ts'
import { newsletterSv } from '../features/newsletter/texts/newsletter-sv.ts'
import { pageViewsSv } from '../features/page-views/texts/page-views-sv.ts'
import { productCardSv } from '../features/product-card/texts/product-card-sv.ts'
import { panelsSv } from '../shell/panels/texts/panels-sv.ts'
import { frameSv } from '../shell/texts/frame-sv.ts'
import { shellSv } from '../shell/texts/shell-sv.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = {
  ...shellSv,
  ...frameSv,
  ...panelsSv,
  ...catalogSv,
  ...productSv,
  ...productCardSv,
  ...cartSv,
  ...listsSv,
  ...pageViewsSv,
  ...newsletterSv,
  ...blocksSv,
}
