import type { BrandKey } from '../brand/brand-key.ts'

/** How the numbers of a brand's orders begin. For the server alone: no shop's pages speak of another brand. */
export const ORDER_LETTERS: Readonly<Record<BrandKey, string>> = {
  hjemly: 'HJ',
  skygge: 'SK',
  fjellbo: 'FJ',
  ljuvhem: 'LJ',
}
