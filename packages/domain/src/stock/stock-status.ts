export const STOCK_STATUSES = ['inStock', 'lowStock', 'outOfStock', 'orderable'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]
export type StockNames = Readonly<Record<StockStatus, string>>

/** Up to this many pieces the stock counts as low. */
export const MAX_LOW_STOCK = 5

export interface StockFacts {
  readonly onHand: number
  readonly reserved: number
  /** Days until a piece ordered today arrives; absent if it can't be ordered. */
  readonly backOrderDays?: number | undefined
}

/** What can still be sold. Never negative: oversold pieces are owed, not available. */
export function availableOf({ onHand, reserved }: Pick<StockFacts, 'onHand' | 'reserved'>): number {
  return Math.max(0, onHand - reserved)
}

/**
 * Products sold in groups are available in whole groups only: a single chair of a pair can't be bought. Every status,
 * claim and promise is based on this.
 */
export function inWholeGroups(facts: StockFacts, groupSize: number): StockFacts {
  const available = availableOf(facts)
  return { ...facts, onHand: available - (available % groupSize), reserved: 0 }
}

export function stockStatusOf(facts: StockFacts): StockStatus {
  const available = availableOf(facts)
  if (available > MAX_LOW_STOCK) return 'inStock'
  if (available > 0) return 'lowStock'
  return facts.backOrderDays === undefined ? 'outOfStock' : 'orderable'
}

export function isBuyable(status: StockStatus): boolean {
  return status !== 'outOfStock'
}

export type StockDot = 'green' | 'yellow' | 'grey'

/**
 * The dot beside the stock text: on cards, product pages and cart lines, in filters and for stores. Its shape says the
 * same to whoever sees no colours, and parts the two that are yellow: full, half full, crossed out, a ring.
 */
export const STOCK_DOTS: Readonly<Record<StockStatus, StockDot>> = {
  inStock: 'green',
  lowStock: 'yellow',
  outOfStock: 'yellow',
  orderable: 'grey',
}

export function findStockStatus(status: string): StockStatus | undefined {
  return STOCK_STATUSES.find((each) => each === status)
}
