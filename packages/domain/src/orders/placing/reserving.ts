import type { NeededItem } from '../../cart/cart-line.ts'

export interface PlacedOrder {
  /** Nothing is left to do for the buyer: settled by its provider, or nothing to pay. */
  readonly isSettled: boolean
  /** It must first be confirmed by mail. */
  readonly isToConfirm: boolean
  /** An employee has the buyer before them, and answers for the hold. */
  readonly isByStaff: boolean
}

/**
 * Whether an order takes its goods when it is placed. Otherwise it takes them when it is paid or confirmed, and whoever
 * is first has them: anybody may begin as many payments as they like, and keeps nothing from others.
 */
export function reservesWhenPlaced({ isSettled, isToConfirm, isByStaff }: PlacedOrder): boolean {
  return !isToConfirm && (isSettled || isByStaff)
}

export interface StockLeft {
  readonly sku: string
  readonly available: number
  /** More will be delivered to us. */
  readonly mayOversell: boolean
}

/** The SKUs of which there are not enough left for the order. */
export function soldOutSkus(needed: readonly NeededItem[], left: readonly StockLeft[]): readonly string[] {
  const bySku = new Map(left.map((each) => [each.sku, each]))
  return needed.flatMap(({ sku, quantity }) => {
    const found = bySku.get(sku)
    return found && (found.mayOversell || found.available >= quantity) ? [] : [sku]
  })
}
