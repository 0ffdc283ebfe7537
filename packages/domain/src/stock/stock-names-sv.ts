import type { StockNames } from './stock-status.ts'

export const stockNamesSv: StockNames = {
  inStock: 'I lager',
  lowStock: 'Få i lager',
  outOfStock: 'Slut i lager',
  orderable: 'Beställningsvara',
}
