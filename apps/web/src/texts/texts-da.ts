import { blocksDa } from '../blocks/texts/blocks-da.ts'
import { cartDa } from '../features/cart/texts/cart-da.ts'
import { catalogDa } from '../features/catalog/texts/catalog-da.ts'
import { productDa } from '../features/catalog/texts/product-da.ts'
import { listsDa } from '../features/lists/texts/lists-da.ts'
import { newsletterDa } from '../features/newsletter/texts/newsletter-da.ts'
import { pageViewsDa } from '../features/page-views/texts/page-views-da.ts'
import { productCardDa } from '../features/product-card/texts/product-card-da.ts'
import { panelsDa } from '../shell/panels/texts/panels-da.ts'
import { frameDa } from '../shell/texts/frame-da.ts'
import { shellDa } from '../shell/texts/shell-da.ts'

/** Danish is the complete catalogue: its keys are the keys. */
export const texts = {
  ...shellDa,
  ...frameDa,
  ...panelsDa,
  ...catalogDa,
  ...productDa,
  ...productCardDa,
  ...cartDa,
  ...listsDa,
  ...pageViewsDa,
  ...newsletterDa,
  ...blocksDa,
} as const
