import type { BrandKey } from '../brand/brand-key.ts'

/** Prefix of a brand's order numbers. Server only: a shop's pages must not name other brands. */
export const ORDER_LETTERS: Readonly<Record<BrandKey, string>> = {
  hjemly: 'HJ',
  skygge: 'SK',
  fjellbo: 'FJ',
  ljuvhem: 'LJ',
}
