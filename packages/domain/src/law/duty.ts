import type { BrandKey } from '../brand/brand-key.ts'
import type { MarketKey } from '../market/market.ts'
import type { ClaimingType } from './environment/environmental-proof-record.ts'
import type { LawFacts } from './law-facts.ts'

/** What is missing, and where it is filled in. */
export interface LawGap {
  readonly of: 'manufacturer' | 'recall' | 'page' | 'feed' | 'brand' | ClaimingType
  readonly key: string
  readonly brands: readonly BrandKey[]
  /** The column of the import, the place on the page, the field of the brand. */
  readonly field: string
}

/** `built`: the shop keeps it whatever the data, and the tests that carry these ids prove it. */
/** `findNotes`: what is told and is no gap, such as an official file that is still to come. */
export type DutyCheck =
  | { readonly by: 'built'; readonly provedBy: readonly string[] }
  | {
      readonly by: 'data'
      readonly findGaps: (facts: LawFacts) => readonly LawGap[]
      readonly findNotes?: (facts: LawFacts) => readonly string[]
    }

/** A day, or a year where no more is known; `unverified` where no source was found for the market. */
export type InForceFrom = string

export interface Duty {
  readonly reference: string
  readonly from: Readonly<Record<MarketKey, InForceFrom>>
  readonly appliesTo: 'shop' | 'product' | 'order'
  /** For who runs the shop: what the shop does, and what it wants from the data. */
  readonly asks: string
  readonly check: DutyCheck
}

export const UNVERIFIED = 'unverified'
