import { isBuyable } from '../stock/stock-status.ts'
import type { ShoppingListItem } from './shopping-list.ts'

type Sold = Pick<ShoppingListItem, 'product' | 'stockStatus' | 'allowOversell'>

/** It is sold, and there is some of it or it may be ordered all the same. */
export function canBeBought({ product, stockStatus, allowOversell }: Sold): boolean {
  return product.currentSku !== undefined && (isBuyable(stockStatus) || allowOversell)
}

/** Only if there is something on the list and the shop still sells all of it. What is sold out is skipped. */
export function canAddAll(items: readonly Sold[]): boolean {
  return items.length > 0 && items.every(({ product }) => product.currentSku !== undefined)
}
