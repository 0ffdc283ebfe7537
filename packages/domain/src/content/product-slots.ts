/** The page whose blocks stand on the pages of products. */
export const PRODUCT_PAGE_KEY = 'product-page'

/** Between what one buys and what is told about it, or under that. */
export const PRODUCT_SLOTS = ['aboveDetails', 'belowDetails'] as const
export type ProductSlot = (typeof PRODUCT_SLOTS)[number]
export const DEFAULT_PRODUCT_SLOT: ProductSlot = 'belowDetails'
