import type { Shipped } from '../../delivery/promise-delivery.ts'
import { availableOf } from '../../stock/stock-status.ts'
import type { CartFacts, CartLine } from '../cart-line.ts'
import { demandOf } from '../cart-stock.ts'
import type { CartCalculation } from '../sums/calculate-cart.ts'

export type CartArrival = Required<Pick<Shipped, 'tier' | 'zone' | 'backOrderDays'>> &
  Pick<Shipped, 'service' | 'window'>

/** SKU → days until there are enough, for what the shelf has too few of. */
export function waitsOf(lines: readonly CartLine[], facts: CartFacts): ReadonlyMap<string, number> {
  const late = [...demandOf(lines, facts)].flatMap(([sku, quantity]) => {
    const stock = facts.items.get(sku)?.stock
    return stock && availableOf(stock) < quantity ? [[sku, stock.backOrderDays ?? 0] as const] : []
  })
  return new Map(late)
}

/**
 * Everything arrives on one day: by the delivery tier of the bulkiest item, when the slowest item is available. A lamp
 * beside a sofa comes with the sofa. Undefined when nothing can be delivered.
 */
export function cartArrival(
  { counted, shipment }: Pick<CartCalculation, 'counted' | 'shipment'>,
  facts: CartFacts,
): CartArrival | undefined {
  if (counted.length === 0) return undefined
  const lines = counted.map(({ line }) => line)
  const { tier, zone, service, window } = shipment
  return {
    tier,
    zone,
    service,
    ...(window && { window }),
    backOrderDays: Math.max(0, ...waitsOf(lines, facts).values()),
  }
}
