import { amountOf, minorOfDecimal, type Amount } from '../money/money.ts'
import { canBeBought } from './add-all.ts'
import type { ShoppingListItem } from './shopping-list.ts'

type Bought = Pick<ShoppingListItem, 'card' | 'product' | 'quantity' | 'stockStatus' | 'allowOversell'>

/** In whole groups: one chair of a pair is a pair, and nobody gets fewer than they noted. */
export function inWholeGroups(quantity: number, groupSize: number): number {
  return Math.ceil(quantity / groupSize) * groupSize
}

/** How many the cart gets of it. */
export function piecesOf({ card, product, quantity }: Pick<Bought, 'card' | 'product' | 'quantity'>): number {
  return inWholeGroups(quantity, card?.variants.find(({ sku }) => sku === product.currentSku)?.soldInGroupsOf ?? 1)
}

/** Today's prices times pieces of what can be bought. */
export function listTotal(items: readonly Bought[], vatPercent: number): Amount {
  const minor = items
    .filter(canBeBought)
    .reduce((sum, item) => sum + minorOfDecimal(item.card?.price.current.inclVat ?? 0) * piecesOf(item), 0)
  return amountOf(minor, vatPercent)
}
