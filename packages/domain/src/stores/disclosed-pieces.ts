import type { StockStatus } from '../stock/stock-status.ts'

interface InStore {
  readonly status: StockStatus
  readonly available: number
}

/**
 * How many pieces of a thing a store tells of. Employees are told always; shoppers where few are left, so that nobody
 * goes there for four of two. How much stands in a store beyond that is nobody else's business.
 */
export function disclosedPieces(
  { status, available }: InStore,
  { isEmployee }: { isEmployee: boolean },
): number | undefined {
  return isEmployee || status === 'lowStock' ? available : undefined
}
