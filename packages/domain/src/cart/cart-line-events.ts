import type { CartLine } from './cart-line.ts'

/** What a change did to one line. Listeners that count purchases need the difference, not the sum. */
export interface CartLineEvent {
  readonly type: 'line-added' | 'line-removed' | 'quantity-changed'
  readonly lineItemId: string
  readonly sku: string
  /** Pieces added, or removed if negative. */
  readonly difference: number
  readonly quantity: number
  readonly packageKey?: string | undefined
  readonly trackingType?: string | undefined
  readonly categories?: readonly string[] | undefined
}

type Kind = CartLineEvent['type']

function eventOf(type: Kind, line: CartLine, before: number): CartLineEvent {
  const { id, sku, packageKey, trackingType, categories } = line
  const quantity = type === 'line-removed' ? 0 : line.quantity
  return {
    type,
    lineItemId: id,
    sku,
    difference: quantity - before,
    quantity,
    ...(packageKey !== undefined && { packageKey }),
    ...(trackingType !== undefined && { trackingType }),
    ...(categories && { categories }),
  }
}

/** Removed lines first, then the others in the order of the cart. */
export function cartLineEvents(before: readonly CartLine[], after: readonly CartLine[]): readonly CartLineEvent[] {
  const [old, left] = [new Map(before.map((line) => [line.id, line])), new Set(after.map(({ id }) => id))]
  const removed = before.filter(({ id }) => !left.has(id)).map((line) => eventOf('line-removed', line, line.quantity))
  const others = after.flatMap((line) => {
    const known = old.get(line.id)
    if (!known) return [eventOf('line-added', line, 0)]
    return known.quantity === line.quantity ? [] : [eventOf('quantity-changed', line, known.quantity)]
  })
  return [...removed, ...others]
}
