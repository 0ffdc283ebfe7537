export const STOCK_STATUSES = ['inStock', 'lowStock', 'outOfStock', 'orderable'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** From this many pieces on nobody needs to hurry. */
export const LOW_STOCK_MOST = 5

export interface StockFacts {
  readonly onHand: number
  readonly reserved: number
  /** Days until a piece that is ordered today arrives; absent when nothing can be ordered back. */
  readonly backOrderDays?: number | undefined
}

/** What can still be promised. Never below zero: oversold pieces are owed, not available. */
export function availableOf({ onHand, reserved }: Pick<StockFacts, 'onHand' | 'reserved'>): number {
  return Math.max(0, onHand - reserved)
}

/**
 * What is sold in groups is there in whole groups only: one chair of what is sold in twos can't be bought. Every status,
 * claim and promise of such goods is made from this.
 */
export function inWholeGroups(facts: StockFacts, groupSize: number): StockFacts {
  const available = availableOf(facts)
  return { ...facts, onHand: available - (available % groupSize), reserved: 0 }
}

export function stockStatusOf(facts: StockFacts): StockStatus {
  const available = availableOf(facts)
  if (available > LOW_STOCK_MOST) return 'inStock'
  if (available > 0) return 'lowStock'
  return facts.backOrderDays === undefined ? 'outOfStock' : 'orderable'
}

export function isBuyable(status: StockStatus): boolean {
  return status !== 'outOfStock'
}

/** The dot beside the stock text. */
export const STOCK_DOTS: Readonly<Record<StockStatus, 'green' | 'yellow' | 'grey'>> = {
  inStock: 'green',
  lowStock: 'yellow',
  outOfStock: 'yellow',
  orderable: 'grey',
}
