import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ReturnQuestion } from '@firkant/domain/returns/return-lookup.ts'

export interface RequestedReturn extends ReturnQuestion {
  readonly language: MarketLanguage
}

/** Who knows the orders. `orderNumber` and `email` are already in the form in which orders keep them. */
export interface ReturnsLookup {
  /** The address at which the return of that order is made; undefined unless both belong to one order. */
  readonly findReturnUrl: (asked: RequestedReturn) => Promise<string | undefined>
}
