/** Kinds of pages that owners tell apart. */
export const PAGE_KINDS = [
  'start',
  'listing',
  'search',
  'product',
  'content',
  'store',
  'cart',
  'checkout',
  'confirmation',
  'account',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]
