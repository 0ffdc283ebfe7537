import { blocksNb } from '../blocks/texts/blocks-nb.ts'
import { cartNb } from '../features/cart/texts/cart-nb.ts'
import { catalogNb } from '../features/catalog/texts/catalog-nb.ts'
import { productNb } from '../features/catalog/texts/product-nb.ts'
import { listsNb } from '../features/lists/texts/lists-nb.ts'
import { newsletterNb } from '../features/newsletter/texts/newsletter-nb.ts'
import { pageViewsNb } from '../features/page-views/texts/page-views-nb.ts'
import { productCardNb } from '../features/product-card/texts/product-card-nb.ts'
import { panelsNb } from '../shell/panels/texts/panels-nb.ts'
import { frameNb } from '../shell/texts/frame-nb.ts'
import { shellNb } from '../shell/texts/shell-nb.ts'
import type { Catalogue } from './text-catalogue.ts'

export const texts: Catalogue = {
  ...shellNb,
  ...frameNb,
  ...panelsNb,
  ...catalogNb,
  ...productNb,
  ...productCardNb,
  ...cartNb,
  ...listsNb,
  ...pageViewsNb,
  ...newsletterNb,
  ...blocksNb,
}
