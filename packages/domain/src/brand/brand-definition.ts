import type { OwnReturn } from '../orders/return-right.ts'
import type { MarketKey } from '../market/market.ts'
import type { BrandKey } from './brand-key.ts'
import type { MailLook } from './mail-look.ts'

/** What the shop must know of a brand to serve it. How it looks stands in its storefront. */
export interface BrandDefinition {
  readonly key: BrandKey
  readonly name: string
  readonly homeMarket: MarketKey
  /** Every market the brand sells in, the home market first. */
  readonly markets: readonly MarketKey[]
  /** Which of a room's pictures suits the brand. */
  readonly roomMood: 'light' | 'dark'
  readonly organisation: {
    readonly legalName: string
    readonly email: string
    readonly phone: string
    /** Lines of the postal address. */
    readonly address: readonly string[]
    /** With the name that the home country gives it: `CVR-nr. 00 00 00 10`. */
    readonly companyNumber: string
  }
  /** What it promises to who changes their mind after the days of the law; absent where that is nothing. */
  readonly ownReturn?: OwnReturn | undefined
  readonly mailLook: MailLook
}
