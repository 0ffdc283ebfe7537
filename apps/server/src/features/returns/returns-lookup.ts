import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ReturnLookupForm } from '@firkant/domain/returns/return-lookup.ts'

export interface RequestedReturn extends ReturnLookupForm {
  readonly language: MarketLanguage
}

/** Looks up orders. `orderNumber` and `email` must be normalised. */
export interface ReturnsLookup {
  /** Address of the order's return page; undefined unless both belong to one order. */
  readonly findReturnUrl: (request: RequestedReturn) => Promise<string | undefined>
}
