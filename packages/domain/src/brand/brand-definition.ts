import type { MarketKey } from '../market/market.ts'
import type { BrandKey } from './brand-key.ts'

/** What the shop must know of a brand to serve it. How it looks stands in its storefront. */
export interface BrandDefinition {
  readonly key: BrandKey
  readonly name: string
  readonly homeMarket: MarketKey
  /** Every market the brand sells in, the home market first. */
  readonly markets: readonly MarketKey[]
  /** Which of a room's pictures suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly organisation: { readonly legalName: string; readonly email: string; readonly phone: string }
}
