import { availableOf } from '../stock/stock-status.ts'
import { itemsOfPiece, type CartFacts, type CartLine } from './cart-line.ts'

/** How many of each sku the whole cart takes: a chair may stand there by itself and in two packages. */
export function demandOf(lines: readonly CartLine[], facts: CartFacts): ReadonlyMap<string, number> {
  const demand = new Map<string, number>()
  for (const line of lines) {
    for (const { sku, quantity } of itemsOfPiece(line, facts)) {
      demand.set(sku, (demand.get(sku) ?? 0) + quantity * line.quantity)
    }
  }
  return demand
}

/** Whether the shelf, or the next delivery, has all that the line needs while the rest of the cart is there too. */
export function isCovered(line: CartLine, lines: readonly CartLine[], facts: CartFacts): boolean {
  const demand = demandOf(lines, facts)
  return itemsOfPiece(line, facts).every(({ sku }) => {
    const stock = facts.items.get(sku)?.stock
    if (!stock) return false
    return stock.backOrderDays !== undefined || (demand.get(sku) ?? 0) <= availableOf(stock)
  })
}
