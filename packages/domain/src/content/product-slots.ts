/** The page whose blocks are shown on product pages. */
export const PRODUCT_PAGE_KEY = 'product-page'

/** Between the purchase area and the details, or below the details. */
export const PRODUCT_SLOTS = ['aboveDetails', 'belowDetails'] as const
export type ProductSlot = (typeof PRODUCT_SLOTS)[number]
export const DEFAULT_PRODUCT_SLOT: ProductSlot = 'belowDetails'
