import { availableOf } from '../stock/stock-status.ts'
import { itemsOfPiece, type CartFacts, type CartLine, type NeededItem } from './cart-line.ts'

/** SKU → total quantity. */
export function sumItems(items: readonly NeededItem[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of items) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return sums
}

/** What the whole line takes out of stock. */
export function itemsOfLine(line: CartLine, facts: CartFacts): readonly NeededItem[] {
  return itemsOfPiece(line, facts).map(({ sku, quantity }) => ({ sku, quantity: quantity * line.quantity }))
}

/** SKU → quantity that the whole cart needs: a chair may be a line of its own and part of two packages. */
export function demandOf(lines: readonly CartLine[], facts: CartFacts): ReadonlyMap<string, number> {
  return sumItems(lines.flatMap((line) => itemsOfLine(line, facts)))
}

/** Whether stock, or a back order, covers the line together with the rest of the cart. */
export function isCovered(line: CartLine, lines: readonly CartLine[], facts: CartFacts): boolean {
  const demand = demandOf(lines, facts)
  return itemsOfPiece(line, facts).every(({ sku }) => {
    const stock = facts.items.get(sku)?.stock
    if (!stock) return false
    return stock.backOrderDays !== undefined || (demand.get(sku) ?? 0) <= availableOf(stock)
  })
}
