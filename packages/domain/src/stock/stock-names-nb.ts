import type { StockNames } from './stock-status.ts'

export const stockNamesNb: StockNames = {
  inStock: 'På lager',
  lowStock: 'Få på lager',
  outOfStock: 'Utsolgt',
  orderable: 'Bestillingsvare',
}
