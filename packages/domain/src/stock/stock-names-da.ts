import type { StockNames } from './stock-status.ts'

/** What filters, cards and product pages call the stock; a file for each language, because a page loads one. */
export const stockNamesDa: StockNames = {
  inStock: 'På lager',
  lowStock: 'Få på lager',
  outOfStock: 'Udsolgt',
  orderable: 'Bestillingsvare',
}
