import { BLOCKS_VARIANTS } from './variants/blocks-variants.ts'
import { CARD_VARIANTS } from './variants/card-variants.ts'
import { CART_VARIANTS } from './variants/cart-variants.ts'
import { CONTENT_VARIANTS } from './variants/content-variants.ts'
import { LISTING_VARIANTS } from './variants/listing-variants.ts'
import { MENU_VARIANTS } from './variants/menu-variants.ts'
import { PRODUCT_VARIANTS } from './variants/product-variants.ts'
import { SHELL_VARIANTS } from './variants/shell-variants.ts'
import type { VariantTable } from './variants/variant.ts'

/**
 * Every variant of every component, by name. A choice is `data-<name>` on the document's root. Its rules stand beside the
 * component as `looks/<component>.<name>-<choice>.css`, in the order of this table, or in the component's own sheet as
 * `:root[data-<name>='<choice>'] { … }`; the build leaves out those of other choices (apps/web/build/styles/sibling-sheets.ts,
 * resolve-variants.ts). Listed in docs/theming.md.
 */
export const VARIANTS = {
  ...SHELL_VARIANTS,
  ...MENU_VARIANTS,
  ...CARD_VARIANTS,
  ...LISTING_VARIANTS,
  ...PRODUCT_VARIANTS,
  ...CART_VARIANTS,
  ...BLOCKS_VARIANTS,
  ...CONTENT_VARIANTS,
} as const satisfies VariantTable

export type VariantName = keyof typeof VARIANTS
/** A brand's choices, where they differ from the default. */
export type ChosenVariants = {
  readonly [Name in VariantName]?: keyof (typeof VARIANTS)[Name]['choices']
}
