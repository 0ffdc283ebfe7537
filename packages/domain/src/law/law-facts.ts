import type { BrandDefinition } from '../brand/brand-definition.ts'
import type { BrandKey } from '../brand/brand-key.ts'
import type { MarketKey, MarketLanguage } from '../market/market.ts'
import type { EnergyRecord } from './energy/energy-record.ts'
import type { LawClaim } from './environment/environment-gaps.ts'
import type { InvoiceDays } from './invoice/invoice-days.ts'
import type { ManufacturerContact } from './manufacturer-record.ts'
import type { WayToPay } from './payment-order-gaps.ts'
import type { RecallRemedy } from './recall-record.ts'

export interface LawProduct {
  readonly key: string
  /** Those that sell it in the market. */
  readonly brands: readonly BrandKey[]
  readonly family: string
  readonly manufacturerKey: string | undefined
  readonly modelCode: string
  /** In the market's language. */
  readonly safety: string
  readonly hasImage: boolean
  readonly material: string
  /** It has the reference number of a due-diligence statement. */
  readonly hasDueDiligence: boolean
  /** Each of its variants says how much its price buys. */
  readonly hasContent: boolean
  /** Of the producer's free guarantee on the whole product. */
  readonly guaranteeYears?: number | undefined
  /** One of its variants is made to the buyer's wishes. */
  readonly isMadeToOrder: boolean
  /** Of its light source. */
  readonly energy?: EnergyRecord | undefined
}

export interface LawManufacturer extends ManufacturerContact {
  readonly key: string
  readonly responsible?: ManufacturerContact | undefined
}

/** What one brand says in one market. */
export interface LawStorefront {
  readonly brand: BrandKey
  readonly organisation: BrandDefinition['organisation']
  /** The text of its page of terms with all links; empty without one. */
  readonly terms: string
  /** How reviews are known to be from buyers; empty where it says nothing. */
  readonly reviewOrigin: string
  /** Where the last line of the footer leads. */
  readonly footerLinks: readonly string[]
  /** It says whom to complain to about accessibility, and what does not hold. */
  readonly hasAccessibility: boolean
  /** The owner has confirmed the authority in it. */
  readonly isAuthorityConfirmed: boolean
  /** What is still to be filled in: `[[name]]` in the text of a page, or of the frame. */
  readonly placeholders: readonly { readonly page: string; readonly name: string }[]
}

/** All that the duties of one market are checked by. */
export interface LawFacts {
  readonly market: MarketKey
  readonly language: MarketLanguage
  readonly storefronts: readonly LawStorefront[]
  readonly products: readonly LawProduct[]
  readonly manufacturers: ReadonlyMap<string, LawManufacturer>
  readonly hasReviews: boolean
  /** Environmental claims in the texts of catalogue and content, of all markets. */
  readonly claims: readonly LawClaim[]
  /** As `claimAbout`. */
  readonly provenClaims: ReadonlySet<string>
  readonly invoiceDays: InvoiceDays
  /** Of the checkout, in its order. */
  readonly waysToPay: readonly WayToPay[]
  /** What the owner has put in `LAW_NOTICE_FILES`. */
  readonly officialFiles: ReadonlySet<string>
  readonly recalls: readonly {
    readonly key: string
    readonly brands: readonly BrandKey[]
    readonly remedies: readonly RecallRemedy[]
  }[]
}
